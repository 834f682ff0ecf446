import Testing

@testable import BackButtonLint

@Suite struct LexerTests {
    private func pieces(_ source: String) -> [String] {
        let bytes = Array(source.utf8)
        return Lexer.lex(bytes).tokens.dropLast().map {
            "\($0.kind) \(String(decoding: bytes[$0.range.start..<$0.range.end], as: UTF8.self))"
        }
    }

    @Test func stringsAreCutAtInterpolations() {
        #expect(
            pieces(##"print("a\(f("b", { c })) d" + #"\(e)\#(g)"#)"##) == [
                "word print", "leftParen (", #"string "a\("#, "word f", "leftParen (", #"string "b""#, "comma ,",
                "leftBrace {", "word c", "rightBrace }", "rightParen )", #"string ) d""#, "oper +",
                ##"string #"\(e)\#("##, "word g", ##"string )"#"##, "rightParen )",
            ])
    }

    @Test func slashesAreTold() {
        #expect(pieces("a / b / c") == ["word a", "oper /", "word b", "oper /", "word c"])
        #expect(pieces("f(/b c/)") == ["word f", "leftParen (", "regex /b c/", "rightParen )"])
        #expect(pieces("x = !/b/.a") == ["word x", "oper =", "oper !", "regex /b/", "dot .", "word a"])
        #expect(pieces("#/\n a/b\n/#.c") == ["regex #/\n a/b\n/#", "dot .", "word c"])
    }

    @Test func numbersTakeTheirDots() {
        #expect(
            pieces("15.0.1 t.0.1 1.foo 0xff.description 1...2 0x1.8p-3") == [
                "number 15.0.1", "word t", "dot .", "number 0.1", "number 1", "dot .", "word foo", "number 0xff",
                "dot .",
                "word description", "number 1", "oper ...", "number 2", "number 0x1.8p-3",
            ])
    }

    @Test func everyKeywordIsResolved() {
        for keyword in Keyword.allCases where keyword != .none {
            let tokens = Lexer.lex(Array(keyword.spelling.utf8)).tokens
            #expect(tokens.map(\.keyword) == [keyword, .none])
            #expect(Lexer.lex(Array("\(keyword.spelling)x ".utf8)).tokens[0].keyword == .none)
        }
    }

    @Test func operatorsTellHowTheyBind() {
        func bounds(_ source: String) -> [String] {
            Lexer.lex(Array(source.utf8)).tokens.filter { $0.kind == .oper }.map {
                ($0.flags.contains(.leftBound) ? "<" : "") + ($0.flags.contains(.rightBound) ? ">" : "")
            }
        }
        #expect(bounds("a + b") == [""])
        #expect(bounds("a+b") == ["<>"])
        #expect(bounds("a +b") == [">"])
        #expect(bounds("a+ b") == ["<"])
        #expect(bounds("(-a, b!)") == [">", "<"])
        #expect(bounds("a!.b ?? c?.d") == ["<", "", "<"])
        #expect(bounds("a/* c */-/* c */b") == [""])
        #expect(bounds("-") == [""])
    }

    @Test func flagsTellWhatStandsBefore() {
        let tokens = Lexer.lex(Array("a b\n/* */c/*\n*/d// e\n`class`".utf8)).tokens
        #expect(tokens.map { $0.flags.contains(.startsLine) } == [true, false, true, true, true, false])
        #expect(tokens.map { $0.flags.contains(.spaceBefore) } == [false, true, true, true, true, false])
        #expect(tokens.map { $0.flags.contains(.escaped) } == [false, false, false, false, true, false])
        #expect(tokens[4].keyword == .none)
    }

    @Test func lineCommentsOutsideOfStringsAreCollected() {
        let source = "// a\nb // c\r\n\"// d \\(e /* // f */)\" /// g\n/* // h */ \"\"\"\n// i\n\\(j // k\n)\"\"\"//"
        let bytes = Array(source.utf8)
        let comments = Lexer.lex(bytes).lineComments.map {
            String(decoding: bytes[$0.start..<$0.end], as: UTF8.self)
        }
        #expect(comments == ["// a", "// c", "/// g", "// k", "//"])
    }

    @Test func stringsThatDontEndCloseWithTheirLine() {
        #expect(pieces("\"a\nb") == ["string \"a", "word b"])
        #expect(pieces("\"\\(a\nb") == ["string \"\\(", "word a", "string ", "word b"])
        #expect(pieces("\"\"\"\na\n") == ["string \"\"\"\na\n"])
        let tokens = Lexer.lex(Array("\"\\(\"\\(a\nb".utf8)).tokens
        #expect(tokens.filter { $0.flags.contains(.unterminated) }.map(\.range) == [ByteRange(7, 7), ByteRange(7, 7)])
    }
}
