/// How the map's elements look, in CSS; the colours are those of `PageColors`.
enum MapStyle {
    static let css = """
        .box rect { fill: var(--surface); stroke: var(--edge); }
        .box text { font: 500 13px var(--sans); fill: var(--ink); }
        .box .remark { font-weight: 400; font-size: 11.5px; fill: var(--muted); }
        .box.hiding rect { stroke: var(--good); stroke-width: 1.5; }
        .box.no-swipe rect { fill: var(--warn-back); stroke: var(--warn-line); stroke-width: 1.5; }
        .box.no-swipe .remark { fill: var(--warn); }
        .box.no-way-back rect { fill: var(--bad-back); stroke: var(--bad-line); stroke-width: 2; }
        .box.no-way-back .remark { fill: var(--bad); font-weight: 600; }
        .box.opener rect { fill: none; stroke-dasharray: 4 3; }
        .box.opener text { font-weight: 400; fill: var(--muted); }
        .box.folder rect { fill: var(--raised); }
        .way { fill: none; stroke: var(--edge); stroke-width: 1.25; }
        .way.root { stroke-width: 2.5; }
        .way.presented { stroke-dasharray: 6 4; }
        .way.part { stroke-dasharray: 1 4; stroke-linecap: round; stroke-width: 2; }
        .tip { fill: var(--edge); }
        """
}
