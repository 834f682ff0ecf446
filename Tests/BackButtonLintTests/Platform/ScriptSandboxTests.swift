import Foundation
import Testing

@testable import BackButtonLint

/// Who is denied a file by Xcode's sandbox is told which setting to change.
@Suite struct ScriptSandboxTests {
    private let denied = SystemError(number: EPERM)

    @Test func whatTheSandboxDeniesNamesTheSetting() {
        #expect(
            denied.words(inScriptSandbox: true).hasSuffix("set the build setting ENABLE_USER_SCRIPT_SANDBOXING to NO"))
        #expect(denied.words(inScriptSandbox: false) == "permission denied")
    }

    /// The file's own permissions are another matter.
    @Test func whatTheFileDeniesIsSaidAsEverywhere() {
        #expect(SystemError(number: EACCES).words(inScriptSandbox: true) == "permission denied")
    }

    private func lines(_ complaints: [(path: String, reason: String)]) -> [String] {
        let report = Report(
            root: "/src", summary: Report.Summary(), diagnostics: [], screens: [],
            complaints: complaints.map { Report.Complaint(path: $0.path, reason: $0.reason) })
        return ComplaintText.lines(report, PathSpelling())
    }

    @Test func manyDeniedFilesAreOneWarningWithoutAPlace() {
        let reason = denied.words(inScriptSandbox: true)
        #expect(lines([("App/A.swift", reason)]) == ["warning: cannot read '/src/App/A.swift': \(reason)"])
        #expect(
            lines([("App/A.swift", reason), ("App/B.swift", "it is not valid UTF-8"), ("Kit", reason)]) == [
                "backlint: App/B.swift: it is not valid UTF-8",
                "warning: cannot read '/src/App/A.swift' and 1 more: \(reason)",
            ])
    }
}
