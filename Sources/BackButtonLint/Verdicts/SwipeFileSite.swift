/// Where the file goes that brings the swipe back for a whole app.
package struct SwipeFileSite: Sendable {
    /// One for each app that the screen is part of.
    package let files: [File]

    /// The hides of the screens that it must not open: closed on purpose, or asking before they are left.
    package let closedHides: [Place]

    package struct File: Sendable {
        /// Relative to the root, with `/`; beside the app's entry.
        package let path: String

        /// The target whose project lists its files one by one, so that this one must be added; else nil.
        package let listingTarget: String?

        /// Whether `UINavigationController` may be a gesture recognizer's delegate already.
        package let mayConform: Bool

        /// All systems that it is compiled for; empty: it can't be told.
        package let platforms: Platforms

        /// Whether there are screens that keep the swipe away.
        package let asksScreens: Bool
    }

    /// Why there can be none.
    package enum Obstacle: Sendable {
        /// No source says where the app begins.
        case noEntry
        /// The sources make `UINavigationController` a delegate of its recognizer, and only don't attach it.
        case onlyUnattached
        /// The sources override the method that would attach the delegate.
        case hookIsTaken
        /// A screen that it must not open is another module's, which can't name what the file declares.
        case closedElsewhere
        /// A file of its name is there; `target` is the one that its project must list it for.
        case fileIsThere(String, target: String?)
    }

    package static let name = "UINavigationController+SwipeBack.swift"
}

/// Finds where the swipe's file goes. Asked only where nothing restores the swipe.
struct SwipeFileFinder {
    let resolution: Resolution
    let ground: SwipeGround
    /// What the world does to bring the swipe back.
    let repairs: [SwipeRepair]
    /// The calls that hide the back button of screens which must not be opened.
    let closed: [Place]
    private var inquiry: Inquiry { resolution.inquiry }
    private var index: ProjectIndex { resolution.inquiry.index }

    typealias Answer = Possibility<SwipeFileSite, SwipeFileSite.Obstacle>

    /// - Parameter file: Of the screen, as its place in the index.
    func site(for file: Int) -> Answer {
        let entries = entries
        var files: [SwipeFileSite.File] = []
        var hides: [Place] = []
        for scope in ground.scopes(of: index.files[file]) {
            let own = entries.filter { ground.isMember($0, of: scope) && !ground.isUncertain($0, of: scope) }
            guard let own = own.first(where: ground.isCompiled) ?? own.first,
                let path = ground.path(of: SwipeFileSite.name, beside: own)
            else {
                return .impossible(.noEntry)
            }
            if ground.hasFile(path) {
                return .impossible(.fileIsThere(path, target: scope.listsItsFiles ? scope.name : nil))
            }
            if isUnattached(in: scope) { return .impossible(.onlyUnattached) }
            if isHookTaken(in: scope) { return .impossible(.hookIsTaken) }
            let closed = closed.filter { ground.isMember(index.files[$0.file], of: scope) }
            guard closed.allSatisfy({ ground.shareModule(index.files[$0.file], own) }) else {
                return .impossible(.closedElsewhere)
            }
            hides += closed.filter { !hides.contains($0) }
            files.append(
                SwipeFileSite.File(
                    path: path, listingTarget: scope.listsItsFiles ? scope.name : nil,
                    mayConform: !scope.packages.isEmpty || conforms,
                    platforms: scope.platforms.union(ground.platforms(of: own)),
                    asksScreens: !closed.isEmpty))
        }
        return files.isEmpty ? .impossible(.noEntry) : .possible(SwipeFileSite(files: files, closedHides: hides))
    }

    /// The files in which apps begin, in path order.
    private var entries: [FileID] {
        let main = Name("main")
        var places = [Name("App"), Name("UIApplicationDelegate")].flatMap { inquiry.uses(of: main, with: $0) }
        places = places.filter { $0.node.kind == .attributeName }
        // As an attribute, or called in `main.swift`.
        places += inquiry.uses(of: Name("UIApplicationMain"))
        let files = places.map { index.files[$0.file] }
        return Set(files.filter(ground.ships)).sorted()
    }

    /// Whether the sources say that it conforms.
    private var conforms: Bool {
        resolution.lineage(of: SwipeNames.navigationController).contains(SwipeNames.gestureDelegate)
    }

    private func isUnattached(in scope: Scope) -> Bool {
        repairs.contains { repair in
            guard case .unassigned? = repair.idleness, repair.visibility == .system else { return false }
            return ground.isMember(index.files[repair.ownerName.file], of: scope)
        }
    }

    private func isHookTaken(in scope: Scope) -> Bool {
        inquiry.members(named: Name("viewDidLoad"), of: SwipeNames.navigationController).contains { id in
            guard let type = index.container(of: id), index[type].kind == .extensionType else { return false }
            return ground.isMember(index.files[id.file], of: scope)
        }
    }
}
