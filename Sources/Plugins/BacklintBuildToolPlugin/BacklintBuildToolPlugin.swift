import Foundation
import PackagePlugin

/// Shows in the log of a build what is found in a target.
@main
struct BacklintBuildToolPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target.sourceModule, !Self.sources(of: module).isEmpty else { return [] }
        let check = Check(
            tool: try context.tool(named: "backlint").url, root: context.package.directoryURL, name: target.name)
        // A folder rather than its files: of these there may be more than a command line takes.
        return [
            check.command(
                reporting: .folder(target.directoryURL),
                inputs: context.package.targets.compactMap(\.sourceModule).flatMap(Self.sources))
        ]
    }

    private static func sources(of module: any SourceModuleTarget) -> [URL] {
        module.sourceFiles(withSuffix: ".swift").map(\.url)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension BacklintBuildToolPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let sources = Self.sources(of: target)
            guard !sources.isEmpty else { return [] }
            let check = Check(
                tool: try context.tool(named: "backlint").url, root: context.xcodeProject.directoryURL,
                name: target.displayName)
            // A target has no folder of its own here.
            return [
                check.command(
                    reporting: .files(sources), inputs: context.xcodeProject.targets.flatMap(Self.sources))
            ]
        }

        private static func sources(of target: XcodeTarget) -> [URL] {
            target.inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
        }
    }
#endif
