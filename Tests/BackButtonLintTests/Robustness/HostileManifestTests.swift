import Testing

@testable import BackButtonLint

/// Manifests and patterns that go on for ever, lie in each other without end, or grow with every step.
///
/// Each is small enough to take milliseconds where time goes with its length, and long enough to take minutes otherwise.
@Suite struct HostileManifestTests {
    /// Bytes aren't an argument of the test: describing many takes minutes.
    enum Hostile: String, CaseIterable {
        case deepBraces, deepParentheses, deepGroups, ringOfGroups, manyTargets, cutProject
        case deepPackage, cutPackage, ringOfPackageTargets
        case ringOfConstants, doublingLists, doublingTexts, recursiveFunctions, manyPackageTargets
        case aliasesOfAliases, ringOfAliases, ringOfIncludes, deepYAML, deepItems, doublingTemplates
        case deepWorkspace, longTag, deepPodfile, manyPods, ringOfSettings, recursiveTuist, deepLockFile

        var files: [String: String] {
            func times(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined() }
            let package = "import PackageDescription\n"
            switch self {
            case .deepBraces: return ["A.xcodeproj/project.pbxproj": times(200_000) { _ in "{a=" }]
            case .deepParentheses: return ["A.xcodeproj/project.pbxproj": times(200_000) { _ in "(" }]
            case .deepGroups:
                return project(
                    times(20_000) { "G\($0)={isa=PBXGroup;path=\"a folder of some length\";children=(G\($0 + 1),);};" })
            case .ringOfGroups:
                return project(times(1000) { "G\($0)={isa=PBXGroup;path=a;children=(G\(($0 + 1) % 1000),G0,);};" })
            case .manyTargets:
                return project(
                    times(3000) {
                        "T\($0)={isa=PBXNativeTarget;name=T\($0);productType=\"com.apple.product-type.application\";"
                            + "dependencies=(D\($0),);};D\($0)={isa=PBXTargetDependency;target=T\(($0 * 7 + 1) % 3000);};"
                    }, targets: times(3000) { "T\($0)," })
            case .cutProject: return ["A.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = { A = { isa = \"PBX"]
            case .deepPackage:
                return [
                    "Package.swift": package + "let package = Package(name: \"a\", targets: ["
                        + times(5000) { _ in ".target(name: \"x\", dependencies: [" }
                ]
            case .cutPackage:
                return ["Package.swift": package + "let package = Package(name: \"a\", targets: [.target(n"]
            case .ringOfPackageTargets:
                return [
                    "Package.swift": package + "let package = Package(name: \"a\", targets: ["
                        + times(2000) {
                            ".target(name: \"x\($0)\", dependencies: [\"x\(($0 + 1) % 2000)\"], path: \"App\"),"
                        }
                        + "])"
                ]
            case .ringOfConstants:
                return [
                    "Package.swift": package + "let a = b\nlet b = a\nlet c = c + a + c\n"
                        + "let package = Package(name: a, targets: c + c)"
                ]
            case .doublingLists:
                return [
                    "Package.swift": package + "let a0 = [\"a\"]\n"
                        + times(60) { "let a\($0 + 1) = a\($0) + a\($0)\n" }
                        + "let package = Package(name: \"a\", targets: a60)"
                ]
            case .doublingTexts:
                return [
                    "Package.swift": package + "let a0 = \"aaaaaaaa\"\n"
                        + times(60) { "let a\($0 + 1) = \"\\(a\($0))\\(a\($0))\"\n" }
                        + "let package = Package(name: a60, targets: [.target(name: a60)])"
                ]
            case .recursiveFunctions:
                return [
                    "Package.swift": package + "func f(_ x: String) -> String { g(x) + g(x) }\n"
                        + "func g(_ x: String) -> String { f(x) + f(x) }\n"
                        + "let package = Package(name: f(\"a\"), targets: [.target(name: f(\"a\"))])"
                ]
            case .manyPackageTargets:
                return [
                    "Package.swift": package + "let package = Package(name: \"a\", targets: ["
                        + times(3000) {
                            ".target(name: \"x\($0)\", dependencies: [\"x\($0 + 1)\"], path: \"../../x\"),"
                        }
                        + "])"
                ]
            case .aliasesOfAliases:
                return [
                    "project.yml": "a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n"
                        + times(30) { n in "a\(n + 1): &a\(n + 1) [" + times(10) { _ in "*a\(n)," } + "x]\n" }
                        + "targets: *a30\n"
                ]
            case .ringOfAliases: return ["project.yml": "a: &a [*a, *b]\nb: &b {<<: *b, c: *a}\ntargets: *b\n"]
            case .ringOfIncludes:
                return [
                    "project.yml": "include: [project.yml, b.yml, ../../etc/passwd, /etc/passwd]\n",
                    "b.yml": "include: [project.yml, b.yml]\n",
                ]
            case .deepYAML: return ["project.yml": times(1000) { String(repeating: " ", count: $0) + "a:\n" }]
            case .deepItems: return ["project.yml": times(100_000) { _ in "- " } + times(100_000) { _ in "[" }]
            case .doublingTemplates:
                return [
                    "project.yml": "targetTemplates:\n"
                        + times(60) { "  T\($0): {templates: [T\($0 + 1),T\($0 + 1)]}\n" }
                        + "targets:\n  A: {templates: [T0], type: application, platform: iOS, sources: [App]}\n"
                ]
            case .deepWorkspace:
                return [
                    "A.xcworkspace/contents.xcworkspacedata":
                        times(20_000) { _ in "<Group location=\"group:a folder of some length\">" }
                ]
            case .longTag: return ["A.xcworkspace/contents.xcworkspacedata": "<FileRef " + times(500_000) { _ in "<" }]
            case .deepPodfile: return ["Podfile": times(20_000) { "target 'A\($0)' do\npod 'x'\n" }]
            case .manyPods: return ["Podfile": times(10_000) { "pod 'x\($0)', :path => 'x\($0)'\nf\($0)\n" }]
            case .ringOfSettings:
                let settings = times(300) { "#include \"a\(($0 + 1) % 300).xcconfig\"\n" }
                var files = project("", settings: "a0.xcconfig")
                for number in 0..<300 { files["a\(number).xcconfig"] = settings }
                return files
            case .recursiveTuist:
                return [
                    "Project.swift": "import ProjectDescription\nlet project = Project(name: n, targets: f())\n"
                        + "func f() -> [Target] { f() + g(\"a\") + f() }\n",
                    "Tuist/ProjectDescriptionHelpers/A.swift": "func g(_ n: String) -> [Target] { g(n) + g(n) }\n",
                ]
            case .deepLockFile:
                return [
                    "Package.resolved": times(100_000) { _ in "{" },
                    "Podfile.lock": "PODS:\n"
                        + times(10_000) { _ in "  - a (1):\n    - b\n" },
                    "Cartfile": times(10_000) { _ in "github \"a/b\"\n" },
                ]
            }
        }

