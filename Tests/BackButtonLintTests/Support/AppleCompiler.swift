import Foundation

/// Checks Swift code as the compiler for an Apple system would: this toolchain's compiler, for such a target, against
/// small stand-ins for SwiftUI, UIKit and what else the inputs are made of.
struct AppleCompiler: Sendable {
    enum System: String, CaseIterable {
        case iOS = "arm64-apple-ios"
        case macOS = "arm64-apple-macosx"

        var oldest: String { self == .iOS ? "13.0" : "11.0" }
        fileprivate var newest: String { self == .iOS ? "17.0" : "14.0" }
    }

    /// Whether the toolchain is one whose modules can be taken for another system.
    static let isAvailable = AppleModules.isAvailable

    let system: System
    private let modules: AppleModules

    init(_ system: System) throws {
        self.system = system
        modules = try system == .iOS ? AppleModules.forIOS.get() : AppleModules.forMacOS.get()
    }

    /// What the compiler says of one module: errors and warnings without their places, sorted.
    ///
    /// - Parameters:
    ///   - mode: 5 or 6.
    ///   - target: The oldest system that the code runs on; nil: a recent one.
    ///   - folder: Where further modules lie.
    func messages(on files: [String], mode: Int, target: String? = nil, folder: String? = nil) throws -> [String] {
        let talk = try modules.frontend(
            ["-typecheck", "-module-name", "App", "-parse-as-library"] + (folder.map { ["-I", $0] } ?? []) + files,
            mode: mode, target: target ?? system.newest)
        return talk.split(separator: "\n").compactMap { line in
            for kind in [": error: ", ": warning: "] {
                if let found = line.firstRange(of: kind) { return String(line[found.lowerBound...].dropFirst(2)) }
            }
            return nil
        }.sorted()
    }

    /// Makes a module that files of one target hand out, in a folder.
    func makeModule(_ name: String, of files: [String], in folder: String) throws {
        try modules.build(name, of: files, into: folder)
    }
}
