/// What a node of the tree stands for, and which children it has, in source order.
///
/// `item` below means any declaration, statement or expression, or an `ifConfig`. A token that belongs to no child
/// belongs to the node itself. `x?` = at most one, `x*` = any number, `x+` = at least one.
package enum NodeKind: UInt8, Sendable, BitwiseCopyable {
    /// The whole text: item*.
    case file

    // MARK: Declarations. All begin with attribute* modifier* (an `ifConfig` may stand among the attributes).

    /// A token run.
    case importDecl
    /// declName genericParameters? inheritance? whereClause? memberBlock?
    case structDecl, classDecl, actorDecl, enumDecl, protocolDecl
    /// type inheritance? whereClause? memberBlock?
    case extensionDecl
    /// declName genericParameters? parameters returnType? whereClause? codeBlock?
    case funcDecl
    /// genericParameters? parameters whereClause? codeBlock?
    case initDecl
    /// codeBlock?
    case deinitDecl
    /// genericParameters? parameters returnType? whereClause? (accessorBlock | codeBlock)?
    case subscriptDecl
    /// binding+; one node for `var a = 1, b: Int { 2 }`.
    case variableDecl
    /// (declName | pattern) type? initializer? (accessorBlock | codeBlock)?; a getter without `get` is a codeBlock.
    case binding
    /// enumElement+
    case enumCaseDecl
    /// declName parameters? initializer?
    case enumElement
    /// declName genericParameters? inheritance? type? whereClause?
    case typealiasDecl, associatedtypeDecl
    /// declName genericParameters? parameters? returnType? initializer? whereClause?
    case macroDecl
    /// Token runs, with a declName.
    case operatorDecl, precedenceGroupDecl

    // MARK: Parts of declarations

    /// attributeName arguments?; `@Environment(\.dismiss)`.
    case attribute
    /// The type's name behind the `@`, with its generic arguments: a token run.
    case attributeName
    /// One modifier word, with its parenthesis: `private(set)`.
    case modifier
    /// The declared name; one token (an operator's name too).
    case declName
    /// inheritedType*; from the colon on.
    case inheritance
    /// attribute* and a token run.
    case inheritedType
    /// Token runs.
    case genericParameters, whereClause
    /// A type where one is written; a token run.
    case type
    /// From the arrow on: type.
    case returnType
    /// From `(` to `)`: parameter*.
    case parameters
    /// attribute* modifier* label? declName type? initializer?; of a function, initializer, subscript, enum element,
    /// or closure. One name written: only declName. The `...` of a variadic one belongs to the node.
    case parameter
    /// From `=` on: one expression. Of a binding, parameter default, optional binding, enum element.
    case initializer
    /// From `{` to `}`: declarations, `ifConfig`, `macroExpansion`.
    case memberBlock
    /// From `{` to `}`: item*.
    case codeBlock
    /// From `{` to `}`: accessor*. Swift knows no `#if` here.
    case accessorBlock
    /// attribute* modifier* declName (the word `get`, `set`, ...) parameters? codeBlock?
    case accessor

    // MARK: Statements. A label before one belongs to the node.

    /// condition+ codeBlock, then for `else` one of codeBlock, ifStmt. The same kind where it is used as an expression.
    case ifStmt
    /// condition+ codeBlock
    case guardStmt
    /// condition+ codeBlock
    case whileStmt
    /// codeBlock, then the condition as an expression
    case repeatStmt
    /// pattern type? expression, a `where` expression?, codeBlock
    case forStmt
    /// codeBlock catchClause*. The same kind where it is used as an expression.
    case doStmt
    /// pattern* expression? (the one behind `where`) codeBlock
    case catchClause
    /// codeBlock
    case deferStmt
    /// The subject expression, then switchCase*, `ifConfig`. The same kind where it is used as an expression.
    case switchStmt
    /// `case` or `default` up to the next: attribute? pattern*, the `where` expressions, then item*.
    case switchCase
    /// expression?
    case returnStmt
    /// expression; `throw`, `yield`, `then`, `discard`.
    case throwStmt
    /// `break`, `continue`, `fallthrough`, with a label.
    case jumpStmt
    /// One element of a condition list: an expression, an optionalBinding, a matchingPattern or an availability.
    case condition
    /// `let name`, `var name: Type = value`: (declName | pattern) type? initializer?
    case optionalBinding
    /// `case pattern = value`: pattern type? initializer
    case matchingPattern
    /// `#available(...)`, `#unavailable(...)`: a token run; also where it stands as an expression.
    case availability
    /// A pattern: a token run.
    case pattern

    // MARK: Expressions

    /// Operands and operators side by side, without precedence: expression (operatorToken expression)*; behind `as` and
    /// `is` stands a type; assignment and the `?` and `:` of a ternary are operators here too.
    case sequence
    /// One infix operator, assignment, `as`, `as?`, `as!`, `is`, ternary `?` or `:`, `->`.
    case operatorToken
    /// A prefix operator or a run of `try`, `await`, `unsafe`, `consume`, `copy`, `borrow`, `each`, `repeat`, `any`,
    /// `some` before one operand: expression.
    case prefixed
    /// A base and what follows it: expression, then (member | call | subscript | unwrap | postfixOperator | ifConfig)+.
    /// `a.b(c).d` is one chain of base `a` and three parts. Without a part there is no chain, only the base.
    case chain
    /// `.name`, `.init`, `.self`, `.0` behind a base: declName genericArguments?
    case member
    /// arguments? trailingClosure*
    case call
    /// From `[` to `]`: argument*; with closures behind it: trailingClosure*.
    case subscriptCall
    /// `?` or `!` behind an expression.
    case unwrap
    /// Any other postfix operator.
    case postfixOperator
    /// An identifier, `self`, `super`, `Self`, `$0`, `_`, an operator used as a value, a module selector:
    /// declName genericArguments?
    case name
    /// `.name` without a base: declName
    case implicitMember
    /// `<...>` behind a name: a token run.
    case genericArguments
    /// A number, `true`, `false`, `nil`.
    case literal
    /// A string literal with all its pieces: interpolation*
    case string
    /// From `\(` to `)`: argument*
    case interpolation
    case regex
    /// From `(` to `)`: argument*; a parenthesis around one expression is a tuple of one.
    case tuple
    /// From `[` to `]`: expression*, or `ifConfig`.
    case array
    /// From `[` to `]`: key and value by turns.
    case dictionary
    /// From `{` to `}`: closureSignature? item*
    case closure
    /// Up to and with `in`: attribute* capture* parameter* (in parentheses or bare) returnType?
    case closureSignature
    /// One element of a capture list: modifier? declName initializer?
    case capture
    /// `\.name`, `\Type.name[0]?.x`: type? (member | subscriptCall | unwrap)*
    case keyPath
    /// `#name(...) { }`, as a declaration or an expression: declName genericArguments? arguments? trailingClosure*
    case macroExpansion
    /// From `(` to `)` of a call, attribute or macro: argument*
    case arguments
    /// label? expression; `#if` among arguments is not split.
    case argument
    /// The word before the colon of an argument, trailing closure or parameter.
    case label
    /// label? closure
    case trailingClosure

    // MARK: Anywhere

    /// `#if` to `#endif`: ifConfigClause+
    case ifConfig
    /// `#if`, `#elseif` or `#else` with what stands in it: an expression? (the condition), then what may stand around
    /// the `ifConfig`: items, members, cases, chain parts, attributes, elements.
    case ifConfigClause
    /// What the parser couldn't place: a token run.
    case unexpected
}
