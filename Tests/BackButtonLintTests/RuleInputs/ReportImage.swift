@testable import BackButtonLint

/// What a report says, a line each, so that two reports can be compared.
struct ReportImage: Sendable {
    /// How a place is written.
    let place: @Sendable (_ path: String, _ range: PositionRange) -> String
    /// How a step of a trail is written.
    let step: @Sendable (Report.Evidence) -> String
    /// Whether what led to an answer is told too.
    var hasProof = true

    func lines(of report: Report) -> [String] { findings(of: report) + screens(of: report) }

    func findings(of report: Report) -> [String] {
        report.diagnostics.map { found in
            let notes = found.notes.map { "\n    \(place($0.path, $0.range)) \($0.message)" }.joined()
            return "\(place(found.path, found.range)) \(found.severity) \(found.rule) \(found.screen) "
                + "\(found.scope ?? "-") \(found.message)" + (hasProof ? notes : "")
        }
    }

    private func screens(of report: Report) -> [String] {
        report.screens.map { screen in
            let uses = screen.uses.map { use in
                "\n  \(place(use.path, use.range)) \(use.screen) \(use.reached) \(judgement(use.wayBack)) "
                    + judgement(use.swipeBack)
            }
            return "\(place(screen.path, screen.range)) \(screen.screen) \(screen.scope ?? "-") \(screen.hides) "
                + "\(screen.reached) \(screen.locked) \(judgement(screen.wayBack)) \(judgement(screen.swipeBack))"
                + uses.sorted().joined()
        }
    }

    private func judgement(_ judgement: Report.Judgement) -> String {
        judgement.verdict + (hasProof ? judgement.evidence.map { "\n    \(step($0)) \($0.what)" }.joined() : "")
    }

    /// The places as the report has them.
    static let plain = ReportImage(
        place: { path, range in "\(path) \(words(range.start)) to \(words(range.end))" },
        step: { "\($0.path) \($0.line):\($0.column)" })

    /// The places of a report about the originals, as they have to be in what was made of them.
    static func moved(_ edited: [String: EditedText], from originals: [String: [UInt8]]) -> ReportImage {
        ReportImage(
            place: { path, range in
                guard let text = edited[path] else { return plain.place(path, range) }
                let start = CountedPosition.of(text.moved(range.start.offset), in: text.bytes)
                let end = CountedPosition.of(text.movedEnd(range.end.offset), in: text.bytes)
                return plain.place(path, PositionRange(start: start, end: end))
            },
            step: { step in
                guard let text = edited[step.path], let original = originals[step.path] else { return plain.step(step) }
                let offset = CountedPosition.offset(line: step.line, column: step.column, in: original)
                let start = CountedPosition.of(text.moved(offset), in: text.bytes)
                return "\(step.path) \(start.line):\(start.column)"
            })
    }

    /// The places of a report about whole files, as they have to be in their halves.
    static func split(_ files: [String: SplitFile]) -> ReportImage {
        ReportImage(
            place: { path, range in
                guard let place = files[path]?.place(of: range) else { return plain.place(path, range) }
                return plain.place(place.path, place.range)
            },
            step: plain.step)
    }

    /// Without what led to an answer: where it is looked for in other files, it is found in another order.
    var withoutProof: ReportImage { ReportImage(place: place, step: step, hasProof: false) }

    private static func words(_ position: Position) -> String {
        "\(position.line):\(position.column):\(position.utf16Column)@\(position.offset)"
    }
}
