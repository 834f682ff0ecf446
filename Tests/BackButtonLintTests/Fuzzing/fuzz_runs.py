#!/usr/bin/env python3
"""Makes up small repositories, changes them at random, and runs the tool in each of them.

usage: fuzz_runs.py [--tool FILE] [--seconds N] [--seed N] [--case N]     default: the release build, 15 s

Sources, manifests, ignore files, configuration, baseline, links, standard input and the command line are all made up. A
run must end within ten seconds with the status 0, 1 or 2, leave no file that it wasn't asked for, write nothing outside of
the root, and print no control character. --case tries one case again, --seed begins another series. Status 1 if anything
failed; the case's folder stays then and is named.
"""
import argparse
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

PACKAGE = os.path.abspath(os.path.join(os.path.dirname(__file__), "../../.."))

SCREEN = """struct Pier{n}: View {{
    @Environment(\\.dismiss) private var dismiss
    var body: some View {{
        NavigationStack {{ NavigationLink("Quay") {{ Quay{n}() }} }}
    }}
}}
struct Quay{n}: View {{
    var body: some View {{
        Text("1").navigationBarBackButtonHidden({argument}){tail}
    }}
}}
"""

TAILS = [
    "", ".toolbar { ToolbarItem(placement: .topBarLeading) { Button(\"Back\") { dismiss() } } }",
    " // backlint:disable:this all - because", ".navigationBarHidden(true)", ".toolbar(.hidden)", ".gesture(DragGesture())",
]

SWIPE = """extension UINavigationController: UIGestureRecognizerDelegate {
    open override func viewDidLoad() { super.viewDidLoad(); interactivePopGestureRecognizer?.delegate = self }
    public func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { viewControllers.count > 1 }
}
"""

MANIFESTS = {
    "Package.swift": """// swift-tools-version: 5.9
import PackageDescription
let names = ["Kit", "App"]
let package = Package(name: "Shop", targets: names.map { .target(name: $0, dependencies: ["Kit"], path: "../\\($0)") }
    + [.executableTarget(name: "Main", path: "App", sources: ["A0.swift"])])
""",
    "project.yml": """name: Shop
include: [base.yml, ../other.yml]
targetTemplates: {T: &t {type: application, platform: iOS}}
targets:
  App: {<<: *t, templates: [T], sources: [App, {path: ../.., excludes: ["**/*.swift"]}], dependencies: [{target: Kit}]}
  Kit: {type: framework, platform: iOS, sources: Kit}
""",
    "App.xcodeproj/project.pbxproj": """// !$*UTF8*$!
{ objects = { R = {isa = PBXProject; mainGroup = G; targets = (T, ); buildConfigurationList = L; };
L = {buildConfigurations = (C, ); }; C = {baseConfigurationReference = X; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 16.0; }; };
X = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
G = {isa = PBXGroup; path = App; children = (F, X, G, ); sourceTree = "<group>"; };
F = {isa = PBXFileReference; path = A0.swift; sourceTree = "<group>"; };
T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (P, ); };
P = {isa = PBXSourcesBuildPhase; files = (B, ); }; B = {isa = PBXBuildFile; fileRef = F; }; }; rootObject = R; }
""",
    "App/App.xcconfig": '#include "App.xcconfig"\n#include "../../up.xcconfig"\nIPHONEOS_DEPLOYMENT_TARGET = 15.0\n',
    "App.xcworkspace/contents.xcworkspacedata":
        '<Workspace><Group location="group:App"><FileRef location="group:../Kit"></FileRef></Group>\n'
        '<FileRef location="container:App.xcodeproj"></FileRef></Workspace>\n',
    "Podfile": "target 'Shop' do\n  pod 'Kit', :path => 'Kit'\n  pod 'Alamofire'\nend\n",
    "Podfile.lock": "PODS:\n  - Alamofire (5.0)\n",
    "Project.swift": "import ProjectDescription\nlet project = Project(name: \"Shop\", targets: [.target(name: \"App\", "
                     "destinations: .iOS, product: .app, sources: [\"App/**\"])])\n",
    ".gitignore": "build/\n*.gen.swift\n!keep.gen.swift\n/App/A1.swift\n[a-z]?*\n",
    "App/.gitignore": "**/A2.*\n\\#a\n",
    ".git/info/exclude": "Kit/Made*.swift\n",
    ".git/HEAD": "ref: refs/heads/main\n",
}

CONFIGURATION = """{
  // Made up.
  "included": ["App", "Kit/**"], "excluded": ["**/Generated/**", "../x"],
  "rules": { "back_button_not_leading": "off", "missing_back_button": "error" },
  "paths": [ { "glob": "App/**", "rules": { "missing_swipe_back": "note" } } ],
  "leaves": ["finish"], "backControls": ["Brand"], "restoresSwipe": ["brandSwipe"],
  "deploymentTarget": "16.0", "itemPlacement": "topBarLeading", "baseline": "baseline.json"
}
"""

