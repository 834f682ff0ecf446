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
    ) throws(DocumentFault) -> ConfigurationFile {
        try understand(
            JSONFile.read(path, as: "configuration", largestSize: largestSize), rules: rules, root: root)
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
    ) throws(DocumentFault) -> ConfigurationFile {
        try understand(JSONFile(bytes, path: path), rules: rules, root: root)
    }

    private static func understand(
        _ json: JSONFile, rules: [String], root: [UInt8]
    ) throws(DocumentFault) -> ConfigurationFile {
        var reader = ConfigurationReader(rules: rules, root: root, text: json.text)
        var file = ConfigurationFile(path: json.path)
        if let node = json.document.root { reader.read(node, into: &file) }
        guard json.faults.isEmpty, reader.faults.isEmpty else {
            throw DocumentFault(path: json.path, json.faults + reader.faults, in: json.text)
        }
        return file
    }
}

extension ConfigurationFile {
    /// What is wrong with a pattern of what is left out, in one line; nil if it will do.
    package static func fault(inExclude pattern: String) -> String? { ConfigurationValue.pattern.fault(in: pattern) }
}
