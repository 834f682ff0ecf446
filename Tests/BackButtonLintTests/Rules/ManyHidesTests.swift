import Testing

@testable import BackButtonLint

/// Generated code may hide the back button hundreds of times in one file, one line or one chain.
@Suite struct ManyHidesTests {
    /// How the hides stand to each other, and the text with so many of them.
    enum Shape: String, CaseIterable {
        case oneLine, chain, screensInScreens, silenced

        func text(_ count: Int) -> String {
            let hide = ".navigationBarBackButtonHidden()"
            let numbers = 0..<count
            let code: [String]
            switch self {
            case .oneLine:
                return numbers.map { "struct S\($0): View { var body: some View { Text(\"a\")\(hide) } }" }
                    .joined(separator: "; ")
            case .chain:
                code = ["struct S: View { var body: some View { Text(\"a\")"] + numbers.map { _ in hide } + ["} }"]
            case .screensInScreens:
                code = numbers.map { "struct S\($0 + 1): View { var body: some View { S\($0)()\(hide) } }" }
            case .silenced:
                code = numbers.map {
                    "struct S\($0): View { var body: some View { Text(\"a\")\(hide) } } // backlint:disable:this all"
                }
            }
            return code.joined(separator: "\n")
        }
    }

    /// Four times the hides may take sixteen times as long, each looking at all others, but not more.
    @Test(arguments: Shape.allCases)
    func timeGrowsByTheSquareAtMost(shape: Shape) throws {
        var ratio = Double.infinity
        // The machine may be busy with something else, so the best of some tries counts.
        for _ in 0..<5 where ratio > 30 { ratio = min(ratio, try time(shape, 160) / time(shape, 40)) }
        #expect(ratio < 30)
    }

    private func time(_ shape: Shape, _ count: Int) throws -> Duration {
        let folder = try TemporaryFolder()
        try folder.write("Many.swift", shape.text(count))
        let linter = Linter(configuration: Configuration(root: String(decoding: folder.path, as: UTF8.self)))
        return try ContinuousClock().measure {
            let report = try linter.run()
            #expect(report.screens.count == count)
        }
    }
}