NAMES = [b"A0.swift", b"A1.swift", b"A2.swift", b"keep.gen.swift", b"a\nb.swift", b"\x1b[31m.swift", b"\xff.swift",
         b"a\"':.swift", b"-x.swift", "e\u0301\u202e.swift".encode(), b"x" * 240 + b".swift"]

PIECES = [b"", b"{", b"}", b"(", b")", b"[", b"]", b"\"", b"/*", b"*/", b"//", b"\n", b"\0", b"\xff", b"\x1b[2J", b"..", b"/",
          b"../", b"**/", b"*", b"&a", b"*a", b"<", b">", b"#if X", b"#endif", b"\\", b"\\(", b"'", b":", b"- ", b"=", b",",
          b"\xef\xbb\xbf", b"\xe2\x80\xae", b"99999999999999999999", b"$(", b"@", b"`"]

FORMATS = ["text", "xcode", "json", "sarif", "github", "gitlab", "checkstyle", "junit", "sonarqube", "swiftlint", "rdjsonl",
           "markdown", "html"]


def mutated(text, dice):
    """Loses, doubles, moves and puts in pieces."""
    text = bytearray(text)
    for _ in range(dice.choice([0, 0, 1, 1, 2, 5, 20])):
        at = dice.randrange(len(text) + 1)
        to = min(len(text), at + dice.choice([1, 2, 8, 40, 200]))
        kind = dice.randrange(6)
        if kind == 0:
            del text[at:to]
        elif kind == 1:
            text[at:at] = text[at:to] * dice.choice([1, 1, 2, 50])
        elif kind == 2:
            text[at:at] = dice.choice(PIECES) * dice.choice([1, 1, 1, 3, 300, 5000])
        elif kind == 3:
            other = dice.randrange(len(text) + 1)
            text[at:at] = text[other:other + to - at]
        elif kind == 4 and text:
            text[at % len(text)] = dice.randrange(256)
        else:
            del text[to:]
    return bytes(text)


def lay(root, dice):
    """Makes one repository."""
    def write(path, text):
        path = os.path.join(os.fsencode(root), path)
        try:
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(text)
        except OSError:
            pass  # What lies there already may be no folder.

    for number in range(dice.randrange(1, 6)):
        folder = dice.choice([b"App/", b"Kit/", b"", b"Pods/", b"App/Sub/", b"Generated/"])
        name = dice.choice(NAMES) if dice.randrange(3) == 0 else b"A%d.swift" % number
        text = SCREEN.format(n=number, argument=dice.choice(["", "true", "isOn", "false"]), tail=dice.choice(TAILS))
        write(folder + name, mutated(text.encode(), dice) if dice.randrange(2) else text.encode())
    if dice.randrange(2):
        write(b"Kit/Swipe.swift", mutated(SWIPE.encode(), dice))
    for path, text in MANIFESTS.items():
        if dice.randrange(3) == 0:
            write(path.encode(), mutated(text.encode(), dice))
    if dice.randrange(3) == 0:
        write(b".backlint.json", CONFIGURATION.encode() if dice.randrange(2) else mutated(CONFIGURATION.encode(), dice))
    for _ in range(dice.choice([0, 0, 0, 1, 3])):
        link = os.path.join(os.fsencode(root), dice.choice([b"App/L.swift", b"L", b".backlint.json", b"baseline.json",
                                                             b"out.json", b"Kit", b"Podfile"]))
        target = dice.choice([b".", b"..", b"../other", b"../other/own.txt", b"/etc", b"L", b"App/A0.swift", b"/dev/zero"])
        try:
            # Who names a pipe for a report waits for its reader, and a PATH that leads elsewhere has its root there.
            name = os.path.basename(link)
            if name in (b"L", b"Kit") and target in (b"/etc", b"/dev/zero"):
                target = b"../other"
            if dice.randrange(4) == 0 and name not in (b"out.json", b"baseline.json"):
                os.mkfifo(link)
            else:
                os.symlink(target, link)
        except OSError:
            pass


def words(dice, rules):
    """A command line; and whether it may write sources."""
    words = []
    command = dice.choice(["lint"] * 12 + ["screens"] * 3 + ["syntax", "rules", "init"])
    if command == "syntax":
        return ["syntax", dice.choice(["tokens", "outline", "tree"]), dice.choice(["App/A0.swift", "L", "@Podfile", "."])], True
    if command == "rules":
        return ["rules"], False
    if command == "init":
        return ["init", dice.choice([".", "App", "L"])], True
    if command == "screens":
        words += ["screens"] + (["--explain", "Quay0"] if dice.randrange(3) == 0 else [])
    else:
        if dice.randrange(2):
            words.append("--format=" + dice.choice(FORMATS) + dice.choice(["", "", "", "=out.json", "=L/out.json"]))
        for option in ["--notes", "--strict", "--exit-zero", "--quiet", "--statistics", "--fix", "--unsafe-fixes", "--diff",
                       "--show-files", "--show-config", "--changed", "--write-baseline=baseline.json",
                       "--baseline=baseline.json", "--stdin-path=App/A0.swift", "--stdin-path=New.swift",
                       "--add-suppressions=because"]:
            if dice.randrange(9) == 0:
                words.append(option)
        if dice.randrange(4) == 0:
            words.append(dice.choice(["--rule=", "--enable=", "--disable="]) + dice.choice(rules))
    for option in ["--no-ignore", "--exclude=App/*", "--exclude=" + "*a" * 50, "--jobs=1", "--jobs=7", "--root=.",
                   "--root=App", "--gather-everything"]:
        if dice.randrange(9) == 0:
            words.append(option)
    words += [path for path in ["App", "Kit", "App/A0.swift", "L", "none", ".", "-x", "../other"] if dice.randrange(12) == 0]
    return words, True


