@testable import BackButtonLint

/// One difference between what an input expects and what was reported.
struct Mismatch: Equatable, Sendable {
    let path: String
    /// From 1.
    let line: Int
    /// What differs, then the trail that led to it.
    let text: String
}

extension Mismatch {
    /// Every difference, by expectation first, then what nobody expected, in the report's order.
    static func all(in report: Report, expecting expectations: [Expectation]) -> [Mismatch] {
        var found: [Mismatch] = []
        var diagnostics = report.diagnostics
        var screens = report.screens
        var uses = report.screens.flatMap(\.uses)
        for expectation in expectations {
            let (path, line) = (expectation.path, expectation.line)
            func miss(_ text: String) { found.append(Mismatch(path: path, line: line, text: text)) }
            switch expectation.subject {
            case .finding(let rule, let part):
                let match = diagnostics.firstIndex {
                    $0.path == path && $0.range.start.line == line && $0.rule == rule
                        && (part.isEmpty || $0.message.contains(part))
                }
                if let match {
                    diagnostics.remove(at: match)
                } else {
                    let words = part.isEmpty ? "" : " that says \"\(part)\""
                    miss("no \(rule)\(words)" + trail(of: report, path: path, line: line))
                }
            case .screen(let verdicts, let hides, let locked, let name):
                guard let match = screens.firstIndex(where: { $0.path == path && $0.range.start.line == line }) else {
                    miss("no screen is listed")
                    continue
                }
                let screen = screens.remove(at: match)
                compare("hides", hides, screen.hides, then: miss)
                compare("locked", "\(locked)", "\(screen.locked)", then: miss)
                compare("screen", name, screen.screen, then: miss)
                compare("reached", verdicts.reached, screen.reached, then: miss)
                compare("way back", verdicts.wayBack, screen.wayBack, then: miss)
                compare("swipe back", verdicts.swipeBack, screen.swipeBack, then: miss)
            case .use(let verdicts):
                guard let match = uses.firstIndex(where: { $0.path == path && $0.range.start.line == line }) else {
                    miss("no use is listed")
                    continue
                }
                let use = uses.remove(at: match)
                compare("reached", verdicts.reached, use.reached, then: miss)
                compare("way back", verdicts.wayBack, use.wayBack, then: miss)
                compare("swipe back", verdicts.swipeBack, use.swipeBack, then: miss)
            case .nothing: break
            }
        }
        for rest in diagnostics {
            let notes = rest.notes.map { "\n    \($0.path):\($0.range.start.line): \($0.message)" }.joined()
            let text = "unexpected \(rest.rule): \(rest.message)" + notes
            found.append(Mismatch(path: rest.path, line: rest.range.start.line, text: text))
        }
        for rest in screens { found.append(unexpected("screen", rest.screen, rest.path, rest.range, rest.wayBack)) }
        for rest in uses { found.append(unexpected("use in", rest.screen, rest.path, rest.range, rest.wayBack)) }
        return found
    }

    private static func unexpected(
        _ what: String, _ screen: String, _ path: String, _ range: PositionRange, _ wayBack: Report.Judgement
    ) -> Mismatch {
        let text = "unexpected \(what) \(screen), way back \(wayBack.verdict)" + trail(of: wayBack)
        return Mismatch(path: path, line: range.start.line, text: text)
    }

    private static func compare(_ what: String, _ wanted: String?, _ got: String, then miss: (String) -> Void) {
        if let wanted, wanted != got { miss("\(what) is \(got), not \(wanted)") }
    }

    private static func compare(
        _ what: String, _ wanted: String?, _ got: Report.Judgement, then miss: (String) -> Void
    ) {
        if let wanted, wanted != got.verdict { miss("\(what) is \(got.verdict), not \(wanted)" + trail(of: got)) }
    }

    /// The steps of a judgement, one a line.
    private static func trail(of judgement: Report.Judgement) -> String {
        judgement.evidence.map { "\n    \($0.path):\($0.line):\($0.column): \($0.what)" }.joined()
    }

    /// What was found out about the screen or use on a line.
    private static func trail(of report: Report, path: String, line: Int) -> String {
        for screen in report.screens {
            if screen.path == path, screen.range.start.line == line {
                return words(screen.reached, screen.wayBack, screen.swipeBack)
            }
            for use in screen.uses where use.path == path && use.range.start.line == line {
                return words(use.reached, use.wayBack, use.swipeBack)
            }
        }
        return "; no screen is listed there"
    }

    private static func words(_ reached: String, _ wayBack: Report.Judgement, _ swipe: Report.Judgement) -> String {
        "; reached \(reached), way back \(wayBack.verdict)" + trail(of: wayBack) + "\n  swipe back \(swipe.verdict)"
            + trail(of: swipe)
    }
}
