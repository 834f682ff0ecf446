extension ConfigurationFile {
    /// Reads a configuration from disk.
    ///
    /// - Parameters:
    ///   - path: A file, relative to the current folder or absolute; a link is followed, but its paths count from the
    ///     folder in which it lies itself.
    ///   - rules: The ids of all rules.
    ///   - root: The root that it is read for; absolute, without links.
    package static func read(
        _ path: String,
        rules: [String],
        root: [UInt8]
    ) throws(ConfigurationFault) -> ConfigurationFile {
        let place: [UInt8]
        let bytes: [UInt8]?
        do throws(SystemError) {
            place = try AbsolutePath.canonicalOfLink(path.utf8)
            bytes = try Descriptor.file(path.utf8, followsLinks: true).contents(limit: largestSize)
        } catch {
            throw ConfigurationFault(path: path, error.words)
        }
        let name = String(decoding: place, as: UTF8.self)
        guard let bytes else {
            throw ConfigurationFault(path: name, "it has more than \(largestSize >> 20) MB, as no configuration has")
        }
        return try parse(bytes, path: name, rules: rules, root: root)
    }

    private static var largestSize: Int { 1 << 20 }

    /// Understands the text of a configuration.
    ///
    /// - Parameter path: Absolute.
    static func parse(
        _ bytes: [UInt8],
        path: String,
        rules: [String],
        root: [UInt8]
    ) throws(ConfigurationFault) -> ConfigurationFile {
        // A byte-order mark is no part of the text: editors don't count it as a column.
        let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        let text = LineTable(bytes)
        guard UTF8Validity.holds(for: bytes) else {
            let offset = zip(String(decoding: bytes, as: UTF8.self).utf8, bytes).prefix { $0 == $1 }.count
            throw ConfigurationFault(path: path, [JSONFault(offset, "this is not valid UTF-8")], in: text)
        }
        let (document, faults) = JSONParser.parse(bytes)
        var reader = ConfigurationReader(rules: rules, root: root, text: text)
        var file = ConfigurationFile(path: path)
        if let node = document.root { reader.read(node, into: &file) }
        guard faults.isEmpty, reader.faults.isEmpty else {
            throw ConfigurationFault(path: path, faults + reader.faults, in: text)
        }
        return file
    }
}

extension ConfigurationFile {
    /// What is wrong with a pattern of what is left out, in one line; nil if it will do.
    package static func fault(inExclude pattern: String) -> String? { ConfigurationValue.pattern.fault(in: pattern) }
}