def files(folder):
    found = {}
    for place, folders, names in os.walk(os.fsencode(folder)):
        for name in names:
            path = os.path.join(place, name)
            if os.path.isfile(path) and not os.path.islink(path):
                with open(path, "rb") as file:
                    found[os.path.relpath(path, os.fsencode(folder))] = file.read()
    return found


def steers(output):
    text = output.decode("utf-8", "replace")
    return any(ord(c) < 32 and c not in "\n\t" or 127 <= ord(c) < 160 for c in text)


def flaw(tool, work, case, seed, rules):
    """What is wrong with one case; None if nothing is."""
    dice = random.Random(f"{seed}/{case}")
    shutil.rmtree(work, ignore_errors=True)
    root = os.path.join(work, "root")
    os.makedirs(root)
    os.makedirs(os.path.join(work, "other"))
    for name, text in [("own.txt", "somebody's own\n"), ("Own.swift", SCREEN.format(n=9, argument="", tail=""))]:
        with open(os.path.join(work, "other", name), "w") as file:
            file.write(text)
    lay(root, dice)
    line, _ = words(dice, rules)
    before, outside = files(root), files(os.path.join(work, "other"))
    entry = mutated(SCREEN.format(n=0, argument="", tail="").encode(), dice)
    what = f"case {case}: {' '.join(line)}"
    try:
        run = subprocess.run([tool] + line, cwd=root, input=entry, capture_output=True, timeout=10,
                             env={"PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no"})
    except subprocess.TimeoutExpired:
        return f"{what}: it takes more than 10 s"
    if run.returncode not in (0, 1, 2):
        return f"{what}: status {run.returncode}\n{run.stderr.decode('utf-8', 'replace')[-2000:]}"
    if run.returncode == 2 and not run.stderr:
        return f"{what}: it fails and says nothing"
    # Dumps and patches hold the bytes of sources as they are.
    isRaw = line[:1] == ["syntax"] or "--diff" in line
    if steers(run.stderr) or not isRaw and steers(run.stdout):
        return f"{what}: it prints a control character"
    # A PATH that lies there, or around it, was asked for.
    places = [os.path.realpath(os.path.join(root, word)) for word in line]
    other = os.path.realpath(os.path.join(work, "other"))
    asksThere = line[:1] != ["init"] and any(place == work or place.startswith(other) for place in places)
    # Without a work tree the sources end where the root does, and a word may make that a folder of them.
    isNarrowed = any(word.split("=")[-1].split("/")[0] in ("App", "Kit", "L") for word in line)
    asksThere = asksThere or isNarrowed and not os.path.exists(os.path.join(root, ".git"))
    if not asksThere and files(os.path.join(work, "other")) != outside:
        return f"{what}: it has written outside of the root"
    after = files(root)
    fixes = any(word in line for word in ("--fix", "--unsafe-fixes")) and "--diff" not in line
    fixes = fixes or any(word.startswith("--add-suppressions") for word in line)
    for path in set(before) | set(after):
        if before.get(path) == after.get(path):
            continue
        name = os.path.basename(path)
        asked = name in (b"out.json", b"baseline.json") or line[:1] == ["init"] and name == b".backlint.json"
        if not asked and not (fixes and path.endswith(b".swift")):
            return f"{what}: it has changed {path!r}"
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=os.path.join(PACKAGE, ".build/release/backlint"))
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--case", type=int)
    options = parser.parse_args()
    tool = os.path.abspath(options.tool)
    listed = subprocess.run([tool, "rules"], capture_output=True, text=True, check=True).stdout
    rules = [line.split()[0] for line in listed.splitlines() if "_" in line.split(" ")[0]] or ["none"]
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    work = tempfile.mkdtemp(prefix="backlint-fuzz-", dir=memory)
    end = time.monotonic() + options.seconds
    case = options.case if options.case is not None else 0
    failures = 0
    while failures < 5:
        found = flaw(tool, os.path.join(work, str(case)), case, options.seed, rules)
        if found:
            failures += 1
            print(f"{found}\n  seed {options.seed}, in {work}/{case}", file=sys.stderr, flush=True)
        else:
            shutil.rmtree(os.path.join(work, str(case)), ignore_errors=True)
        case += 1
        if options.case is not None or time.monotonic() > end:
            break
    print(f"{case if options.case is None else 1} repositories, {failures} failures, seed {options.seed}")
    if not failures:
        shutil.rmtree(work, ignore_errors=True)
    sys.exit(1 if failures else 0)


main()
