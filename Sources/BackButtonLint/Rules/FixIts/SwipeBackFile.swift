/// Writes the file that brings the swipe back on every screen of an app.
enum SwipeBackFile {
    static func remedy(at site: SwipeFileSite) -> Remedy {
        let paths = site.files.map { "`\($0.path)`" }.joined(separator: " and ")
        let subject = site.files.count == 1 ? ", which brings" : ", which bring"
        let targets = site.files.compactMap(\.listingTarget)
        var message = "create \(paths)\(subject) the swipe back on every screen"
        if !targets.isEmpty {
            let names = targets.map { "`\($0)`" }.joined(separator: " and ")
            message +=
                targets.count == 1
                ? ", and add it to the target \(names), whose project lists its files"
                : ", and add them to the targets \(names), whose projects list their files"
        }
        return Remedy(
            message: message, isSafe: false, edits: site.closedHides.flatMap(lock),
            creates: site.files.map { NewFile(path: $0.path, contents: contents(of: $0), target: $0.listingTarget) })
    }

    private static func contents(of file: SwipeFileSite.File) -> String {
        var code = file.mayConform ? withDelegate : withConformance
        if file.asksScreens {
            let last = "transitionCoordinator == nil\n"
            code = code.replacing(
                last, with: "transitionCoordinator == nil\n            && SwipeBackLock.screens == 0\n")
        }
        guard let condition = condition(for: file.platforms) else {
            return file.asksScreens ? "import SwiftUI\n\(code)\n\(locks)" : code
        }
        code = "#if \(condition)\n\(code)#endif\n"
        return file.asksScreens ? "import SwiftUI\n\n\(code)\n\(locks)" : code
    }

    // MARK: Screens that keep it away

    /// What a screen says that must not be left by a swipe.
    private static let lockName = "swipeBackLocked"

    /// Puts the modifier on a screen, behind its hide.
    private static func lock(_ hide: Place) -> [Remedy.Change] {
        let layout = Layout(tree: hide.node.tree)
        let slot = ModifierSlot(behind: hide.node, layout, unit: layout.unit(around: hide.node))
        func change(_ range: ByteRange, _ text: String) -> Remedy.Change {
            Remedy.Change(file: hide.file, range: range, replacement: text)
        }
        let start = slot.hasOwnLine ? layout.lineEnd + slot.indentation : ""
        return [change(ByteRange(slot.offset, slot.offset), "\(start).\(lockName)()")]
            + slot.breaks.map { change($0.range, layout.lineEnd + $0.indentation) }
    }

    private static let locks = """
        @MainActor private enum SwipeBackLock {
            static var screens = 0
        }

        extension View {
            /// Keeps the swipe back away as long as the screen is shown.
            @MainActor func \(lockName)() -> some View {
                onAppear { SwipeBackLock.screens += 1 }
                    .onDisappear { SwipeBackLock.screens -= 1 }
            }
        }

        """

    /// What keeps it away from systems without the gesture; nil where all have it.
    private static func condition(for platforms: Platforms) -> String? {
        guard !platforms.isDisjoint(with: [.macOS, .tvOS, .watchOS]) else { return nil }
        return platforms.contains(.visionOS) ? "os(iOS) || os(visionOS)" : "os(iOS)"
    }

    private static let why = """
        // Hiding the back button switches the swipe from the edge off. This switches it on again, on every screen.

        """

    private static let withConformance = """
        import UIKit

        \(why)extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
            open override func viewDidLoad() {
                super.viewDidLoad()
                interactivePopGestureRecognizer?.delegate = self
            }

            public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                // A swipe on a stack's first screen would freeze the app.
                viewControllers.count > 1 && presentedViewController == nil && transitionCoordinator == nil
            }

            public func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool {
                false
            }

            public func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool {
                true
            }
        }

        """

    /// For where a dependency may have made `UINavigationController` a delegate: a second time doesn't compile.
    private static let withDelegate = """
        import UIKit

        \(why)extension UINavigationController {
            open override func viewDidLoad() {
                super.viewDidLoad()
                interactivePopGestureRecognizer?.delegate = SwipeBackDelegate.shared
            }
        }

        private final class SwipeBackDelegate: NSObject, UIGestureRecognizerDelegate {
            static let shared = SwipeBackDelegate()

            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                guard let stack = gestureRecognizer.view?.next as? UINavigationController else { return false }
                // A swipe on a stack's first screen would freeze the app.
                return stack.viewControllers.count > 1 && stack.presentedViewController == nil
                    && stack.transitionCoordinator == nil
            }

            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool {
                false
            }

            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool {
                true
            }
        }

        """
}
