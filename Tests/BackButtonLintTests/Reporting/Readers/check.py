"""Opens every format's report on three apps with somebody else's reader, and looks whether all tell the same.

usage: check.py BACKLINT
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from xml.etree import ElementTree

import jsonschema
import xmlschema

import formats
import hostile

PACKAGE = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), *[".."] * 4))

CLEAN = """\
struct Hub: View {
    var body: some View { NavigationStack { NavigationLink("a") { Well() } } }
}

struct Well: View {
    var body: some View { Text("a") }
}
"""

# What a reader says of a report that it doesn't take.
REFUSALS = (
    formats.Refused, jsonschema.ValidationError, json.JSONDecodeError, xmlschema.XMLSchemaException, ElementTree.ParseError)

# Columns in the JSON report and where they start, beside its own.
COLUMNS = {"rdjsonl": ("column", 0), "sonarqube": ("utf16Column", -1)}
WITHOUT_COLUMNS = {"gitlab", "junit", "markdown"}
WITHOUT_END = WITHOUT_COLUMNS | {"checkstyle", "swiftlint"}
# Findings of severity note are only in the others.
WITHOUT_NOTES = {"github", "junit", "swiftlint"}

# What each format is checked for, and a change for each that a check must not let through.
READERS = {
    "sarif": (formats.sarif, [
        ('"startColumn": 29', '"startColumn": 32'), ('"startColumn": 29, ', ''), ('utf16CodeUnits', 'unicodeCodePoints'),
        ('"ruleIndex": 1', '"ruleIndex": 0'), ('%20', ' '), ('"level": "warning"', '"level": "bad"'), ('"apps/', '"/apps/'),
        (r'\]\(1\)', '](2)'), ('Hash": ".', 'Hash": "x'), ('"endColumn": 58', '"endColumn": 57'),
        ('"shortDescription": { "text": "[^"]*" }', '"shortDescription": { "text": "" }'),
        ('"insertedContent": { "text": "', '"insertedContent": { "text": "x'), ('"markdown": "', '"markdown": "<br>'),
    ]),
    "github": (formats.github, [
        ("%2C", ","), ("%3A", ":"), ("%0A", "%0B"), ("col=29", "col=32"), (r"\nwarning: ", r"\n::warning title=a::"),
        (r"\nwarning: ", r"\n::add-mask::"), ("line=5,", "line=6,"), (",title=missing_back_button", ",title=other"),
    ]),
    "gitlab": (formats.gitlab, [
        ('"fingerprint": "[^"]*"', '"fingerprint": "0123456789abcdef"'), ('"path": "', '"path": "./'), ('"begin": 5,', '"begin": 6,'),
        ('"severity": "major"', '"severity": "bad"'), (r"\]\n$", ""), ("missing_back_button: ", ""),
    ]),
    "checkstyle": (formats.checkstyle, [
        ("&lt;", "<"), ("&amp;", "&"), ("&quot;", '"'), (r"\\u\{1b\}", "\x1b"), ('column="29"', 'column="0"'), ("&#10;", "\n"),
        ('severity="warning"', 'severity="bad"'), ("</checkstyle>", ""), (' version="4.3"', ""), ('line="5"', 'line="6"'),
    ]),
    "junit": (formats.junit, [
        ('tests="32"', 'tests="31"'), ('failures="2"', 'failures="1"'), ("&lt;", "<"), ('line="5"', 'line="6"'), ("&#10;", "\n"),
        ('classname="backlint.missing_back_button" name="[^"]*"', 'classname="a" name="a"'), (r"\\u\{1b\}", "\x1b"),
    ]),
    "sonarqube": (formats.sonarqube, [
        ('"startColumn": 28', '"startColumn": 27'), ('"severity": "MEDIUM"', '"severity": "bad"'), ('"ruleId": "m', '"ruleId": "n'),
        ('"impacts": [^]]*]', '"impacts": []'), ('"endColumn": 57', '"endColumn": 28'), ('"issues"', '"issue"'),
    ]),
    "swiftlint": (formats.swiftlint, [
        ('"character": 29', '"character": 32'), ('"file": "/', '"file": "'), ('"severity": "Warning"', '"severity": "warning"'),
        ('"reason"', '"message"'), (r"\\n", "n"),
    ]),
    "rdjsonl": (formats.rdjsonl, [
        ('"column":32', '"column":29'), ('"line":5', '"line":0'), ('"severity":"WARNING"', '"severity":"warning"'), (r"\n$", ""),
        ('"column":63', '"column":62'), ('"message":"', '"text":"'), (r"\\n", ""),
    ]),
    "markdown": (formats.markdown, [
        ("`<", "<"), (r"``", "`"), (r":5`", ":6`"), ("\n\\| `missing_back_button`.*", ""), (r"\\u\{a\}", "\n"), (r"\n- `", "\n- *`"),
        (r"\n- `", "\n\n<br>\n\n- `"), (r"\n- `", "\n\n[a](b)\n\n- `"), (r"\n- `", "\n\nwww.example.org\n\n- `"),
    ]),
}


class Sources:
    """The files of an app as its reports name them, and what the JSON report's fix-its make of them."""

    def __init__(self, root, prefix, report):
        self.texts, self.report, self.prefix = {}, report, prefix
        for folder, _, names in os.walk(os.fsencode(root)):
            for name in names:
                path = os.path.join(folder, name)
                key = os.path.relpath(path, os.fsencode(root)).decode(errors="replace")
                with open(path, "rb") as file:
                    self.texts[prefix + key] = file.read()

    def __getitem__(self, path):
        return self.texts[path]

    def fixes(self, path, rule, line):
        results = []
        for finding in self.report["diagnostics"]:
            if (self.prefix + finding["path"], finding["rule"], finding["range"]["start"]["line"]) != (path, rule, line):
                continue
            for fix in finding["fixIts"]:
                edits = [edit for edit in fix["edits"] if self.prefix + edit["path"] == path]
                ranges = [(edit["range"]["start"]["offset"], edit["range"]["end"]["offset"]) for edit in edits]
                edits = [(*place, edit["replacement"]) for place, edit in zip(ranges, edits)]
                results.append(formats.applied(self[path], edits))
        return results


