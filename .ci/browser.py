"""Looks at the pages and pictures that .ci/browser has made, and uses them as people do.

usage: browser.py FOLDER

Every check says what it found and goes on, so that one run tells all; the status is 1 if any failed.
"""

import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import html5lib
from playwright.sync_api import sync_playwright

WIDTHS = (390, 1280)
SCHEMES = ("light", "dark")
failures = []


def check(holds, what, found=""):
    if not holds:
        failures.append(what)
        print(f"    failed: {what} {found}")


def parse(path):
    """HTML by the rules of its standard, without any error; and no id twice."""
    text = path.read_text(encoding="utf-8")
    try:
        tree = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(text)
    except html5lib.html5parser.ParseError as error:
        return check(False, f"{path.name} is HTML", error)
    ids = [element.get("id") for element in tree.iter() if element.get("id")]
    check(len(ids) == len(set(ids)), f"{path.name} has each id once")
    check(tree.find("body/main") is not None, f"{path.name} has a main part")


def read_map(folder, app):
    """The picture is XML, and Graphviz draws as many boxes and lines of the same names."""
    picture = ElementTree.parse(folder / f"{app}.svg").getroot()
    space = "{http://www.w3.org/2000/svg}"
    drawn = [text.text for text in picture.iter(f"{space}text") if text.get("class") is None]
    lines = [path for path in picture.iter(f"{space}path") if path.find(f"{space}title") is not None]
    plain = (folder / f"{app}.plain").read_text(encoding="utf-8").splitlines()
    boxes = [line.split('"')[1] if '"' in line else line.split()[6] for line in plain if line.startswith("node ")]
    names = [box.split("\\n")[0] for box in boxes]
    check(len(names) > 5, f"Graphviz draws {app}", names)
    check(sorted(names) == sorted(drawn), f"both pictures of {app} have the same screens", (names, drawn))
    edges = sum(line.startswith("edge ") for line in plain)
    check(edges == len(lines), f"both pictures of {app} have as many lines", (edges, len(lines)))


MERMAID = """async (text) => {
  mermaid.initialize({ startOnLoad: false, securityLevel: "strict" });
  var drawn = (await mermaid.render("drawing", text)).svg;
  var picture = new DOMParser().parseFromString(drawn, "text/html");
  return {
    boxes: Array.from(picture.querySelectorAll("g.node")).map(function (box) { return box.textContent.trim(); }),
    groups: Array.from(picture.querySelectorAll("g.cluster")).map(function (box) { return box.textContent.trim(); }),
    lines: picture.querySelectorAll("path.flowchart-link").length,
    scripts: picture.querySelectorAll("script").length
  };
}"""


def read_mermaid(browser, folder, app):
    """Mermaid draws the boxes, groups and lines that Graphviz draws, with the same words."""
    page = browser.new_page()
    page.add_script_tag(path=next((folder / "venv").glob("lib/*/site-packages/diagram_renderer/renderers/static/js/mermaid.min.js")))
    try:
        drawn = page.evaluate(MERMAID, (folder / f"{app}.mmd").read_text(encoding="utf-8"))
    except Exception as error:
        return check(False, f"Mermaid draws {app}", error)
    finally:
        page.close()
    plain = (folder / f"{app}.plain").read_text(encoding="utf-8").splitlines()
    check(len(drawn["boxes"]) == sum(line.startswith("node ") for line in plain) > 5, f"Mermaid draws all boxes of {app}", drawn)
    check(drawn["lines"] == sum(line.startswith("edge ") for line in plain), f"Mermaid draws all lines of {app}", drawn)
    check(drawn["scripts"] == 0, f"Mermaid finds no script in {app}")
    if app == "Odd":
        names = {path.name.replace("\n", "\\u{a}") for path in (folder / app).iterdir() if path.is_dir()}
        check(names <= set(drawn["groups"]), "Mermaid shows every name as it is", (sorted(names), sorted(drawn["groups"])))


