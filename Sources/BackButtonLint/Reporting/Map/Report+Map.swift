extension Report {
    /// The screens of everything below the root, and how they are reached.
    public struct Map: Sendable {
        /// Sorted by path and offset.
        public let screens: [Screen]

        /// Sorted by their ends and ways; of each there is one.
        public let edges: [Edge]

        public init(screens: [Screen], edges: [Edge]) {
            self.screens = screens
            self.edges = edges
        }

        /// A view that is opened somewhere or hides the back button, or code that opens one.
        public struct Screen: Sendable {
            /// The type's name as it is written.
            public let name: String
            /// A target's or product's name; nil without a manifest.
            public let scope: String?
            /// Relative to the root, with `/`.
            public let path: String
            /// Where its name is declared.
            public let position: Position
            /// Whether it is an app, a coordinator or the like: opens screens and is none itself.
            public let isOpener: Bool
            /// `pushed`, `presented`, `root` or `unknown`.
            public let reached: String
            /// Every hide on it, in path and source order.
            public let hides: [Hide]

            public init(
                name: String, scope: String?, path: String, position: Position, isOpener: Bool, reached: String,
                hides: [Hide]
            ) {
                self.name = name
                self.scope = scope
                self.path = path
                self.position = position
                self.isOpener = isOpener
                self.reached = reached
                self.hides = hides
            }
        }

        /// What one hide does to a screen.
        public struct Hide: Sendable {
            /// The called name that hides the button.
            public let site: Site
            /// `always` or `conditional`.
            public let hides: String
            /// `leading`, `elsewhere`, `none` or `unknown`.
            public let wayBack: String
            /// `app`, `screen`, `none` or `unknown`.
            public let swipeBack: String
            /// Whether a directive says that it is closed on purpose.
            public let locked: Bool
            /// Whether people may be stuck: it is in force where there is a back button to hide, and wasn't meant.
            public let matters: Bool

            public init(
                site: Site, hides: String, wayBack: String, swipeBack: String, locked: Bool, matters: Bool
            ) {
                self.site = site
                self.hides = hides
                self.wayBack = wayBack
                self.swipeBack = swipeBack
                self.locked = locked
                self.matters = matters
            }
        }

        /// One screen leads to another.
        public struct Edge: Sendable {
            /// By their places in `screens`.
            public let from: Int
            public let to: Int
            public let way: Way
            /// Where it is done, in path and source order; never empty.
            public let sites: [Site]

            public init(from: Int, to: Int, way: Way, sites: [Site]) {
                self.from = from
                self.to = to
                self.way = way
                self.sites = sites
            }
        }

        /// How one screen leads to another.
        public enum Way: String, Sendable, CaseIterable {
            /// It is the first of a window, tab or stack there.
            case root
            case pushed
            case presented
            /// It is shown as a part of the other.
            case part
        }

        /// A place in a source.
        public struct Site: Sendable, Hashable {
            /// Relative to the root, with `/`.
            public let path: String
            public let position: Position

            public init(path: String, position: Position) {
                self.path = path
                self.position = position
            }
        }
    }
}

extension Report.Map.Screen {
    /// The folder of its file, relative to the root; empty for the root itself.
    var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }

    /// Whether people may not get back from it by a control.
    var lacksWayBack: Bool { hides.contains { $0.matters && $0.wayBack == "none" } }

    /// Whether people may not get back from it by a swipe.
    var lacksSwipe: Bool { hides.contains { $0.matters && $0.swipeBack == "none" } }

    var needsAttention: Bool { lacksWayBack || lacksSwipe }
}
