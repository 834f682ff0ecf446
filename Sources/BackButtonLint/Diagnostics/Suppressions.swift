/// What the directives of one file silence: asked once for each finding, and then for what came of each directive.
///
/// `disable:this`, `disable:next`, `disable:previous` speak of a line; `disable` holds up to `enable` or the end of the
/// file, the lines of both included. A finding stands on the line where it starts.
struct Suppressions {
    private let directives: [Directive]

    private var spansByRule: [String: Spans] = [:]

    /// For each rule, where its findings were silenced, in the order in which they came.
    private var silenced: [String: [Int]] = [:]

    init(_ directives: [Directive]) { self.directives = directives }

    /// Whether a directive silences a finding.
    ///
    /// - Parameter onlyByName: Whether `all` leaves the rule alone.
    mutating func silence(_ rule: String, at offset: Int, onlyByName: Bool) -> Bool {
        guard !directives.isEmpty else { return false }
        let spans = spansByRule[rule] ?? Spans(of: rule, onlyByName: onlyByName, directives)
        spansByRule[rule] = spans
        guard spans.cover(offset) else { return false }
        silenced[rule, default: []].append(offset)
        return true
    }

    /// For each directive, whether it silenced a finding, or ended what a `disable` began.
    ///
    /// Where several silence the same finding, all of them did.
    func used() -> [Bool] {
        var used = endings()
        for (rule, offsets) in silenced {
            guard let spans = spansByRule[rule] else { continue }
            let offsets = offsets.sorted()
            for span in spans.spans where !used[span.directive] {
                let first = offsets.partitioningIndex { $0 >= span.range.start }
                used[span.directive] = first < offsets.count && offsets[first] < span.range.end
            }
        }
        return used
    }

    /// For each directive, whether it is an `enable` with a `disable` before it that it ends, for one of its rules at least.
    private func endings() -> [Bool] { ended().map { $0 != .nothing } }

    /// For each `disable`, the directives that end nothing else: without it they do nothing.
    func soleEnders() -> [Int: [Int]] {
        var enders: [Int: [Int]] = [:]
        for (index, ended) in ended().enumerated() {
            if case .one(let disable) = ended { enders[disable, default: []].append(index) }
        }
        return enders
    }

    /// What an `enable` ends.
    private enum Ended: Equatable {
        case nothing
        case one(Int)
        case several

        mutating func add(_ other: Ended) {
            if self == .nothing { self = other } else if other != .nothing, other != self { self = .several }
        }
    }

    /// For each directive, what it ends.
    private func ended() -> [Ended] {
        var open: [String: Ended] = [:]
        // `disable all` is open but for the rules that were enabled since.
        var everyRule = Ended.nothing
        var enabled: Set<String> = []
        return directives.enumerated().map { index, directive in
            var ended = Ended.nothing
            for rule in directive.rules {
                switch (directive.verb, rule) {
                case (.disable, Directive.everyRule):
                    everyRule.add(.one(index))
                    enabled = []
                case (.disable, _): open[rule, default: .nothing].add(.one(index))
                case (.enable, Directive.everyRule):
                    for other in open.values { ended.add(other) }
                    ended.add(everyRule)
                    (everyRule, open) = (.nothing, [:])
                case (.enable, _):
                    ended.add(open.removeValue(forKey: rule) ?? .nothing)
                    if everyRule != .nothing, enabled.insert(rule).inserted { ended.add(everyRule) }
                default: break
                }
            }
            return ended
        }
    }
}

/// The parts of a text in which one rule is silenced.
private struct Spans {
    /// By their start; they may overlap.
    let spans: [(range: ByteRange, directive: Int)]

    /// For each span, the furthest end of it and those before it.
    private let furthestEnds: [Int]

    init(of rule: String, onlyByName: Bool, _ directives: [Directive]) {
        var spans: [(range: ByteRange, directive: Int)] = []
        var open: [Int] = []
        func close(at end: Int) {
            for index in open { spans.append((ByteRange(directives[index].reach.start, end), index)) }
            open = []
        }
        for (index, directive) in directives.enumerated() {
            let namesAll = directive.rules.contains(Directive.everyRule)
            guard directive.rules.contains(rule) || namesAll && (!onlyByName || directive.verb == .enable) else {
                continue
            }
            switch directive.verb {
            case .disableThis, .disableNext, .disablePrevious: spans.append((directive.reach, index))
            case .disable: open.append(index)
            case .enable: close(at: directive.reach.end)
            case .locked, nil: break
            }
        }
        close(at: .max)
        spans.sort { ($0.range.start, $0.directive) < ($1.range.start, $1.directive) }
        self.spans = spans
        var furthest = 0
        furthestEnds = spans.map {
            furthest = max(furthest, $0.range.end)
            return furthest
        }
    }

    func cover(_ offset: Int) -> Bool {
        let behind = spans.partitioningIndex { $0.range.start > offset }
        return behind > 0 && offset < furthestEnds[behind - 1]
    }
}
