/// A fix-it that was to be applied and wasn't.
public struct SkippedFix: Sendable {
    public let finding: Diagnostic
    public let reason: Reason

    public enum Reason: Sendable {
        /// It changes what another one changes otherwise.
        case contradictsAnother
        /// The text would no longer parse.
        case breaksSyntax
        /// The finding was still there afterwards.
        case curesNothing
        /// A text it changes isn't known, or its path isn't UTF-8.
        case unknownText
        /// The last round had come.
        case doesNotSettle

        /// One line, lower case, no full stop.
        public var words: String {
            switch self {
            case .contradictsAnother: "another fix changes the same place"
            case .breaksSyntax: "the file would no longer parse"
            case .curesNothing: "its fix didn't cure it"
            case .unknownText: "the file's name isn't UTF-8"
            case .doesNotSettle: "it comes back after each round"
            }
        }
    }
}