class App:
    """The reports of one app."""

    def __init__(self, tool, root, prefix):
        self.root = os.path.realpath(root)
        with tempfile.TemporaryDirectory() as folder:
            names = ["text", "xcode", "json", *READERS]
            files = {name: os.path.join(folder, name) for name in names}
            options = [f"--format={name}={file}" for name, file in files.items()]
            subprocess.run([tool, "--root", self.root, *options], check=True, cwd=folder)
            self.texts = {name: open(file, encoding="utf-8", newline="").read() for name, file in files.items()}
        report = json.loads(self.texts["json"])
        self.findings, self.sources, self.prefix = report["diagnostics"], Sources(self.root, prefix, report), prefix

    def expected(self, name):
        """What a format has to tell, taken from the JSON report."""
        unit, shift = COLUMNS.get(name, ("utf16Column", 0))
        findings, kinds = [], {}
        for finding in self.findings:
            severity, start, end = finding["severity"], finding["range"]["start"], finding["range"]["end"]
            if severity == "note" and name in WITHOUT_NOTES:
                continue
            kinds[severity] = kinds.get(severity, 0) + 1
            if name == "github" and kinds[severity] > 10:
                continue
            path = self.root + "/" + finding["path"] if name == "swiftlint" else self.prefix + finding["path"]
            column = None if name in WITHOUT_COLUMNS else start[unit] + shift
            end_column = None if name in WITHOUT_END else end[unit] + shift
            findings.append((spelled(path, name), start["line"], column, end_column, finding["rule"]))
        return sorted(findings, key=lambda finding: finding[4]) if name == "markdown" else findings

    def check(self, name, text):
        found = [finding for finding in READERS[name][0](text, self.sources) if finding is not None]
        expected = self.expected(name)
        for left, right in zip(found, expected):
            formats.demand(left == right, f"{left} was read where {right} was found")
        formats.demand(len(found) == len(expected), f"{len(found)} findings were read, not {len(expected)}")

    def check_all(self):
        """Returns how many findings there are."""
        for finding in self.findings:
            self.check_json(finding)
        for name, text in self.texts.items():
            raw = re.search(CONTROL.replace("\n", ""), text)
            formats.demand(raw is None, f"{name} has a raw {raw and raw[0]!r}")
        for name in READERS:
            try:
                self.check(name, self.texts[name])
            except REFUSALS as refusal:
                raise SystemExit(f"{name} of {self.root}: {refusal}") from refusal
        return len(self.findings)

    def check_json(self, finding):
        """The places of the JSON report must agree with the file, and with each other."""
        source = self.sources[self.prefix + finding["path"]]
        for place in finding["range"].values():
            before = re.split(b"\r\n|\r|\n", source[: place["offset"]])
            units = len(before[-1].decode().encode("utf-16-le")) // 2
            told = (place["line"], place["column"], place["utf16Column"])
            formats.demand(told == (len(before), len(before[-1]) + 1, units + 1), f"{finding['path']}: {told}")


CONTROL = "[\0-\x09\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]"


def spelled(path, name):
    """A path as it gets through: JSON has all characters, XML most; the others spell out what is no text, or a command."""
    if name in ("checkstyle", "junit"):
        pattern = "[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]"
    elif name in ("github", "markdown"):
        pattern = CONTROL if name == "github" else CONTROL + "|\n|(?<=#)#(?=[A-Za-z]*\\[)"
    else:
        return path
    return re.sub(pattern, lambda match: f"\\u{{{ord(match[0]):x}}}", path)


def prove(app):
    """Looks whether each check can fail: takes the reports of the app, and breaks them."""
    count = 0
    for name, (_, changes) in READERS.items():
        for old, new in changes:
            broken = re.sub(old, new, app.texts[name])
            if broken == app.texts[name]:
                raise SystemExit(f"{name}: nothing fits {old!r}")
            try:
                app.check(name, broken)
            except REFUSALS:
                count += 1
            else:
                raise SystemExit(f"{name}: with {new!r} for {old!r} it passes")
    return count


def main(tool):
    with tempfile.TemporaryDirectory() as folder:
        odd = App(tool, hostile.write(os.path.join(folder, "odd")), "apps/i 'OS'/")
        clean = os.path.join(folder, "clean")
        os.makedirs(clean)
        with open(os.path.join(clean, "Well.swift"), "w", encoding="utf-8") as file:
            file.write(CLEAN)
        demo = "TestInputs/Projects/Bistro"
        apps = {"demo": App(tool, os.path.join(PACKAGE, demo), demo + "/"), "hostile": odd, "clean": App(tool, clean, "")}
        for name, app in apps.items():
            count = app.check_all()
            formats.demand((count == 0) == (name == "clean"), f"{count} findings in the {name} app")
            print(f"{name} app: {count} findings, the same in {len(READERS)} formats")
        print(f"broken on purpose: {prove(odd)} reports, all refused")


if __name__ == "__main__":
    main(os.path.abspath(sys.argv[1]))
