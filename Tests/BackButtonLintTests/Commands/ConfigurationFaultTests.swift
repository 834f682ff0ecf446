import Foundation
import Testing

@testable import BackButtonLint

/// A configuration that can't be used: every fault with its place on standard error, nothing on standard output, status 2.
@Suite struct ConfigurationFaultTests {
    /// What is said about a configuration: lines without the path.
    private func faults(_ contents: [UInt8]) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write(".backlint.json", contents)
        try folder.write("A.swift")
        let outcome = try BuiltTool.run(["."], in: folder.url)
        #expect(outcome.status == 2 && outcome.output == "")
        let path = String(decoding: folder.path, as: UTF8.self) + "/.backlint.json"
        return outcome.talk.split(separator: "\n").map { line in
            line.hasPrefix(path + ":")
                ? String(line.dropFirst(path.count + 1)) : String(line).replacing(path, with: "FILE")
        }
    }

    @Test(arguments: [
        (#"{ "exclude": [] }"#, "1:3: error: unknown key 'exclude'; did you mean 'excluded'?"),
        (#"{ "Rules": {} }"#, "1:3: error: unknown key 'Rules'; did you mean 'rules'?"),
        (
            #"{ "rules": { "missing_back_buton": "off" } }"#,
            "1:14: error: unknown rule 'missing_back_buton'; did you mean 'missing_back_button'?"
        ),
        (#"{ "rules": { "zebra": "off" } }"#, "1:14: error: unknown rule 'zebra'; 'backlint rules' lists them"),
        (
            #"{ "rules": { "missing_back_button": "eror" } }"#,
            "1:37: error: 'eror' is none of 'off', 'note', 'warning', 'error'; did you mean 'error'?"
        ),
        (
            #"{ "rules": { "missing_back_button": "fatal" } }"#,
            "1:37: error: 'fatal' is none of 'off', 'note', 'warning', 'error'"
        ),
        (
            #"{ "rules": { "missing_back_button": false } }"#,
            #"1:37: error: 'missing_back_button' takes one of "off", "note", "warning", "error", not true or false"#
        ),
        (
            #"{ "rules": ["missing_back_button"] }"#,
            "1:12: error: 'rules' takes an object with a level for each rule, not a list"
        ),
        (#"{ "excluded": "Pods" }"#, #"1:15: error: 'excluded' takes a list of strings, not a string; write ["Pods"]"#),
        (#"{ "excluded": [1] }"#, #"1:16: error: this list takes strings, not a number; write "1""#),
        (#"{ "leaves": {} }"#, "1:13: error: 'leaves' takes a list of strings, not an object"),
        (
            #"{ "leaves": ["Router.finish(animated:)"] }"#,
            "1:14: error: 'Router.finish(animated:)' is no name: "
                + "it takes the bare name of a type, function or method; write 'finish'"
        ),
        (#"{ "backControls": [""] }"#, "1:20: error: an empty string says nothing; leave it out"),
        (
            #"{ "deploymentTarget": 16.0 }"#,
            #"1:23: error: 'deploymentTarget' takes a string, not a number; write "16.0""#
        ),
        (#"{ "deploymentTarget": "iOS 16" }"#, #"1:23: error: 'iOS 16' is no version of iOS; one is "16" or "16.4""#),
        (
            #"{ "itemPlacement": "topbarleading" }"#,
            "1:20: error: 'topbarleading' is none of 'topBarLeading', 'navigationBarLeading', 'cancellationAction', "
                + "'navigation'; did you mean 'topBarLeading'?"
        ),
        (#"{ "baseline": null }"#, "1:15: error: 'baseline' takes a string, not null"),
        (#"{ "excluded": ["[ab"] }"#, "1:16: error: '[ab' is no glob: a bracket or a backslash in it is left open"),
        (
            #"{ "excluded": ["App/../Old"] }"#,
            "1:16: error: 'App/../Old' is no glob: '..' may only stand at its beginning"
        ),
        (#"{ "excluded": ["."] }"#, "1:16: error: '.' names a folder itself; '**' is all that is in it"),
        (#"{ "included": ["../Other"] }"#, "1:16: error: '../Other' leads outside of the root"),
        (
            #"{ "included": ["/etc"] }"#,
            "1:16: error: '/etc' leads outside of the root: paths count from this file's folder"
        ),
        (#"{ "included": ["!App"] }"#, "1:16: error: '!App' can't begin with '!': only 'excluded' brings back"),
        (
            #"{ "paths": [ { "glob": "App/**" } ] }"#,
            #"1:14: error: this entry of 'paths' has no 'rules', such as { "missing_back_button": "note" }"#
        ),
        (
            #"{ "paths": [ "App/**" ] }"#,
            "1:14: error: an entry of 'paths' is an object with 'glob' and 'rules', not a string"
        ),
        (
            #"{ "paths": [ { "globs": "A", "rules": {}, "glob": "B" } ] }"#,
            "1:16: error: unknown key 'globs'; did you mean 'glob'?"
        ),
        ("{ \"leaves\": [],\n \"leaves\": [] }", "2:2: error: 'leaves' stands here twice, the first time on line 1"),
        ("[]", "1:1: error: a configuration is an object in braces, not a list"),
        ("", "1:1: error: the file is empty; the least that it can say is {}"),
        ("{ \"included\": [\"é日\"] \"leaves\": [] }", "1:24: error: a comma is missing here"),
        ("\u{FEFF}{ leaves: [] }", "1:3: error: 'leaves' needs double quotes: \"leaves\""),
    ])
    func aFaultIsToldWithItsPlace(text: String, line: String) throws {
        #expect(try faults(Array(text.utf8)) == [line])
    }

    @Test func allFaultsOfAFileAreTold() throws {
        let text = """
            {
              "exclude": [],
              "rules": { "missing_back_button": "of", "zebra": "off" }
              "deploymentTarget": "x",
            }
            """
        #expect(
            try faults(Array(text.utf8)) == [
                "2:3: error: unknown key 'exclude'; did you mean 'excluded'?",
                "3:37: error: 'of' is none of 'off', 'note', 'warning', 'error'; did you mean 'off'?",
                "3:43: error: unknown rule 'zebra'; 'backlint rules' lists them",
                "3:59: error: a comma is missing here",
                #"4:23: error: 'x' is no version of iOS; one is "16" or "16.4""#,
            ])
    }

    @Test func whatFillsTheScreenIsCut() throws {
        let found = try faults(Array(("{" + String(repeating: "\"a\":1,", count: 50) + "}").utf8))
        #expect(found.count == 21)
        #expect(found.last == "error: and 30 more in 'FILE'")
    }

    @Test func monstersAreRefused() throws {
        let deep = String(repeating: "[", count: 100_000)
        #expect(
            try faults(Array(deep.utf8)) == [
                "1:1: error: a configuration is an object in braces, not a list",
                "1:65: error: this is nested more than 64 levels deep",
            ])
        let large = [UInt8](repeating: UInt8(ascii: " "), count: 10 << 20)
        #expect(
            try faults(large) == [
                "error: cannot read the configuration 'FILE': it has more than 1 MB, as no configuration has"
            ])
        #expect(try faults([0x7B, 0x0A, 0x22, 0xFF, 0x22, 0x7D]) == ["2:2: error: this is not valid UTF-8"])
        #expect(try faults(Array("{\u{0}}".utf8)).count == 1)
    }

    @Test(arguments: [
        (["--config", "missing.json"], "cannot read the configuration 'missing.json': no such file or folder"),
        (["--config", "Sources"], "cannot read the configuration 'Sources': it is a folder"),
        (["--exclude", "[a"], "--exclude: '[a' is no glob: a bracket or a backslash in it is left open"),
        (["--exclude="], "--exclude: an empty string says nothing; leave it out"),
        (["--show-config", "--show-files"], "--show-config and --show-files can't both be printed"),
        (["init", "a", "b"], "'backlint init' takes one folder: backlint init DIR"),
        (["init", "missing"], "cannot write 'missing/.backlint.json': no such file or folder"),
        (["init", "--show-config"], "'backlint init' has no option --show-config"),
    ])
    func wrongUsageIsAnsweredWithOneLine(arguments: [String], line: String) throws {
        let outcome = try BuiltTool.run(arguments)
        #expect(outcome.talk == "error: \(line)\n")
        #expect(outcome.output == "" && outcome.status == 2)
    }
}
