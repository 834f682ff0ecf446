extension SyntaxDump {
    package static func outline(path: String, bytes: [UInt8]) -> String { "file \(path)\n" }
}
