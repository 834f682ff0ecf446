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
}