        private func project(_ objects: String, targets: String = "", settings: String = "") -> [String: String] {
            let file = settings.isEmpty ? "" : "F={isa=PBXFileReference;path=\"\(settings)\";sourceTree=\"<group>\";};"
            return [
                "A.xcodeproj/project.pbxproj":
                    "{objects={R={isa=PBXProject;mainGroup=\(settings.isEmpty ? "G0" : "M");targets=(\(targets));"
                    + "buildConfigurationList=L;};L={buildConfigurations=(C,);};C={baseConfigurationReference=F;};"
                    + "M={isa=PBXGroup;children=(F,);};\(file)\(objects)};rootObject=R;}"
            ]
        }
    }

    @Test(arguments: Hostile.allCases)
    func noManifestStopsARun(_ hostile: Hostile) {
        let manifests = hostile.files
        let sources = ["App/First.swift"] + manifests.keys.filter { $0.hasSuffix(".swift") }
        var asked: Set<String> = []
        let time = processorTime {
            let scopes = ScopeMap(
                files: sources.sorted(), manifests: manifests.keys.filter { !$0.hasSuffix("xcconfig") && $0 != "b.yml" }
            ) { path in
                asked.insert(path)
                return manifests[path].map { Array($0.utf8) }
            }
            #expect(scopes.worlds.contains { !$0.files.isEmpty })
        }
        #expect(time < 20, "\(hostile)")
        // Whatever it names, nothing is asked for outside of the root.
        #expect(asked.allSatisfy { !$0.hasPrefix("/") && !$0.split(separator: "/").contains("..") }, "\(asked)")
    }

