/// What a control shows of itself.
struct ControlLabel {
    /// The system's symbols by name, each with the string that says it.
    private(set) var symbols: [(name: String, string: Place)] = []

    /// Images of the app's own: the calls.
    private(set) var assets: [Place] = []

    /// Texts as far as they are written out, trimmed and in lower case; nil for one that isn't.
    private(set) var texts: [String?] = []

    /// Whether it shows something of which it can't be told what it is.
    private(set) var hasMore = false

    /// Whether it shows a symbol that points back, and no words but such that say so.
    var pointsBack: Bool {
        guard !hasMore, assets.isEmpty, symbols.allSatisfy({ BackSigns.isArrow($0.name) }) else { return false }
        return (!symbols.isEmpty || !texts.isEmpty)
            && texts.allSatisfy { $0.map(BackSigns.backLabels.contains) == true }
    }

    /// Whether it shows what people take for a way to leave, and nothing else.
    var promisesToLeave: Bool {
        guard !hasMore, assets.isEmpty else { return false }
        return (!symbols.isEmpty || !texts.isEmpty)
            && symbols.allSatisfy { BackSigns.isArrow($0.name) || BackSigns.isCross($0.name) }
            && texts.allSatisfy { $0.map(BackSigns.leavingLabels.contains) == true }
    }
}

extension ControlLabel {
    /// Reads the label of a button or link, or what an icon is.
    init(of control: ChainLink, in file: Int, _ resolution: Resolution) {
        guard let call = control.call else { return }
        let place = Place(file, control.node)
        switch control.name {
        case SwiftUINames.image: add(image: call, place, resolution)
        case SwiftUINames.text: add(text: call.callArguments.first?.value)
        default:
            for argument in call.callArguments {
                if argument.label == nil, argument.value.kind != .closure, argument.value.kind != .implicitMember {
                    add(text: argument.value)
                } else if argument.label == Name("systemImage") {
                    add(symbol: argument.value, place, resolution)
                } else if argument.label == Name("image") {
                    assets.append(place.at(call))
                }
            }
            for closure in Self.labels(of: control.name, call) { add(content: place.at(closure), resolution) }
        }
    }

    /// The closures, or values, that draw the label.
    private static func labels(of name: Name, _ call: Node) -> [Node] {
        let labelled = (call.callArguments + call.trailingClosures).filter { $0.label == Name("label") }.map(\.value)
        if !labelled.isEmpty { return labelled }
        guard let first = call.trailingClosures.first, first.label == nil else { return [] }
        let arguments = call.callArguments
        switch name {
        case SwiftUINames.button: return arguments.contains { $0.label == SwiftUINames.action } ? [first.value] : []
        case SwiftUINames.navigationLink:
            let isTitled = arguments.contains { $0.label == nil }
            let saysWhere = arguments.contains {
                $0.label == SwiftUINames.destination || $0.label == SwiftUINames.value
            }
            return saysWhere && !isTitled ? [first.value] : []
        default: return []
        }
    }

    private mutating func add(content: Place, _ resolution: Resolution) {
        var waiting = [content]
        var steps = 0
        while let place = waiting.popLast() {
            steps += 1
            if steps > 32 {
                hasMore = true
                return
            }
            let nodes = [place.node] + Array(place.node.descendants)
            for node in nodes where node.kind == .name && !node.isInArguments(below: place.node) {
                guard let link = node.ownLink ?? node.links.first, link.position == 0 else { continue }
                switch link.name {
                case SwiftUINames.image:
                    if let call = link.call { add(image: call, place.at(node), resolution) }
                case SwiftUINames.text: add(text: link.call?.callArguments.first?.value)
                case SwiftUINames.label:
                    if let call = link.call {
                        add(text: call.callArguments.first { $0.label == nil }?.value)
                        if let symbol = call.argument(Name("systemImage")) { add(symbol: symbol, place, resolution) }
                    }
                case let name where SwiftUINames.plainContainers.contains(name): continue
                default:
                    guard case .members(let members) = resolution.meaning(of: link.name, at: place.at(node)),
                        members.count == 1, let code = resolution.index.node(members[0]).child(.codeBlock),
                        resolution.index[members[0]].kind == .variable
                    else {
                        hasMore = true
                        continue
                    }
                    waiting.append(Place(members[0].file, code))
                }
            }
        }
    }

    private mutating func add(image call: Node, _ place: Place, _ resolution: Resolution) {
        if let symbol = call.argument(Name("systemName")) {
            add(symbol: symbol, place, resolution)
        } else if let label = call.callArguments.first?.label, !Self.imageLabels.contains(label) {
            // An initializer of somebody else's: what it shows, and whether that has a label, can't be told.
            hasMore = true
        } else {
            assets.append(place.at(call))
        }
    }

    /// Labels by which an image of the app's own is made.
    private static let imageLabels: Set<Name> = [Name("decorative"), Name("uiImage"), Name("cgImage")]

    private mutating func add(symbol value: Node, _ place: Place, _ resolution: Resolution) {
        if let string = resolution.writtenString(place.at(value)), let name = string.node.stringContent {
            symbols.append((name, string))
        } else {
            hasMore = true
        }
    }

    private mutating func add(text value: Node?) {
        texts.append(value?.stringContent.map { $0.lowercased() })
    }
}

extension Resolution {
    /// The string that a value is written as, where it stands or as a constant.
    func writtenString(_ value: Place) -> Place? {
        if value.node.kind == .string { return value }
        let links = value.node.links
        guard let last = links.last, last.call == nil else { return nil }
        let members: [DeclarationID]
        let isOwn = links.count == 2 && (links[0].name == SwiftNames.selfValue || links[0].name == SwiftNames.selfType)
        if links.count == 1 || isOwn {
            guard case .members(let found) = meaning(of: last.name, at: value) else { return nil }
            members = found
        } else {
            members = self.members(of: links[links.count - 2].name, named: last.name)
        }
        guard members.count == 1, let string = index.node(members[0]).child(.initializer)?.expression,
            string.kind == .string, index.node(members[0]).parent?.keyword == .let
        else { return nil }
        return Place(members[0].file, string)
    }
}

extension Node {
    /// Of a string without interpolations: what stands between its quotes, spaces around it apart.
    var stringContent: String? {
        guard kind == .string, firstChild == nil else { return nil }
        let trimmed = text.drop { $0 == "#" }
        guard trimmed.hasPrefix("\""), !trimmed.hasPrefix("\"\"\"") else { return nil }
        let content = trimmed.dropFirst().prefix { $0 != "\"" }
        return String(content.trimmingPrefix { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    /// Whether it stands in the parentheses of a call below `root`: what a view is handed, and not what is shown.
    fileprivate func isInArguments(below root: Node) -> Bool {
        for ancestor in ancestors {
            if ancestor == root { return false }
            if ancestor.kind == .arguments { return true }
        }
        return false
    }
}
