/// One piece of code that means to bring the swipe back, with all that was found out about it.
///
/// What one type does for one app is one piece, however many places touch the recognizer.
package struct SwipeRepair: Sendable {
    /// The type whose code it is, as its author wrote it; outside of all types the function.
    package let owner: String

    /// Where that type is named: where it conforms, else where it assigns.
    package let ownerName: Place

    /// For which screens it runs.
    package let extent: Extent

    /// The first assignment of the recognizer's delegate: all of `recognizer?.delegate = self`. Nil where nothing is
    /// assigned.
    package let assignment: Place?

    package let delegate: Delegate

    /// What decides whether a swipe begins.
    package let guarding: SwipeGuard

    /// The override that attaches the delegate.
    package let hook: Hook?

    /// Why nothing comes of it; nil if something does, or it can't be told.
    package let idleness: Idleness?

    /// Where the type says that it is a recognizer's delegate.
    package let conformances: [Conformance]

    /// Who may use the type: what is added to it has to be as open as it is.
    package let visibility: Visibility

    /// The override of `viewDidLoad` that the type has.
    package let setUp: Place?

    /// Whether the type is the delegate of other recognizers too: then its guard is asked about these as well.
    package let servesOthers: Bool

    package enum Extent: Sendable {
        /// For every screen of an app, or of a stack that the app makes.
        case app
        /// For the screens that have it on them, or it can't be told.
        case screens
    }

    /// What the recognizer asks whether it may begin.
    package enum Delegate: Sendable, Equatable {
        /// The stack's controller itself.
        case stack
        /// An object of the sources' own.
        case object(Name)
        /// Nobody.
        case nobody
        /// Whatever can't be told.
        case unknown
    }

    /// An overridden function of UIKit's.
    package struct Hook: Sendable {
        package let function: Place
        package let name: String
        package let callsSuper: Bool
    }

    /// Why a repair repairs nothing.
    package enum Idleness: Sendable {
        /// The delegate is never assigned.
        case unassigned
        /// The recognizer is only switched on, at this assignment.
        case onlyEnabled(Place)
        /// Nothing makes a stack of the class.
        case unusedClass
    }

    /// A protocol in the list of a type.
    package struct Conformance: Sendable {
        /// The class or extension.
        package let declaration: Place
        /// The protocol, with its attributes.
        package let entry: Place
        package let retroactive: Retroactive
    }

    package enum Visibility: Sendable {
        /// UIKit's own.
        case system
        /// Public or open.
        case offered
        case own
    }

    /// How a conformance says that neither the type nor the protocol is the module's own.
    package enum Retroactive: Sendable {
        /// As it should be.
        case fine
        /// It doesn't say so.
        case missing
        /// It says so of a type of the module's own, by this attribute.
        case wrong(Place)
    }
}

extension SwipeRepair.Conformance {
    /// The type's name at that place.
    package var typeName: Place { declaration.declaredName }
}

extension Place {
    /// Of a declaration the name that it introduces or extends; of one without a name itself.
    package var declaredName: Place { at(node.child(.declName) ?? node.child(.type) ?? node) }
}

/// What decides whether the swipe begins, and what it asks.
package struct SwipeGuard: Sendable {
    /// The delegate's functions that are asked, in path and source order; empty without any.
    package var functions: [Place] = []

    /// Whether it is false on a stack's first screen.
    package var depth: Answer = .asksNot
    /// Whether something is presented over the screen.
    package var modal: Answer = .asksNot
    /// What the screen itself says, or a flag that screens set.
    package var screen: Answer = .asksNot

    /// Whether something is asked.
    package enum Answer: Sendable {
        /// It is, here.
        case asks(Place)
        case asksNot
        case unknown

        package var isAsked: Bool {
            if case .asks = self { true } else { false }
        }

        package var isNotAsked: Bool {
            if case .asksNot = self { true } else { false }
        }

        /// Of two parts of one guard: what one asks is asked, and what one may ask may be.
        mutating func join(_ other: Answer) {
            switch (self, other) {
            case (.asks, _), (_, .asksNot): break
            case (_, .asks), (.asksNot, .unknown), (.unknown, .unknown): self = other
            }
        }
    }

    /// A guard that can't be told anything about.
    static let unknown = SwipeGuard(depth: .unknown, modal: .unknown, screen: .unknown)

    mutating func join(_ other: SwipeGuard) {
        functions += other.functions
        depth.join(other.depth)
        modal.join(other.modal)
        screen.join(other.screen)
    }
}
