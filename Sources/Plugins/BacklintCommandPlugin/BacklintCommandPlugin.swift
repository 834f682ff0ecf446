import Foundation
import PackagePlugin

/// `swift package backlint`: the tool, run in the package's folder with the words behind the verb.
@main
struct BacklintCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var words = ArgumentExtractor(arguments)
        let targets = try context.package.targets(named: words.extractOption(named: "target"))
        try ToolRun(tool: context.tool(named: "backlint").url, folder: context.package.directoryURL)
            .run(words.remainingArguments + targets.map { $0.directoryURL.path(percentEncoded: false) })
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension BacklintCommandPlugin: XcodeCommandPlugin {
        /// Xcode names the targets that were chosen in its dialog. They have no folders of their own, and files from
        /// anywhere.
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            var words = ArgumentExtractor(arguments)
            let names = words.extractOption(named: "target")
            let project: URL = context.xcodeProject.directoryURL
            let targets = context.xcodeProject.targets.filter { names.contains($0.displayName) }
            let paths = targets.flatMap(Self.sources).filter { $0.hasPrefix(project.path(percentEncoded: false)) }
            try ToolRun(tool: context.tool(named: "backlint").url, folder: project).run(
                words.remainingArguments + paths)
        }

        private static func sources(of target: XcodeTarget) -> [String] {
            let files = target.inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }
            return files.map { $0.url.path(percentEncoded: false) }
        }
    }
#endif
