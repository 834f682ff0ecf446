/// Hashes of lines by which GitHub's code scanning knows an alert again, though the lines above it have changed.
///
/// The value of `primaryLocationLineHash`, as the action that uploads results computes it where it is missing
/// (https://github.com/github/codeql-action, `src/fingerprints.ts`): a polynomial over the 100 UTF-16 units from the start of
/// the line on, blanks and tabs left out, line ends as LF; the text ends with the unit FFFF and as many zeros as it takes.
/// Behind the colon stands the line's number among those of the same hash.
struct LineFingerprints {
    private static let span = 100
    private static let factor: UInt64 = 37

    private let sources: [String: [UInt8]]
    private var known: [String: [String]] = [:]

    /// - Parameter sources: The bytes of the files, by path.
    init(sources: [String: [UInt8]]) { self.sources = sources }

    /// The fingerprint of a line; nil without its source.
    ///
    /// - Parameter line: From 1.
    mutating func fingerprint(ofLine line: Int, in path: String) -> String? {
        if known[path] == nil, let bytes = sources[path] { known[path] = Self.fingerprints(of: bytes) }
        guard let lines = known[path], lines.indices.contains(line - 1) else { return nil }
        return lines[line - 1]
    }

    /// The fingerprints of all lines of a text.
    static func fingerprints(of bytes: [UInt8]) -> [String] {
        var (units, starts) = hashed(bytes)
        let count = units.count
        units.append(contentsOf: repeatElement(0, count: span))
        let highest = (0..<span).reduce(1 as UInt64) { power, _ in power &* factor }

        var hash: UInt64 = 0
        var next = 0
        var counts: [UInt64: Int] = [:]
        var fingerprints: [String] = []
        for end in 0..<count + span {
            let start = end - span
            if next < starts.count, starts[next] == start {
                counts[hash, default: 0] += 1
                fingerprints.append("\(String(hash, radix: 16)):\(counts[hash, default: 0])")
                next += 1
            }
            let leaving: UInt64 = start >= 0 ? UInt64(units[start]) : 0
            hash = hash &* factor &+ UInt64(units[end]) &- highest &* leaving
        }
        return fingerprints
    }

    /// The units that count, and where among them each line starts.
    private static func hashed(_ bytes: [UInt8]) -> (units: [UInt16], starts: [Int]) {
        let lineEnd = UInt16(UInt8(ascii: "\n"))
        var units: [UInt16] = []
        var starts = [0]
        var followsReturn = false
        for unit in String(decoding: bytes, as: UTF8.self).utf16 {
            defer { followsReturn = unit == UInt16(UInt8(ascii: "\r")) }
            switch unit {
            case UInt16(UInt8(ascii: " ")), UInt16(UInt8(ascii: "\t")): continue
            case lineEnd where followsReturn: continue
            case lineEnd, UInt16(UInt8(ascii: "\r")):
                units.append(lineEnd)
                starts.append(units.count)
            default: units.append(unit)
            }
        }
        units.append(0xFFFF)
        return (units, starts)
    }
}
