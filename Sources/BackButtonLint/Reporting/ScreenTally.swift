/// How many hide sites are well, and how many are not or can't be told: each counted once.
struct ScreenTally {
    /// The sites that can hide a button: all but those that say `false`.
    private(set) var all = 0
    /// They have a way back and a swipe.
    private(set) var well = 0
    /// Closed on purpose.
    private(set) var locked = 0
    /// Never pushed: there is no back button to hide.
    private(set) var needless = 0
    /// They run where neither button nor swipe are UIKit's.
    private(set) var foreign = 0
    /// They lack one of both, but show the button again.
    private(set) var undone = 0
    /// They lack one of both, but have the button at other times.
    private(set) var atTimes = 0
    /// They lack one of both, whether that is reported or silenced.
    private(set) var lacking = 0
    private(set) var unknown = 0

    init(_ screens: [Report.Screen]) {
        for screen in screens where screen.hides != "never" {
            all += 1
            if screen.locked {
                locked += 1
            } else if screen.reached == "presented" || screen.reached == "root" {
                needless += 1
            } else if screen.exemption == .otherSystem {
                foreign += 1
            } else if screen.wayBack.verdict == "none" || screen.swipeBack.verdict == "none" {
                countLacking(screen.exemption)
            } else if screen.wayBack.verdict == "unknown" || screen.swipeBack.verdict == "unknown" {
                unknown += 1
            } else {
                well += 1
            }
        }
    }

    private mutating func countLacking(_ exemption: Exemption?) {
        switch exemption {
        case .hidesAtTimes: atTimes += 1
        case .isUndone: undone += 1
        case .unused: unknown += 1
        default: lacking += 1
        }
    }

    /// Whether nobody gets stuck.
    var isGood: Bool { lacking == 0 && atTimes == 0 && unknown == 0 }

    /// One clause that says how the screens stand, such as `all have a way back and a swipe`.
    var sentence: String {
        if well == all { return all == 1 ? "it has a way back and a swipe" : "all have a way back and a swipe" }
        let parts: [(count: Int, one: String, many: String)] = [
            (well, "has a way back and a swipe", "have a way back and a swipe"),
            (locked, "is locked on purpose", "are locked on purpose"),
            (needless, "is never pushed", "are never pushed"),
            (foreign, "runs without UIKit's navigation", "run without UIKit's navigation"),
            (undone, "shows it again", "show it again"),
            (atTimes, "does so only at times", "do so only at times"),
            (lacking, "lacks a way back or a swipe", "lack a way back or a swipe"),
            (unknown, "can't be told", "can't be told"),
        ]
        let told = parts.filter { $0.count > 0 }
        if told.count == 1, all == 1 { return "it " + told[0].one }
        if told.count == 1 { return "all " + told[0].many }
        return told.map { "\($0.count) " + ($0.count == 1 ? $0.one : $0.many) }.joined(separator: ", ")
    }
}