    /// Each of about a megabyte; the last line is one that counts.
    @Test(arguments: [0, 1, 2, 3, 4, 5, 6])
    func noIgnoreFileStopsAWalk(number: Int) {
        let count = 1 << 20
        let line =
            switch number {
            case 0: "?" + String(repeating: "a", count: count)
            case 1: String(repeating: "*a", count: count / 2)
            case 2: String(repeating: "**/", count: count / 3) + "a"
            case 3: String(repeating: "[a-z]", count: count / 5)
            case 4: String(repeating: "[[:alpha:]", count: count / 10)
            case 5: String(repeating: "\\", count: count)
            default: (0..<count / 8).map { "a\($0 % 1000)*\n" }.joined()
            }
        let time = processorTime {
            let patterns = IgnorePatterns(contents: Array((line + "\n/Made.swift\n").utf8))
            #expect(patterns.leavesOut("Made.swift".utf8))
            for name in 0..<10 { #expect(!patterns.leavesOut("App/Sub/File\(name).swift".utf8)) }
        }
        #expect(time < 20)
    }

    /// Each kind of pattern is found by what it begins or ends with: their number times that of the files would be minutes.
    @Test func manyPatternsForManyFilesAreNoTrouble() {
        let kinds: [(Int) -> String] = [
            { "name\($0)" }, { "/App/Made\($0)/a.swift" }, { "*.e\($0)" }, { "Na\($0)*e.swift" },
            { "App/d\($0)?/**" }, { "!*\($0)/" },
        ]
        let lines = (0..<150_000).map { kinds[$0 % kinds.count]($0) } + ["*7.swift", "!/App/d3/"]
        let time = processorTime {
            let patterns = IgnorePatterns(contents: Array(lines.joined(separator: "\n").utf8))
            var count = 0
            for number in 0..<2000 where patterns.leavesOut("App/d\(number % 40)/Name\(number).swift".utf8) {
                count += 1
            }
            // Those that end with a 7, and none of the others.
            #expect(count == 200)
            #expect(patterns.leavesOut("App/Made150001/a.swift".utf8) == false)
            #expect(patterns.leavesOut("App/Made149995/a.swift".utf8))
            #expect(patterns.leavesOut("App/b.e149996".utf8) && patterns.leavesOut("name149994/a.swift".utf8))
            #expect(patterns.leavesOut("App/d1499980/a.swift".utf8))
        }
        #expect(time < 20)
    }

    @Test(arguments: [
        String(repeating: "**/", count: 20_000) + "a", String(repeating: "**/*/", count: 10_000) + "a",
        String(repeating: "*a", count: 20_000), String(repeating: "../", count: 20_000) + "a",
    ])
    func noGlobOfAConfigurationStopsAWalk(glob: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("App/Sub/File.swift")
        var options = SourceTree.Options()
        let time = try processorTime {
            options.included = ([glob, "App"], folder.path)
            options.excludes = [([glob], folder.path)]
            let tree = try SourceTree.find(root: folder.path, options: options)
            #expect(tree.swiftFiles.count == 1)
        }
        #expect(time < 20)
    }

    /// Whoever writes much on one line: how a line begins is asked for every word.
    @Test func aLongLineTakesNoMoreThanManyShortOnes() {
        let line = "  let a = 1, " + (0..<100_000).map { "b\($0) = 1" }.joined(separator: ", ")
        let time = processorTime {
            let world = WorldFacts([Array("struct A: View {\n\(line)\n}\n".utf8)])
            world.gather([0], jobs: 1)
            #expect(ProjectIndex(world).facts(at: 0).declarations.contains { $0.name == Name("A") })
        }
        #expect(time < 20)
    }
}
