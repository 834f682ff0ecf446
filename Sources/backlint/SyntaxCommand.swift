import BackButtonLint

/// Prints what the lexer and the parser make of files, or measures them.
enum SyntaxCommand {
    private enum Action: String, CaseIterable {
        case tokens, outline, tree, bench
    }

    @Sendable static func run(_ invocation: Invocation, _ terminal: Terminal) throws(Refusal) -> ExitStatus {
        let actions = Action.allCases.map(\.rawValue)
        guard let word = invocation.operands.first else {
            throw Refusal("'backlint syntax' needs one of \(actions.joined(separator: ", ")), and files")
        }
        guard let action = Action(rawValue: word) else {
            throw Refusal(
                unknown: "kind of syntax output", word, among: actions, listedBy: "'backlint syntax --help'")
        }
        let paths = try self.paths(invocation.operands.dropFirst())
        guard !paths.isEmpty else { throw Refusal("'backlint syntax \(word)' needs files: FILE ... or @LISTFILE") }

        var texts: [[UInt8]] = []
        var status = ExitStatus.clean
        for path in paths where terminal.hasReader {
            let bytes: [UInt8]
            do throws(ReadFault) {
                bytes = try read(path)
            } catch {
                terminal.say(Tool.talk("\(path): \(error.words)"))
                status = .failure
                continue
            }
            switch action {
            case .tokens: try SyntaxDump.tokens(path: path, bytes: bytes, to: terminal.printSource)
            case .outline: try SyntaxDump.outline(path: path, bytes: bytes, to: terminal.printSource)
            case .tree: try terminal.printSource(Array(SyntaxDump.tree(path: path, bytes: bytes).utf8))
            case .bench: texts.append(bytes)
            }
        }
        if action == .bench { try terminal.print(SyntaxBench(of: texts).report) }
        return status
    }

    /// The files, list files replaced by what they name.
    private static func paths(_ operands: ArraySlice<String>) throws(Refusal) -> [String] {
        var paths: [String] = []
        for operand in operands {
            guard operand.hasPrefix("@") else {
                paths.append(operand)
                continue
            }
            do throws(ReadFault) {
                let list = String(decoding: try read(String(operand.dropFirst())), as: UTF8.self)
                paths += list.split(whereSeparator: \.isNewline).map(String.init)
            } catch {
                throw Refusal("cannot read '\(operand.dropFirst())': \(error.words)")
            }
        }
        return paths
    }

    private static func read(_ path: String) throws(ReadFault) -> [UInt8] {
        let bytes: [UInt8]?
        do throws(SystemError) {
            bytes = try Descriptor.file(path.utf8, followsLinks: true).contents(limit: largestSize)
        } catch {
            throw ReadFault(words: error.words)
        }
        guard let bytes else { throw ReadFault(words: "it has more than \(largestSize >> 20) MB") }
        return bytes
    }

    /// Far more than anybody writes by hand; some devices never end.
    private static let largestSize = 64 << 20

    private struct ReadFault: Error {
        /// One line, lower case, no full stop.
        let words: String
    }
}
