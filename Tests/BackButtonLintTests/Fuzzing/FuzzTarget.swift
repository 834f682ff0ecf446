// Compiled by `fuzz.sh` with the library's sources into one module, so that nothing is hidden from it.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What libFuzzer calls with every text it makes up: all that happens to one file from its bytes to the findings.
///
/// A flaw is a trap, like everything else that the fuzzer catches.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))

    let tree = Allowance(microsecondsPerByte: 10, for: count).hold("parsing") { Parser.parse(bytes) }
    if let flaw = tokenFlaw(in: tree) { fatalError(flaw) }
    if let flaw = tree.flaw { fatalError(flaw) }

    Allowance(microsecondsPerByte: 20, for: count).hold("dumping") {
        _ = SyntaxDump.tokens(path: "a", bytes: bytes)
        _ = SyntaxDump.outline(path: "a", bytes: bytes)
    }
    // Much of a run would go into this one.
    if count % 8 == 0 { _ = SyntaxDump.tree(path: "a", bytes: bytes) }

    // Only text is judged: other files are turned away when they are read.
    guard UTF8Validity.holds(for: bytes) else { return 0 }
    let world = Allowance(microsecondsPerByte: 10, for: count).hold("gathering") {
        let world = WorldFacts([bytes])
        world.gather([0], jobs: 1)
        return world
    }
    let index = ProjectIndex(world)
    // Every hide is judged by itself, and may be judged by much of the file.
    let hides = index.uses(of: SwiftUINames.hide).count
    let verdicts = Allowance(microsecondsPerByte: 10 * (hides + 1), for: count).hold("judging") {
        let inquiry = Inquiry(index)
        var verdicts = WorldVerdicts()
        let judge = ScreenJudge(inquiry, ground: ground)
        verdicts.screens = judge.verdicts()
        verdicts.dismissals = MisplacedDismissalFinder(inquiry).dismissals()
        verdicts.repairs = judge.repairs()
        return verdicts
    }
    check(verdicts, index)
    return 0
}

private let ground = SwipeGround(
    scopes: ScopeMap(files: ["App/Screen.swift"], manifests: [], read: { _ in nil }), files: ["App/Screen.swift"],
    foreignRepairs: [])

private let everyRule: RuleSelection = {
    var configuration = Configuration(root: "/")
    configuration.enabledRules = Rule.all.map(\.id)
    return RuleSelection(configuration)
}()

/// Rules make findings of them, which can be shown and whose edits lie in the text.
private func check(_ all: WorldVerdicts, _ index: ProjectIndex) {
    var placer = Placer(index: index, files: ["App/Screen.swift"])
    let examination = Examination(everyRule, on: index, paths: ["App/Screen.swift"], all)
    let verdicts = all.screens
    let findings = (examination.reported + examination.silenced).map(\.finding)
    var steps = findings.flatMap(\.steps)
    for verdict in verdicts {
        steps += verdict.reached.steps + verdict.wayBack.steps + verdict.swipeBack.steps
        for use in verdict.uses { steps += use.reached.steps + use.wayBack.steps + use.swipeBack.steps }
    }
    let places = verdicts.map(\.site) + verdicts.flatMap(\.uses).map(\.site) + steps.map(\.place)
    let ranges = places.map { placer.range(of: $0) } + findings.map { placer.range(of: $0.range, in: $0.file) }
    let edits = findings.flatMap(\.remedies).flatMap(\.edits)
    let end = index.facts(at: 0).tree.bytes.count
    precondition(ranges.allSatisfy { $0.start.offset <= $0.end.offset && $0.end.offset <= end })
    precondition(edits.allSatisfy { $0.range.start <= $0.range.end && $0.range.end <= end })
    precondition(steps.allSatisfy { !$0.reason.words.isEmpty } && findings.allSatisfy { !$0.message.isEmpty })
}

/// What is wrong with the tokens of a text, if anything is: they grow, and only what is no token lies between them.
private func tokenFlaw(in tree: SyntaxTree) -> String? {
    var end = 0
    var openStrings = 0
    for token in tree.tokens {
        guard Int(token.start) >= end else { return "\(token) begins before \(end)" }
        if token.length == 0, token.kind != .endOfFile, token.kind != .string { return "\(token) is empty" }
        // A gap begins with white space, a comment, a shebang line or a mark of version control.
        if token.start > end, !beginsGap(tree.bytes[end]) { return "byte \(end) belongs to nothing" }
        if token.flags.contains(.opensString) { openStrings += 1 }
        if token.flags.contains(.closesString) { openStrings -= 1 }
        guard openStrings >= 0 else { return "\(token) closes what isn't open" }
        end = token.end
    }
    guard end == tree.bytes.count, tree.tokens.last?.kind == .endOfFile else { return "the tokens end at \(end)" }
    return openStrings == 0 ? nil : "\(openStrings) strings stay open"
}

private func beginsGap(_ byte: UInt8) -> Bool {
    [0, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20, 0xC2, 0xE1, 0xE2, 0xE3, 0xEF].contains(byte) || "/#<>|=".utf8.contains(byte)
}

/// How much of the processor's time a text may take, instrumented as all is here.
private struct Allowance {
    let seconds: Double

    /// Short texts may take a while too: what has to be set up once counts for them.
    init(microsecondsPerByte: Int, for count: Int) {
        seconds = Double(microsecondsPerByte * (count + 1000)) * 1e-6
    }

    /// Does work, and traps if it takes too long. The best of three tries counts.
    func hold<Result>(_ what: String, _ work: () -> Result) -> Result {
        var (result, best) = timed(work)
        for _ in 0..<2 where best > seconds {
            let again = timed(work)
            (result, best) = (again.result, min(best, again.seconds))
        }
        guard best <= seconds else { fatalError("\(what) takes \(best) s, more than \(seconds) s") }
        return result
    }

    private func timed<Result>(_ work: () -> Result) -> (result: Result, seconds: Double) {
        let start = clock()
        let result = work()
        return (result, Double(clock() - start) / Double(CLOCKS_PER_SEC))
    }
}
