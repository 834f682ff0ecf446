/// The words that the parser treats in a special way, reserved and contextual ones alike.
///
/// Whether a contextual word acts as a keyword at its place is the parser's to say; the lexer only resolves the spelling.
package enum Keyword: UInt8, Sendable, CaseIterable {
    case none
    // Declarations
    case `actor`, `associatedtype`, `case`, `class`, `deinit`, `enum`, `extension`, `func`, `import`, `infix`, `init`
    case `let`, `macro`, `operator`, `postfix`, `precedencegroup`, `prefix`, `protocol`, `struct`, `subscript`
    case `typealias`, `using`, `var`
    // Modifiers
    case `async`, `borrowing`, `consuming`, `convenience`, `distributed`, `dynamic`, `fileprivate`, `final`, `indirect`
    case `inout`, `internal`, `isolated`, `lazy`, `mutating`, `nonisolated`, `nonmutating`, `open`, `optional`
    case `override`, `package`, `private`, `public`, `reasync`, `required`, `rethrows`, `sending`, `static`, `unowned`
    case `weak`
    // Statements
    case `break`, `catch`, `continue`, `default`, `defer`, `discard`, `do`, `else`, `fallthrough`, `for`, `guard`
    case `if`, `in`, `repeat`, `return`, `switch`, `then`, `throw`, `where`, `while`, `yield`
    // Expressions and types
    case `any`, `Any`, `as`, `await`, `borrow`, `consume`, `copy`, `each`, `false`, `is`, `nil`, `of`, `self`, `Self`
    case `some`, `super`, `throws`, `true`, `try`, `unsafe`, `wildcard`
    // Accessors
    case `didSet`, `get`, `set`, `unsafeAddress`, `unsafeMutableAddress`, `underscoredModify`, `underscoredRead`
    case `willSet`
    // Behind `#`
    case `available`, `elseif`, `endif`, `error`, `sourceLocation`, `unavailable`, `warning`
}
