/// What became of a baseline's entries in a run.
package struct BaselineOutcome: Sendable {
    /// Those that are still true, under the paths of today, and those of what wasn't looked at.
    package var kept: [Baseline.Entry] = []

    /// Those of what was looked at that nothing answers to any longer.
    package var stale: [Baseline.Entry] = []
}
