/// A rule's page beyond its row in the table: what `backlint explain` prints.
///
/// All texts are set in lines of at most 76 columns. The code needs no imports, since tests put them in front and check
/// it: the bad code gives the rule's finding and no other, the good code none.
public struct Explanation: Sendable {
    /// What the code does to whoever uses the app.
    let why: String

    /// Swift code that is reported.
    let bad: String

    /// The same code as it should be.
    let good: String

    /// When to silence the rule, and how that is said best; `disable` itself is told below every page.
    let exceptions: String

    /// What the fix-it writes and what it leaves alone; nil for a rule without one.
    let fix: String?
}
