/// What was looked at on the way to an answer, in the order in which it was come upon: an append-only tree of steps.
package struct Trail: Sendable {
    package private(set) var steps: [Step] = []

    package init() {}

    /// A place, why it was looked at, and the step that led there.
    package struct Step: Sendable {
        package let place: Place
        package let reason: Reason
        package let parent: StepID?
    }

    /// A step of a trail, as its place in it.
    package struct StepID: Hashable, Sendable {
        let index: Int
    }

    /// Adds a step.
    package mutating func add(_ place: Place, _ reason: Reason, from parent: StepID?) -> StepID {
        steps.append(Step(place: place, reason: reason, parent: parent))
        return StepID(index: steps.count - 1)
    }

    package subscript(id: StepID) -> Step { steps[id.index] }

    /// The steps from the first to `last`.
    package func path(to last: StepID) -> [Step] {
        var path: [Step] = []
        var next: StepID? = last
        while let id = next {
            path.append(steps[id.index])
            next = steps[id.index].parent
        }
        return path.reversed()
    }
}
