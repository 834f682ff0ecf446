/// An answer and its proof. There is none without a step.
package struct Verdict<Answer: Sendable>: Sendable {
    package let answer: Answer

    /// The steps that decided it, in the order of the argument. Never empty.
    package let steps: [Trail.Step]

    package init(_ answer: Answer, because first: Trail.Step, _ more: [Trail.Step] = []) {
        self.answer = answer
        self.steps = [first] + more
    }

    /// The same proof for an answer that is drawn from it.
    package func map<Other: Sendable>(_ transform: (Answer) -> Other) -> Verdict<Other> {
        Verdict<Other>(transform(answer), because: steps[0], Array(steps.dropFirst()))
    }
}
