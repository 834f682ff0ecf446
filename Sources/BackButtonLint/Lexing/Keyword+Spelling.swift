extension Keyword {
    /// As written in source; empty for `none`.
    package var spelling: String {
        switch self {
        case .none: ""
        case .wildcard: "_"
        case .underscoredModify: "_modify"
        case .underscoredRead: "_read"
        default: String(describing: self)
        }
    }

    /// Whether the word is a keyword wherever it stands, so that it can only be a name in backticks.
    package var isReserved: Bool {
        switch self {
        case .associatedtype, .case, .class, .deinit, .enum, .extension, .func, .import, .`init`, .let, .operator,
            .precedencegroup, .protocol, .struct, .subscript, .typealias, .var, .fileprivate, .inout, .internal,
            .private, .public, .rethrows, .static, .break, .catch, .continue, .default, .defer, .do, .else,
            .fallthrough, .for, .guard, .if, .in, .repeat, .return, .switch, .throw, .where, .while, .Any, .as,
            .false, .is, .nil, .`self`, .`Self`, .super, .throws, .true, .try:
            true
        default: false
        }
    }

    /// Whether the reserved word is an expression by itself, so that an operator may follow it.
    var isOperand: Bool {
        switch self {
        case .true, .false, .Any, .nil, .`self`, .`Self`, .super: true
        default: false
        }
    }
}
