/// What belongs to one screen and how it is reached, before it is looked through.
struct Survey {
    /// The pieces of code that make the screen, its own first.
    var regions: [Region] = []

    var reached: Reached?
    /// The step that decided `reached`.
    var reachedStep: Trail.StepID?

    /// The calls that push, present or root it: where the bindings that show it stand.
    var openers: [Place] = []
    /// Of these the calls that push it.
    var pushes: [Place] = []

    /// The view types that are the screen, and where each is made.
    var types: [Name: [Place]] = [:]

    /// Of these the types that the hide itself stands in.
    var ownTypes: Set<Name> = []

    /// The declarations that were climbed out of on the way from the hide to where its screen is reached.
    var climbed: Set<DeclarationID> = []

    /// Whether a modifier further out shows the button again.
    var isUndone = false

    /// Whether nobody can show it: it is private, and its file never makes it.
    var isNeverShown = false

    /// Set if the hide stands in something that other screens use.
    var wrapper: Wrapper?

    var trail = Trail()

    /// A piece of a screen's code.
    struct Region {
        let place: Place

        /// Of `if` and `switch` statements that hold this node only the branch with it belongs to the screen.
        let focus: Node?
        let step: Trail.StepID

        /// Of a wrapper's code: the call that uses it.
        var user: Place?

        /// Whether it is what stands in the bar's leading slot.
        var isLeading = false
    }

    /// A declaration that puts its hide on other views.
    struct Wrapper {
        let kind: Kind
        let declaration: DeclarationID

        enum Kind {
            /// A type that conforms to `ViewModifier`.
            case modifier
            /// A function or property in an extension of `View`.
            case viewFunction
            /// A style, which draws what it is configured with, wherever it is set.
            case style
            /// A view around content that is handed to it.
            case container
        }
    }

    /// The same screen as if there were nothing on it but one control; nil if none of its code is known.
    func narrowed(to control: Place, isLeading: Bool = false) -> Survey? {
        guard let step = regions.first?.step else { return nil }
        var narrowed = self
        narrowed.regions = [Region(place: control, focus: nil, step: step, isLeading: isLeading)]
        return narrowed
    }

    mutating func join(_ reached: Reached, _ step: Trail.StepID) {
        guard let known = self.reached else {
            self.reached = reached
            reachedStep = step
            return
        }
        let joined = known.joined(with: reached)
        if joined != known {
            self.reached = joined
            reachedStep = step
        }
    }
}
