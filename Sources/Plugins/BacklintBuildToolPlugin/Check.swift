import Foundation
import PackagePlugin

/// A run of the tool over one target, as a command of its build.
///
/// It is a build command and no prebuild command, since those can't run what is built from source. Findings go to standard
/// output, which a build shows; an error among them fails the command and with it the build.
struct Check {
    let tool: URL
    /// Looked at as a whole, whatever is reported. The configuration is the nearest in it or above.
    let root: URL
    /// The target's.
    let name: String

    /// - Parameter inputs: The files that decide about it: the command runs again when one of them has changed. A
    ///   configuration may not be among them, since one that is deleted would be missed by every build from then on.
    func command(reporting scope: Scope, inputs: [URL]) -> Command {
        .buildCommand(
            displayName: "backlint \(name)",
            executable: tool,
            arguments: ["--root", root.path(percentEncoded: false), "--format", "xcode"] + scope.arguments,
            environment: scope.environment,
            inputFiles: inputs,
            // What it wrote would become a resource of the target.
            outputFiles: [])
    }
}

extension Check {
    /// What is reported of the root.
    enum Scope {
        case folder(URL)
        /// Anywhere; those outside of the root are named and left.
        case files([URL])

        var arguments: [String] {
            switch self {
            case .folder(let folder): [folder.path(percentEncoded: false)]
            case .files: ["--use-script-input-files"]
            }
        }

        /// As Xcode lists the files of a script phase: there may be more of them than a command line is good for.
        var environment: [String: String] {
            guard case .files(let files) = self else { return [:] }
            var variables = ["SCRIPT_INPUT_FILE_COUNT": "\(files.count)"]
            for (number, file) in files.enumerated() {
                variables["SCRIPT_INPUT_FILE_\(number)"] = file.path(percentEncoded: false)
            }
            return variables
        }
    }
}