CONTRAST = """() => {
  function channels(color) { return (color.match(/[\\d.]+/g) || []).map(Number); }
  function luminance(rgb) {
    var linear = rgb.slice(0, 3).map(function (value) {
      value /= 255;
      return value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    });
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
  }
  function behind(element) {
    for (; element; element = element.parentElement) {
      if (element.namespaceURI.endsWith("svg") && element.tagName === "g") {
        var rect = element.querySelector("rect:last-of-type");
        var fill = rect && channels(getComputedStyle(rect).fill);
        if (fill && fill.length >= 3) { return fill; }
      }
      var color = channels(getComputedStyle(element).backgroundColor);
      if (color.length === 3 || color[3] > 0) { return color; }
    }
    return [255, 255, 255];
  }
  var found = [];
  document.querySelectorAll("body *").forEach(function (element) {
    var text = Array.from(element.childNodes).some(function (node) { return node.nodeType === 3 && node.data.trim(); });
    if (!text || ["SCRIPT", "STYLE", "title", "OPTION"].includes(element.tagName)) { return; }
    if (element.closest("title") || !element.getClientRects().length) { return; }
    var style = getComputedStyle(element);
    var ink = channels(element.namespaceURI.endsWith("svg") ? style.fill : style.color);
    var pair = [luminance(ink), luminance(behind(element))].sort(function (a, b) { return b - a; });
    var ratio = (pair[0] + 0.05) / (pair[1] + 0.05);
    if (ratio < 4.5) { found.push(element.tagName + "." + element.getAttribute("class") + " " + ratio.toFixed(2)); }
  });
  return Array.from(new Set(found));
}"""

OVERLAPS = """() => {
  var inner = document.documentElement.clientWidth;
  var wide = [];
  document.querySelectorAll("body *").forEach(function (element) {
    if (element.closest("pre, .sheet, .quiet, .skip")) { return; }
    var box = element.getBoundingClientRect();
    if (box.width && (box.right > inner + 1 || box.left < -1)) { wide.push(element.tagName + "." + element.className); }
  });
  return { scroll: document.documentElement.scrollWidth - inner, wide: wide.slice(0, 5) };
}"""

CUT = """() => Array.from(document.querySelectorAll(".sheet .box")).filter(function (box) {
  var frame = box.querySelector("rect:last-of-type").getBBox();
  return Array.from(box.querySelectorAll("text")).some(function (text) {
    var words = text.getBBox();
    return words.x < frame.x || words.x + words.width > frame.x + frame.width;
  });
}).map(function (box) { return box.textContent; })"""


def look(page, name):
    """What must be true of every page at every width in every scheme."""
    for part in page.query_selector_all("details"):
        part.evaluate("part => part.open = true")
    wide = page.evaluate(OVERLAPS)
    check(wide["scroll"] <= 0 and not wide["wide"], f"nothing of {name} is wider than the window", wide)
    pale = page.evaluate(CONTRAST)
    check(not pale, f"every text of {name} stands out", pale)
    cut = page.evaluate(CUT)
    check(not cut, f"the words of {name}'s map fit into their boxes", cut)


def visible(page, words):
    return page.locator(words).filter(visible=True).count()


