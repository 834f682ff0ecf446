/// Goes through all folders below a root, several at once, and shows each file while its folder is open.
///
/// Whoever wants to read the files does it on the way: opening one by its name in an open folder is cheaper than by its
/// path, and that part of the file system is at hand.
package struct TreeWalk: Sendable {
    /// The files that were found.
    package let tree: SourceTree

    /// What the visitor said about each of `tree.swiftFiles`.
    package let swiftMarks: [UInt8]

    /// What the visitor said about each of `tree.foreignSources`.
    package let foreignMarks: [UInt8]

    /// Looks at a file that was found and gives a mark, or says why it can't.
    ///
    /// The arguments are the worker's own state, the open folder, the start of the file's name with a NUL behind it, and
    /// what the file is. The mark must not depend on what the state has seen before.
    package typealias Visitor<State> =
        @Sendable (inout State, Int32, UnsafePointer<UInt8>, FileRole) throws(SystemError) -> UInt8

    /// Walks.
    ///
    /// - Parameters:
    ///   - root: Path of a folder; a link is followed.
    ///   - jobs: How many threads walk; the result doesn't depend on it.
    ///   - state: Makes what a worker hands to its visits.
    package static func run<State>(
        root path: some Collection<UInt8>,
        options: SourceTree.Options,
        jobs: Int,
        state: @Sendable () -> State,
        visit: Visitor<State>
    ) throws(SourceTree.RootError) -> TreeWalk {
        do throws(SystemError) {
            let root = try AbsolutePath.canonical(path)
            let open = try Descriptor.folder(root)
            let ground = WalkGround(root: root, open: open.number, options: options)
            let findings = Threads.drain(
                jobs: jobs,
                [ground.firstFolder],
                state: { WalkWorker(visitState: state()) },
                result: { $0.findings },
                { worker, folder, more in worker.look(at: folder, on: ground, visit: visit, more: &more) }
            )
            // It has to stay open up to here.
            _ = consume open
            for part in findings { if let error = part.rootError { throw error } }
            return WalkFindings.united(findings, root: root)
        } catch {
            throw SourceTree.RootError(path: String(decoding: path, as: UTF8.self), error: error)
        }
    }
}
