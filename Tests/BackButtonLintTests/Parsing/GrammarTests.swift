import Testing

@testable import BackButtonLint

/// Readings that are easily got wrong, by the kinds of the nodes they give.
@Suite struct GrammarTests {
    /// The tree as text: `kind(child child)`.
    private func shape(_ text: String) -> String {
        let tree = Parser.parse(Array(text.utf8))
        var words = ""
        var ends: [UInt32] = []
        for row in 1..<max(1, tree.kinds.count) {
            while let end = ends.last, end <= row {
                ends.removeLast()
                words += ")"
            }
            if !words.isEmpty, words.last != "(" { words += " " }
            words += "\(tree.kinds[row])"
            if tree.subtreeEnds[row] > row + 1 {
                words += "("
                ends.append(tree.subtreeEnds[row])
            }
        }
        return words + String(repeating: ")", count: ends.count)
    }

    @Test(arguments: [
        ("a", "name(declName)"),
        ("a.b(c)", "chain(name(declName) member(declName) call(arguments(argument(name(declName)))))"),
        ("a<b>(c)", "chain(name(declName genericArguments) call(arguments(argument(name(declName)))))"),
        ("a < b > (c)", "chain(name(declName genericArguments) call(arguments(argument(name(declName)))))"),
        ("a < b", "sequence(name(declName) operatorToken name(declName))"),
        ("a ? b : c", "sequence(name(declName) operatorToken name(declName) operatorToken name(declName))"),
        ("a as? B<C>", "sequence(name(declName) operatorToken type)"),
        ("var a: some\nB { c }", "variableDecl(binding(declName type codeBlock(name(declName))))"),
        ("if let a {}", "ifStmt(condition(optionalBinding(declName)) codeBlock)"),
        (
            "if let (a, b) = c {}",
            "ifStmt(condition(optionalBinding(pattern initializer(name(declName)))) codeBlock)"
        ),
        ("-a", "prefixed(name(declName))"),
        ("try await a", "prefixed(name(declName))"),
        ("a!", "chain(name(declName) unwrap)"),
        ("a...", "chain(name(declName) postfixOperator)"),
        ("a!=b", "sequence(chain(name(declName) unwrap) operatorToken name(declName))"),
        ("a\n(b)", "name(declName) tuple(argument(name(declName)))"),
        ("a\n[b]", "name(declName) array(name(declName))"),
        ("a\n.b", "chain(name(declName) member(declName))"),
        ("[a: b]", "dictionary(name(declName) name(declName))"),
        ("[:]", "dictionary"),
        ("(a)", "tuple(argument(name(declName)))"),
        (".a", "implicitMember(declName)"),
        ("\"a\\(b)\"", "string(interpolation(argument(name(declName))))"),
        ("\\A.b?", "keyPath(type member(declName) unwrap)"),
        ("a(b:c:)", "name(declName)"),
        ("f(+)", "chain(name(declName) call(arguments(argument(name(declName)))))"),
        ("let a: Set<Set<B>>=[]", "variableDecl(binding(declName type initializer(array)))"),
        ("{ a, b in }", "closure(closureSignature(parameter(declName) parameter(declName)))"),
        (
            "{ [weak a] (b: C) -> D in }",
            "closure(closureSignature(capture(modifier declName) parameter(declName type) returnType(type)))"
        ),
        (
            "f { } g: { }",
            "chain(name(declName) call(trailingClosure(closure) trailingClosure(label closure)))"
        ),
        (
            "if let a, case .b = c, #available(iOS 16, *) {}",
            "ifStmt(condition(optionalBinding(declName)) condition(matchingPattern(pattern initializer(name(declName))))"
                + " condition(availability) codeBlock)"
        ),
        (
            "switch a { case .b where c: d\ndefault: e }",
            "switchStmt(name(declName) switchCase(pattern name(declName) name(declName)) switchCase(name(declName)))"
        ),
        (
            "func a(_ b: C = d) throws -> E {}",
            "funcDecl(declName parameters(parameter(label declName type initializer(name(declName)))) returnType(type)"
                + " codeBlock)"
        ),
        (
            "enum A: B { case c(D, e: F) }",
            "enumDecl(declName inheritance(inheritedType) memberBlock(enumCaseDecl(enumElement(declName"
                + " parameters(parameter(type) parameter(declName type))))))"
        ),
        (
            "var a: B { get { c } set { } }",
            "variableDecl(binding(declName type accessorBlock(accessor(declName codeBlock(name(declName)))"
                + " accessor(declName codeBlock))))"
        ),
        // The word of an accessor, but something is asked of it.
        (
            "var a: B { borrow(1) }",
            "variableDecl(binding(declName type codeBlock(chain(name(declName) call(arguments(argument(literal)))))))"
        ),
        (
            "a\n#if B\n.c\n#endif",
            "chain(name(declName) ifConfig(ifConfigClause(name(declName) member(declName))))"
        ),
        (
            "if a {} else if b {} else {}",
            "ifStmt(condition(name(declName)) codeBlock ifStmt(condition(name(declName)) codeBlock codeBlock))"
        ),
        (
            "let a = if b { c } else { d }",
            "variableDecl(binding(declName initializer(ifStmt(condition(name(declName)) codeBlock(name(declName))"
                + " codeBlock(name(declName))))))"
        ),
    ])
    func textHasTheShape(text: String, shape: String) {
        #expect(self.shape(text) == shape)
    }

    @Test func anEmptyTextIsAFileAlone() {
        let tree = Parser.parse([])
        #expect(Array(tree.kinds) == [.file])
        #expect(tree.root.range == ByteRange(0, 0))
    }
}
