/// The word filters of some of a root's Swift files.
package struct WordFilters: Sendable {
    /// For each of the files that were asked for, in their order; a file that could not be read holds no word.
    package let filters: [WordFilter]

    /// Files that could not be read.
    package let complaints: [SourceTree.Complaint]

    /// Reads the files once each.
    ///
    /// - Parameters:
    ///   - files: Indices into `tree.swiftFiles`.
    ///   - texts: Where a text comes from that isn't the disk's.
    ///   - jobs: How many threads read; the result doesn't depend on it.
    package static func read(_ files: [Int], of tree: SourceTree, texts: SourceTexts, jobs: Int) -> WordFilters {
        let root: Descriptor
        do {
            root = try Descriptor.folder(tree.root)
        } catch {
            let complaint = SourceTree.Complaint(path: [], reason: error.words)
            return WordFilters(filters: files.map { _ in .nothing }, complaints: [complaint])
        }
        let folder = root.number
        let results = Threads.map(
            jobs: jobs, count: files.count, state: { FilterMaker() },
            { maker, index -> Result<WordFilter, SystemError> in
                let path = tree.swiftFiles[files[index]]
                if let bytes = texts.unsavedBytes(of: path) { return .success(maker.filter(bytes)) }
                return maker.filter(path, in: folder)
            })
        // It has to stay open up to here.
        _ = consume root
        var filters: [WordFilter] = []
        var complaints: [SourceTree.Complaint] = []
        filters.reserveCapacity(results.count)
        for (index, result) in results.enumerated() {
            switch result {
            case .success(let filter):
                filters.append(filter)
            case .failure(let error):
                filters.append(.nothing)
                complaints.append(SourceTree.Complaint(path: tree.swiftFiles[files[index]], reason: error.words))
            }
        }
        return WordFilters(filters: filters, complaints: complaints)
    }
}

/// What one worker makes filters with.
private final class FilterMaker {
    private let table = WordTable()
    private var bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 64)

    deinit { bytes.deallocate() }

    func filter(_ text: [UInt8]) -> WordFilter {
        guard text.count <= SourceFile.largestSize else { return .nothing }
        let padded = text + Array(repeating: 0, count: WordScan.padding)
        return padded.withUnsafeBufferPointer { padded in
            padded.baseAddress.map { WordFilter($0, count: text.count, table: table) } ?? .nothing
        }
    }

    /// Larger files hold no word: they are never parsed.
    func filter(_ path: ArraySlice<UInt8>, in folder: Int32) -> Result<WordFilter, SystemError> {
        do throws(SystemError) {
            let file = try Descriptor.file(path, in: folder)
            var count = 0
            while true {
                // Some bytes are left over, since words are looked for in whole blocks.
                let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[count..<(bytes.count - WordScan.padding)])
                let part = try file.read(into: rest)
                count += part
                if part < rest.count { break }
                if count > SourceFile.largestSize { return .success(.nothing) }
                let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count * 4, alignment: 64)
                larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
                bytes.deallocate()
                bytes = larger
            }
            guard count <= SourceFile.largestSize else { return .success(.nothing) }
            guard let base = bytes.assumingMemoryBound(to: UInt8.self).baseAddress else { return .success(.nothing) }
            return .success(WordFilter(base, count: count, table: table))
        } catch {
            return .failure(error)
        }
    }
}
