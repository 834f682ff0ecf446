/// The characters that mean something in XML and HTML, as references that both know.
enum MarkupEntity {
    /// Nil for what stands for itself.
    static func of(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "'": "&apos;"
        default: nil
        }
    }
}
