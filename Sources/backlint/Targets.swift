import BackButtonLint

/// What a command line asks to look at: PATHs, what an editor hands over, and what Xcode lists.
struct Targets {
    /// What was named, and where that is: absolute, without links. They choose the root, and must lie in it.
    private(set) var places: [(word: String, path: [UInt8])] = []

    /// Absolute, without links: what is reported; nil for the whole root.
    private(set) var reported: [[UInt8]]?

    private(set) var unsaved: Configuration.UnsavedFile?

    init(_ invocation: Invocation) throws(Refusal) {
        for operand in invocation.operands { places.append((operand, try Self.place(operand, of: invocation))) }
        let paths = places.map(\.path)
        if !paths.isEmpty { reported = paths }
        if let path = invocation.stdinPath {
            let (folder, file) = try Self.unsavedFile(path)
            unsaved = file
            places.append((path, folder))
            if paths.isEmpty { reported = [Array(file.path.utf8)] }
        }
        if invocation.usesScriptInputFiles {
            let named = PathSet(paths)
            reported = try ScriptInputFiles.paths().filter { paths.isEmpty || named.holds($0) }
        }
    }

    private static func place(_ operand: String, of invocation: Invocation) throws(Refusal) -> [UInt8] {
        do throws(SystemError) {
            return try AbsolutePath.canonical(operand.utf8)
        } catch {
            // Words of the command line come with this sign for bytes that aren't text.
            let isText = !operand.unicodeScalars.contains("\u{FFFD}")
            let reason = isText ? error.words : "its name is not valid UTF-8"
            throw Refusal("cannot read '\(operand)': \(reason)" + invocation.commandHint(for: operand))
        }
    }

    /// What standard input holds as the file at `path`, and its folder. The folder must be there, the file need not.
    private static func unsavedFile(
        _ path: String
    ) throws(Refusal) -> (folder: [UInt8], file: Configuration.UnsavedFile) {
        guard path.utf8.suffix(6).elementsEqual(".swift".utf8) else {
            throw Refusal("--stdin-path takes the path of a Swift file, not '\(path)'")
        }
        let place: [UInt8]
        do throws(SystemError) {
            place = try AbsolutePath.canonicalOfFile(path.utf8)
        } catch {
            throw Refusal("--stdin-path cannot be '\(path)': \(error.words)")
        }
        let bytes: [UInt8]?
        do throws(SystemError) {
            bytes = try StandardInput.contents(limit: SourceFile.largestSize)
        } catch {
            throw Refusal("cannot read standard input: \(error.words)")
        }
        guard let bytes else {
            throw Refusal("standard input has more than \(SourceFile.largestSize >> 20) MB")
        }
        let folder = AbsolutePath.parent(of: place[...]).map { Array($0) } ?? place
        return (folder, Configuration.UnsavedFile(path: String(decoding: place, as: UTF8.self), bytes: bytes))
    }
}
