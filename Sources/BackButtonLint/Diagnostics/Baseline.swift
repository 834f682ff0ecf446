/// Findings that are known, and not reported again.
package struct Baseline: Sendable {
    package var entries: [Entry]

    package init(entries: [Entry] = []) { self.entries = entries }

    /// One known finding.
    package struct Entry: Sendable {
        /// By what it is found first; as the file has it.
        package let fingerprint: String
        package let finding: FindingIdentity

        /// Why it is left as it is; nil where nobody has said so.
        package let reason: String?

        /// Where it stands in its file; nil for one that stands in none yet.
        package let place: Place?

        package init(
            _ finding: FindingIdentity, fingerprint: String? = nil, reason: String? = nil, place: Place? = nil
        ) {
            self.finding = finding
            self.fingerprint = fingerprint ?? finding.fingerprint
            self.reason = reason
            self.place = place
        }

        /// The same entry for a finding that was moved.
        func moved(to finding: FindingIdentity) -> Entry { Entry(finding, reason: reason, place: place) }
    }

    /// A place in a file of known findings.
    package struct Place: Sendable {
        /// Absolute.
        package let path: String
        package let position: Position
    }

    /// The form of the file. It changes when a version of backlint can't read the other's.
    package static let version = 1

    /// These entries, and those of another baseline that aren't among them.
    package func adding(_ other: Baseline) -> Baseline {
        let known = Set(entries.map(\.fingerprint))
        return Baseline(entries: entries + other.entries.filter { !known.contains($0.fingerprint) })
    }
}
