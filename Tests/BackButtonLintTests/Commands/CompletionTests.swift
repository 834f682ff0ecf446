import Foundation
import Testing

@testable import BackButtonLint

/// What shells are taught, asked in the shells themselves where they are installed.
@Suite struct CompletionTests {
    private static let commands = ["lint", "screens", "map", "rules", "explain", "init", "syntax", "help"]

    /// The options that the help of a command lists.
    private func options(of command: String) throws -> [String] {
        let page = try BuiltTool.run(["help", command]).output
        return page.split(separator: "\n").compactMap { line in
            line.hasPrefix("  --") ? line.dropFirst(2).split { " [".contains($0) }.first.map(String.init) : nil
        }
    }

    /// What a shell says to a script, with the completions of the tool in the file `$script`; a line each.
    private func ask(_ shell: String, _ arguments: [String], _ script: String) throws -> [String] {
        try TemporaryFolder.with { folder in
            let completions = try BuiltTool.run(["--completions", shell])
            #expect(completions.status == 0 && completions.talk == "")
            let file = folder.appending(path: "completions")
            try Data(completions.output.utf8).write(to: file)
            var program = try #require(Program.named(shell))
            program.folder = folder
            program.environment = ["script": file.path(percentEncoded: false), "HOME": folder.path(), "TERM": "dumb"]
            let outcome = try program.run(arguments + [script])
            #expect(String(decoding: outcome.talk, as: UTF8.self) == "")
            #expect(outcome.status == 0)
            return String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").map(String.init)
        }
    }

    // MARK: bash

    /// What bash offers for the last of `words`, as it cuts a line into words: `=` is one.
    private func bash(_ words: [String]) throws -> [String] {
        let line = (["backlint"] + words).map { "'\($0)'" }.joined(separator: " ")
        return try ask(
            "bash", ["--norc", "-c"],
            """
            . "$script" && complete -p backlint >registered && grep -q -- '-F _backlint backlint' registered
            COMP_WORDS=(\(line)) COMP_CWORD=\(words.count)
            _backlint
            for reply in "${COMPREPLY[@]}"; do echo "$reply"; done
            """)
    }

    @Test(
        .enabled(if: Program.named("bash") != nil, "bash isn't installed"),
        arguments: [
            (["--form"], ["--format"]), (["--format", "j"], ["json", "junit"]),
            (["--format", "=", "j"], ["json", "junit"]),
            (["--color", "="], ["auto", "always", "never"]), (["he"], ["help"]), (["Sources"], []),
            (["rules", "--c"], ["--color"]), (["--color", "=", "never", "rul"], ["rules"]),
            (["--color", "never", "rules", "--no"], []), (["lint", "--not"], ["--notes"]), (["lint", "rul"], []),
            (["explain", "missing_b"], ["missing_back_button"]), (["--rule", "back_b"], ["back_button_not_leading"]),
            (["--root", "--"], []), (["help", "sy"], ["syntax"]), (["Sources", "rul"], []),
            (["--completions", ""], ["bash", "zsh", "fish"]), (["map", "--format", "s"], ["svg"]),
            (["map", "--format", "=", "j"], []), (["lint", "--format", "sa"], ["sarif"]),
        ])
    func bashIsOfferedWhatFits(words: [String], replies: [String]) throws {
        #expect(try bash(words) == replies)
    }

    @Test(.enabled(if: Program.named("bash") != nil, "bash isn't installed"), arguments: commands)
    func bashKnowsEveryOption(command: String) throws {
        #expect(try bash([command, "--"]) == options(of: command))
        #expect(try bash([""]) == Self.commands)
    }

    // MARK: Others

    @Test(.enabled(if: Program.named("zsh") != nil, "zsh isn't installed"))
    func zshTakesItsScript() throws {
        #expect(try ask("zsh", ["-f", "-n", "-c"], try BuiltTool.run(["--completions", "zsh"]).output) == [])
        let said = try ask(
            "zsh", ["-f", "-c"],
            """
            autoload -Uz compinit && compinit -u -D && . "$script" && echo $_comps[backlint] && whence -w _backlint
            """)
        #expect(said == ["_backlint", "_backlint: function"])
    }

    @Test(
        .enabled(if: Program.named("fish") != nil, "fish isn't installed"),
        arguments: [
            ("backlint --form", ["--format"]), ("backlint --format j", ["json", "junit"]),
            ("backlint --format=j", ["--format=json", "--format=junit"]),
            ("backlint he", ["help"]), ("backlint rules --c", ["--color"]), ("backlint rules --n", []),
            ("backlint --color never explain missing_b", ["missing_back_button"]),
            ("backlint --color always rul", ["rules"]),
        ])
    func fishIsOfferedWhatFits(line: String, replies: [String]) throws {
        let said = try ask("fish", ["--no-config", "-c"], "source $script; complete -C '\(line)'")
        #expect(said.compactMap { $0.split(separator: "\t").first.map(String.init) } == replies)
    }
}
