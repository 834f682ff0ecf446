import BackButtonLint

/// The files that Xcode lists in the environment of a build phase, and other tools for SwiftLint in the same way.
enum ScriptInputFiles {
    /// Absolute, without links. What is no Swift file or has vanished is passed by: a phase may list anything.
    static func paths() throws(Refusal) -> [[UInt8]] {
        guard let text = CurrentProcess.variable("SCRIPT_INPUT_FILE_COUNT") else {
            throw Refusal("--use-script-input-files needs SCRIPT_INPUT_FILE_COUNT, which Xcode sets in a build phase")
        }
        guard let count = Int(text), count >= 0 else {
            throw Refusal("SCRIPT_INPUT_FILE_COUNT is no number: '\(text)'")
        }
        var paths: [[UInt8]] = []
        for number in 0..<count {
            let name = "SCRIPT_INPUT_FILE_\(number)"
            guard let path = CurrentProcess.variable(name) else {
                throw Refusal("\(name) isn't set, though SCRIPT_INPUT_FILE_COUNT is \(count)")
            }
            guard path.utf8.suffix(6).elementsEqual(".swift".utf8) else { continue }
            // Variables come with this sign for bytes that aren't text: nothing would be found by such a name.
            guard !path.unicodeScalars.contains("\u{FFFD}") else {
                throw Refusal("cannot read '\(path)': its name is not valid UTF-8")
            }
            do throws(SystemError) {
                paths.append(try AbsolutePath.canonical(path.utf8))
            } catch {
                guard error.isMissing else { throw Refusal("cannot read '\(path)': \(error.words)") }
            }
        }
        return paths
    }
}
