import Foundation
import Testing

@testable import BackButtonLint

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Small readers of the formats: each gives back what a report says of its findings, in the report's own units.
enum ReportReaders {
    /// A finding as a format tells it; nil for what the format doesn't say.
    struct Finding: Equatable {
        let path: String
        let line: Int
        var column: Int?
        var endColumn: Int?
        var rule: String?
    }

    /// What stands in a column of the source: its unit, and where it starts.
    enum Unit { case utf8, utf16, utf16FromZero }

    struct Reader: Sendable {
        let unit: Unit
        let findings: @Sendable (String) throws -> [Finding]
    }

    static let all: [String: Reader] = [
        "sarif": Reader(unit: .utf16, findings: sarif), "github": Reader(unit: .utf16, findings: github),
        "gitlab": Reader(unit: .utf16, findings: gitlab), "checkstyle": Reader(unit: .utf16, findings: checkstyle),
        "junit": Reader(unit: .utf16, findings: junit), "sonarqube": Reader(unit: .utf16FromZero, findings: sonarqube),
        "swiftlint": Reader(unit: .utf16, findings: swiftlint), "rdjsonl": Reader(unit: .utf8, findings: rdjsonl),
    ]

    private static func sarif(_ text: String) throws -> [Finding] {
        let results = try json(text)["runs"][0]["results"].array
        return results.map { result in
            let place = result["locations"][0]["physicalLocation"]
            let path = place["artifactLocation"]["uri"].string.removingPercentEncoding ?? ""
            return finding(path, place["region"], "startLine", "startColumn", "endColumn", result["ruleId"].string)
        }
    }

    private static func gitlab(_ text: String) throws -> [Finding] {
        try json(text).array.map { issue in
            Finding(
                path: issue["location"]["path"].string, line: issue["location"]["lines"]["begin"].int,
                rule: issue["check_name"].string)
        }
    }

    private static func sonarqube(_ text: String) throws -> [Finding] {
        try json(text)["issues"].array.map { issue in
            let place = issue["primaryLocation"]
            return finding(
                place["filePath"].string, place["textRange"], "startLine", "startColumn", "endColumn",
                issue["ruleId"].string)
        }
    }

    private static func swiftlint(_ text: String) throws -> [Finding] {
        try json(text).array.map { violation in
            Finding(
                path: violation["file"].string, line: violation["line"].int, column: violation["character"].int,
                rule: violation["rule_id"].string)
        }
    }

    private static func rdjsonl(_ text: String) throws -> [Finding] {
        try text.split(separator: "\n").map { line in
            let value = try json(String(line))
            let (place, range) = (value["location"], value["location"]["range"])
            return Finding(
                path: place["path"].string, line: range["start"]["line"].int, column: range["start"]["column"].int,
                endColumn: range["end"]["column"].int, rule: value["code"]["value"].string)
        }
    }

    private static func checkstyle(_ text: String) throws -> [Finding] {
        try elements(text).filter { $0.name == "error" }.map { error in
            Finding(
                path: error.parent["name"] ?? "", line: Int(error["line"] ?? "") ?? 0,
                column: Int(error["column"] ?? ""),
                rule: error["source"].map { String($0.dropFirst("backlint.".count)) })
        }
    }

    private static func junit(_ text: String) throws -> [Finding] {
        let elements = try elements(text)
        return elements.filter { $0.name == "testcase" && $0["line"] != nil }.map { test in
            Finding(
                path: test["file"] ?? "", line: Int(test["line"] ?? "") ?? 0,
                rule: test["classname"].map { String($0.dropFirst("backlint.".count)) })
        }
    }

    /// The annotations; plain lines and the summary have no file.
    private static func github(_ text: String) throws -> [Finding] {
        text.split(separator: "\n").compactMap { line in
            guard line.hasPrefix("::"), let end = line.dropFirst(2).firstRange(of: "::") else { return nil }
            let head = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound].split(
                separator: " ", maxSplits: 1)
            let pairs = head[1].split(separator: ",").map { $0.split(separator: "=", maxSplits: 1) }
            let values = Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], unescaped($0[1])) })
            guard let path = values["file"] else { return nil }
            return Finding(
                path: path, line: Int(values["line"] ?? "") ?? 0, column: Int(values["col"] ?? ""),
                endColumn: Int(values["endColumn"] ?? ""), rule: values["title"])
        }
    }

    /// The runner's own order: the percent sign last.
    private static func unescaped(_ text: Substring) -> String {
        let signs = [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")]
        return signs.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
    }

    private static func finding(
        _ path: String, _ region: JSON, _ line: String, _ column: String, _ end: String, _ rule: String
    ) -> Finding {
        Finding(
            path: path, line: region[line].int, column: region[column].int, endColumn: region[end].int, rule: rule)
    }
}

extension ReportReaders {
    /// A document that somebody else's parser understood.
    struct JSON {
        let value: Any?

        subscript(key: String) -> JSON { JSON(value: (value as? [String: Any])?[key]) }
        subscript(index: Int) -> JSON { JSON(value: array.indices.contains(index) ? array[index].value : nil) }
        var array: [JSON] { (value as? [Any])?.map { JSON(value: $0) } ?? [] }
        var string: String { value as? String ?? "" }
        var int: Int { value as? Int ?? -1 }
    }

    static func json(_ text: String) throws -> JSON {
        JSON(value: try JSONSerialization.jsonObject(with: Data(text.utf8)))
    }

    /// An element with the attributes of the one that it stands in.
    struct Element {
        let name: String
        let attributes: [String: String]
        let parent: [String: String]

        subscript(attribute: String) -> String? { attributes[attribute] }
    }

    /// All elements of a document, in the order in which they start.
    static func elements(_ text: String) throws -> [Element] {
        let reader = ElementReader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
        return reader.elements
    }

    private final class ElementReader: NSObject, XMLParserDelegate {
        var elements: [Element] = []
        private var open: [[String: String]] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            elements.append(Element(name: name, attributes: attributes, parent: open.last ?? [:]))
            open.append(attributes)
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            open.removeLast()
        }
    }
}