def use(page, name):
    """Filters, follows a link from the map, and goes through the page by keyboard."""
    findings = page.locator("article.finding").count()
    check(findings > 2 and visible(page, "article.finding") == findings, f"{name} shows all findings")
    rule = page.locator("article.finding").first.get_attribute("data-rule")
    ofRule = page.locator(f'article.finding[data-rule="{rule}"]').count()
    page.select_option("#rule", rule)
    check(visible(page, "article.finding") == ofRule < findings, f"{name} filters by rule")
    check(page.inner_text("#count") == f"{ofRule} of {findings} findings", f"{name} counts", page.inner_text("#count"))
    path = page.locator("article.finding").last.get_attribute("data-path")
    page.click("#filter button")
    page.wait_for_function("document.getElementById('rule').value === ''")
    page.wait_for_timeout(50)
    check(visible(page, "article.finding") == findings, f"{name} shows all again")
    page.fill("#path", path.upper())
    ofPath = page.locator(f'article.finding[data-path="{path}"]').count()
    check(visible(page, "article.finding") == ofPath < findings, f"{name} filters by path")
    screens = page.locator("ul.screens > li").count()
    check(0 < visible(page, "ul.screens > li") < screens, f"{name} filters screens by path")
    page.fill("#path", "no such path")
    check(visible(page, "#nothing") == 1, f"{name} says when nothing is left")
    page.fill("#path", "")

    seen = page.evaluate(
        """() => { var box = document.querySelector(".sheet .no-way-back").getBoundingClientRect();
          var sheet = document.querySelector(".sheet").getBoundingClientRect();
          return box.left >= sheet.left && box.right <= sheet.right && box.top >= sheet.top && box.bottom <= sheet.bottom; }""")
    check(seen, f"the map of {name} begins where there is no way back")

    link = page.locator('.sheet a[href^="#screen-"]').first
    link.click()
    target = page.evaluate("location.hash.slice(1)")
    check(target.startswith("screen-"), f"the map of {name} links to screens", target)
    shown = page.evaluate("id => document.getElementById(id).getBoundingClientRect().top", target)
    check(-2 <= shown < page.viewport_size["height"], f"the link goes to where the screen of {name} stands", shown)
    link = page.locator('.sheet a[href^="#view-"]').first
    link.click()
    target = page.evaluate("location.hash.slice(1)")
    check(page.locator(f"#{target}").is_visible(), f"a link opens the list of {name}", target)

    page.evaluate("window.scrollTo(0, 0); document.activeElement.blur()")
    page.evaluate("location.hash = ''")
    order = []
    for _ in range(400):
        page.keyboard.press("Tab")
        seen = page.evaluate(
            """() => { var at = document.activeElement; if (!at || at === document.body) { return null; }
              var style = getComputedStyle(at), rect = at.querySelector("rect:last-of-type");
              var ring = style.outlineStyle !== "none" || rect && parseFloat(getComputedStyle(rect).strokeWidth) >= 3;
              return [at.id || at.getAttribute("class") || at.tagName.toLowerCase(), ring]; }""")
        if seen is None:
            break
        order.append(seen)
    names = [name for name, _ in order]
    check(names[:1] == ["skip"], f"{name} begins with a link past everything", names[:3])
    for control in ("sheet", "rule", "path", "summary", "button", "source"):
        check(control in names, f"the keyboard reaches {control} of {name}", names[:40])
    check(names.index("rule") < names.index("path") < len(names), f"{name} goes from rule to path")
    check(all(ring for _, ring in order), f"the focus shows everywhere on {name}", [n for n, r in order if not r])


def main():
    folder = Path(sys.argv[1]).resolve()
    pages = ["Bistro", "Harbour", "BistroFixed", "Odd"]
    for app in pages:
        parse(folder / f"{app}.html")
    for app in ("Bistro", "Harbour", "Odd"):
        read_map(folder, app)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for app in ("Bistro", "Harbour", "Odd"):
            read_mermaid(browser, folder, app)
        for app in pages:
            for width in WIDTHS:
                for scheme in SCHEMES:
                    name = f"{app} at {width}, {scheme},"
                    context = browser.new_context(
                        viewport={"width": width, "height": 844}, color_scheme=scheme, reduced_motion="reduce")
                    page = context.new_page()
                    page.set_default_timeout(5000)
                    talk, asked = [], []
                    page.on("console", lambda message: talk.append(message.text))
                    page.on("pageerror", lambda error: talk.append(str(error)))
                    page.on("request", lambda request: asked.append(request.url))
                    address = (folder / f"{app}.html").as_uri()
                    page.goto(address)
                    background = page.evaluate("getComputedStyle(document.body).backgroundColor")
                    isDark = sum(map(int, re.findall(r"\d+", background)[:3])) < 384
                    check(isDark == (scheme == "dark"), f"{name} is as its scheme says", background)
                    page.screenshot(path=folder / f"{app}-{width}-{scheme}.png", full_page=True)
                    if app == "Bistro":
                        use(page, name)
                    look(page, name)
                    asked = [url for url in asked if url.split("#")[0] != address and not url.startswith("data:")]
                    check(not asked, f"{name} asks for nothing", asked)
                    check(not talk, f"{name} has nothing on its console", talk)
                    context.close()
        # Without scripts all is there to read, and no control that does nothing.
        context = browser.new_context(java_script_enabled=False)
        page = context.new_page()
        page.goto((folder / "Bistro.html").as_uri())
        check(visible(page, "article.finding") > 2 and visible(page, "#filter") == 0, "the page does without its script")
        context.close()
        browser.close()
    print(f"{len(failures)} of the checks failed" if failures else "the pages and pictures are as they should be")
    sys.exit(1 if failures else 0)


main()
