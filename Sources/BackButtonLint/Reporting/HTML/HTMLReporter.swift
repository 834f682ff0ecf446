extension Reporter {
    /// One page that stands by itself: it loads nothing, and can be read without its script.
    public static let html = Reporter(
        name: "html", summary: "a page with totals, the map of screens, and findings with source and fix",
        drawsMap: true
    ) { report, _ in
        Page(report).text
    }
}

/// The page, one section a file.
private struct Page {
    let report: Report

    init(_ report: Report) { self.report = report }

    var text: String {
        let links = PageLinks(report)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="generator" content="\(Tool.name) \(Tool.version)">
            <title>\(name) · \(Tool.name)</title>
            <link rel="icon" href="data:,">
            <style>\(PageStyle.css)</style>
            </head>
            <body>
            <a class="skip" href="#main">Skip to the report</a>
            \(header)
            <main id="main">
            \(PageSummary(report).section)
            \(PageMap(report, links).section)
            \(PageFindings(report).section)
            \(PageScreens(report, links).section)
            </main>
            <footer><p>Made by \(Tool.name) \(Tool.version), which reads the sources and runs nothing.</p></footer>
            <script>\(PageScript.text)</script>
            </body>
            </html>

            """
    }

    private var name: String {
        let folder = report.root.split(separator: "/").last.map(String.init)
        return MarkupText.escaped(folder ?? "/")
    }

    private var header: String {
        let sections = [
            ("map", "Map", report.map?.screens.isEmpty == false), ("findings", "Findings", true),
            ("screens", "Screens", !report.screens.isEmpty),
        ]
        let links = sections.filter(\.2).map { "<li><a href=\"#\($0.0)\">\($0.1)</a></li>" }.joined()
        return """
            <header>
            <p class="tool">\(Tool.name)</p>
            <h1>\(name)</h1>
            <nav aria-label="Sections"><ul>\(links)</ul></nav>
            </header>
            """
    }

    /// Nothing but this style, this script and the empty icon.
    private var policy: String {
        "default-src 'none'; style-src \(ContentHash.source(of: PageStyle.css)); "
            + "script-src \(ContentHash.source(of: PageScript.text)); img-src data:; base-uri 'none'; form-action 'none'"
    }
}
