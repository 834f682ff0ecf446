import Testing

@testable import BackButtonLint

/// Wrong usage: one clear line on standard error, nothing on standard output, status 2.
@Suite struct UsageTests {
    @Test(arguments: [
        (["--formt", "json"], "unknown option '--formt'; did you mean '--format'?"),
        (["map", "--format", "mermade"], "unknown format of maps 'mermade'; did you mean 'mermaid'?"),
        (
            ["map", "--format", "svg=map.svg"],
            "a map is printed, not written: backlint map --format svg > map.svg"
        ),
        (["map", "--format", "json=map"], "unknown format of maps 'json=map'; 'backlint map --help' lists them"),
        (["map", "--format", "json"], "unknown format of maps 'json'; 'backlint map --help' lists them"),
        (["--format", "mermaid"], "unknown format 'mermaid'; 'backlint lint --help' lists them"),
        (["map", "--notes"], "'backlint map' has no option --notes"),
        (["--zebra"], "unknown option '--zebra'; 'backlint lint --help' lists them"),
        (["-x"], "unknown option '-x'; 'backlint lint --help' lists them"),
        (["--format", "jsn"], "unknown format 'jsn'; did you mean 'json'?"),
        (["--format", "pdf=x"], "unknown format 'pdf'; 'backlint lint --help' lists them"),
        (["--format"], "--format needs a value: --format NAME[=FILE]"),
        (["--format", "--notes"], "--format needs a value: --format NAME[=FILE]"),
        (["--format", "json="], "--format json= needs the name of a file"),
        (
            ["--format=json", "--format=text"],
            "two formats can't both be printed; write one to a file: --format text=FILE"
        ),
        (["--format=json=a", "--format=text=a"], "two formats can't be written to the same file, 'a'"),
        (["--rule", "no_such_rule_at_all"], "unknown rule 'no_such_rule_at_all'; 'backlint rules' lists them"),
        (["--enable=no_such_rule_at_all"], "unknown rule 'no_such_rule_at_all'; 'backlint rules' lists them"),
        (["--disable=no_such_rule_at_all"], "unknown rule 'no_such_rule_at_all'; 'backlint rules' lists them"),
        (["--jobs", "0"], "--jobs takes a number from 1 on, not '0'"),
        (["--jobs=many"], "--jobs takes a number from 1 on, not 'many'"),
        (["--color", "red"], "--color takes auto, always or never, not 'red'"),
        (["--strict=yes"], "--strict takes no value"),
        (["rules", "--notes"], "'backlint rules' has no option --notes"),
        (["--explain", "OrderView"], "'backlint lint' has no option --explain"),
        (["rules", "extra"], "'backlint rules' takes no words, only options"),
        (["explain", "missing_bak_button"], "unknown rule 'missing_bak_button'; did you mean 'missing_back_button'?"),
        (["explain", "zebra"], "unknown rule 'zebra'; 'backlint rules' lists them"),
        (["explain"], "'backlint explain' needs one rule: backlint explain RULE; 'backlint rules' lists them"),
        (["--completions", "tcsh"], "--completions takes bash, zsh, fish, not 'tcsh'"),
        (["help", "--man", "lint"], "'backlint help --man' takes no words"),
        (["help", "screen"], "unknown command 'screen'; did you mean 'screens'?"),
        (["syntax"], "'backlint syntax' needs one of tokens, outline, tree, bench, and files"),
        (["syntax", "token", "x"], "unknown kind of syntax output 'token'; did you mean 'tokens'?"),
        (["syntax", "tokens"], "'backlint syntax tokens' needs files: FILE ... or @LISTFILE"),
        (["syntax", "tokens", "@missing"], "cannot read 'missing': no such file or folder"),
        (["missing"], "cannot read 'missing': no such file or folder"),
        (["ruls"], "cannot read 'ruls': no such file or folder; did you mean the command 'rules'?"),
        (
            ["explian", "missing_back_button"],
            "cannot read 'explian': no such file or folder; did you mean the command 'explain'?"
        ),
        ([""], "cannot read '': no such file or folder"),
        (["--", "--notes"], "cannot read '--notes': no such file or folder"),
        (["screens", "missing"], "cannot read 'missing': no such file or folder"),
        (["--root", "missing"], "cannot read the root 'missing': no such file or folder"),
        (["--root", "TestInputs", "Sources"], "'Sources' isn't below the root '\(TestInput.path("TestInputs"))'"),
        (["a\u{7}b"], "cannot read 'a\\u{7}b': no such file or folder"),
        (["--root", "Package.swift"], "the root 'Package.swift' is no folder"),
        (
            ["screens", "--explain", "Nobody", "TestInputs/Projects/Bistro"],
            "unknown screen 'Nobody'; 'backlint screens' lists them"
        ),
    ])
    func wrongUsageIsAnsweredWithOneLine(arguments: [String], line: String) throws {
        let outcome = try BuiltTool.run(arguments)
        #expect(outcome.talk == "error: \(line)\n")
        #expect(outcome.output == "")
        #expect(outcome.status == 2)
    }

    @Test func aScreenThatHidesNothingIsNoUnknownOne() throws {
        let outcome = try BuiltTool.run(["screens", "--explain", "MenuView", "TestInputs/Projects/Bistro"])
        #expect(outcome.output == "'MenuView' doesn't hide the back button: there is nothing to explain\n")
        #expect(outcome.talk == "")
        #expect(outcome.status == 0)
    }

    @Test func everyCommandHasHelp() throws {
        let overview = try BuiltTool.run(["--help"])
        #expect(overview.status == 0 && overview.talk == "")
        for command in ["lint", "screens", "map", "rules", "explain", "init", "syntax", "help"] {
            #expect(overview.output.contains("\n  backlint \(command) "))
            let page = try BuiltTool.run([command, "--help"])
            #expect(page.status == 0 && page.talk == "")
            #expect(page.output.hasPrefix("usage: backlint"))
            #expect(page.output.contains("exit status\n  0  "))
            #expect(try BuiltTool.run(["help", command]).output == page.output)
        }
        #expect(try BuiltTool.run(["help"]).output == overview.output)
        #expect(try BuiltTool.run(["-h"]).output == overview.output)
        #expect(!overview.output.contains("--gather-everything"))
    }

    @Test func helpFitsIntoItsLines() throws {
        for arguments in [
            ["--help"], ["screens", "--help"], ["map", "--help"], ["syntax", "--help"], ["rules", "--help"],
        ] {
            let lines = try BuiltTool.run(arguments).output.split(separator: "\n").map(String.init)
            #expect(lines.filter { $0.count > 100 } == [])
        }
    }

    @Test func theVersionIsOneLine() throws {
        let outcome = try BuiltTool.run(["--version"])
        #expect(outcome.output == "backlint \(Tool.version)\n")
        #expect(outcome.status == 0 && outcome.talk == "")
    }

    @Test func explainPrintsThePageOfARule() throws {
        for rule in Rule.all {
            let outcome = try BuiltTool.run(["explain", rule.id])
            #expect(outcome.status == 0 && outcome.talk == "")
            #expect(outcome.output == RulePage.text(rule, usesColor: false))
            #expect(outcome.output.hasPrefix("\(rule.id) ("))
        }
    }

    @Test func rulesListsEveryRule() throws {
        let outcome = try BuiltTool.run(["rules"])
        #expect(outcome.status == 0)
        let ids = outcome.output.split(separator: "\n").dropFirst().compactMap { $0.split(separator: " ").first }
        #expect(ids.map(String.init) == Rule.all.map(\.id))
    }
}
