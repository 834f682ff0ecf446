/// How the page looks.
enum PageStyle {
    static let css =
        "\n" + [PageColors.css, base, summary, MapStyle.css, map, findings, screens, narrow].joined(separator: "\n")
        + "\n"

    private static let base = """
        * { box-sizing: border-box; }
        html { scroll-behavior: smooth; scroll-padding-top: 1.5rem; -webkit-text-size-adjust: 100%; }
        body {
          margin: 0 auto; max-width: 74rem; padding: 0 2rem 4rem; background: var(--page); color: var(--ink);
          font: 1rem/1.55 var(--sans); overflow-wrap: anywhere;
        }
        header { padding: 3rem 0 .5rem; }
        h1 { margin: 0; font-size: 2.25rem; line-height: 1.2; font-weight: 650; letter-spacing: -.02em; }
        h2 { margin: 4rem 0 .25rem; font-size: 1.375rem; line-height: 1.3; font-weight: 650; letter-spacing: -.01em; }
        h3 { margin: 0; font-size: 1.0625rem; line-height: 1.45; font-weight: 600; }
        h4 { margin: 0; font-size: .9375rem; font-weight: 600; }
        p { margin: .5rem 0; }
        a { color: var(--accent); text-underline-offset: .15em; }
        code, pre, .place { font-family: var(--mono); font-size: .8125rem; }
        h3 code { font-size: .92em; }
        .place { color: var(--muted); }
        .lead, .exempt { color: var(--muted); }
        .tool { margin: 0 0 .25rem; font-size: .8125rem; color: var(--muted); letter-spacing: .04em; }
        nav ul { display: flex; flex-wrap: wrap; gap: 1.5rem; margin: 1rem 0 0; padding: 0; list-style: none; }
        nav a { display: inline-block; padding: .25rem 0; font-size: .9375rem; }
        footer { margin-top: 4rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--muted); font-size: .8125rem; }
        .skip { position: absolute; left: -100rem; top: .5rem; padding: .5rem 1rem; background: var(--page); }
        .skip:focus { left: 1rem; z-index: 1; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
        .quiet { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
        [hidden] { display: none !important; }
        details { margin-top: .25rem; }
        pre + details { margin-top: .625rem; }
        summary { padding: .25rem 0; color: var(--accent); font-size: .9375rem; cursor: pointer; }
        summary .aside { color: var(--muted); }
        @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
        """

    private static let summary = """
        .sentence { margin: 1.75rem 0 1.5rem; max-width: 46rem; font-size: 1.25rem; line-height: 1.5; }
        .figures { display: flex; flex-wrap: wrap; margin: 0; border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
        .figures div {
          display: flex; flex: 1 1 8.5rem; flex-direction: column-reverse; justify-content: flex-end;
          padding: 1rem 1.25rem; box-shadow: 1px 1px 0 var(--line);
        }
        .figures dt { color: var(--muted); font-size: .8125rem; line-height: 1.4; }
        .figures dd { margin: 0; font-size: 1.75rem; line-height: 1.2; font-weight: 600; font-variant-numeric: tabular-nums; }
        .figures .bad dd { color: var(--bad); }
        .figures .warn dd { color: var(--warn); }
        """

    private static let map = """
        .legend { display: flex; flex-wrap: wrap; gap: .375rem 1.25rem; margin: 1rem 0; padding: 0; list-style: none; color: var(--muted); font-size: .8125rem; }
        .legend li { display: flex; align-items: center; gap: .5rem; }
        .sheet { overflow: auto; max-height: min(46rem, 85vh); border: 1px solid var(--line); border-radius: 12px; background: var(--page); }
        .sheet svg { display: block; margin: 0 auto; }
        .sheet a:hover rect { stroke: var(--accent); }
        .sheet a:focus-visible { outline: none; }
        .sheet a:focus-visible rect { stroke: var(--accent); stroke-width: 3; }
        ul.views { columns: 22rem; column-gap: 2rem; margin: .5rem 0; padding: 0; list-style: none; font-size: .9375rem; }
        ul.views > li { break-inside: avoid; padding: .5rem 0; border-bottom: 1px solid var(--line); }
        ul.views strong { font-weight: 600; }
        ul.views ul { margin: .125rem 0 0; padding-left: 1rem; color: var(--muted); list-style: none; }
        """

    private static let findings = """
        #filter { display: flex; flex-wrap: wrap; align-items: end; gap: .75rem 1rem; margin: 1rem 0 0; }
        #filter p { margin: 0; min-width: 0; }
        #filter label { display: block; color: var(--muted); font-size: .8125rem; }
        #filter select, #filter input, #filter button {
          max-width: 100%; min-height: 2.5rem; padding: .375rem .75rem; border: 1px solid var(--edge); border-radius: 8px;
          background: var(--page); color: var(--ink); font: .9375rem var(--sans);
        }
        #filter input { width: 18rem; }
        #filter output { display: block; padding: .5rem 0; color: var(--muted); font-size: .9375rem; }
        .well { margin: 1.5rem 0; font-size: 1.0625rem; color: var(--muted); }
        .finding { padding: 1.75rem 0; border-bottom: 1px solid var(--line); }
        .finding h3 { max-width: 52rem; }
        .meta { display: flex; flex-wrap: wrap; gap: .125rem 1rem; margin: .25rem 0 0; font-size: .8125rem; }
        .scope { color: var(--muted); font-size: .8125rem; font-weight: 400; }
        .badge { margin-right: .25rem; padding: .125rem .5rem; border-radius: 999px; background: var(--raised); color: var(--muted); font-size: .75rem; font-weight: 600; vertical-align: .1em; }
        .badge.warning { background: var(--warn-back); color: var(--warn); }
        .badge.error { background: var(--bad-back); color: var(--bad); }
        pre {
          margin: .75rem 0 0; padding: .75rem 0; border: 1px solid var(--line); border-radius: 8px; background: var(--surface);
          overflow-x: auto; overflow-wrap: normal; line-height: 1.6; tab-size: 4;
        }
        pre code { display: block; width: max-content; min-width: 100%; padding: 0 1rem; }
        .source .number { display: inline-block; width: 3rem; margin-right: 1rem; color: var(--muted); text-align: right; user-select: none; }
        .source code { padding: 0; }
        .here { display: block; padding-right: 1rem; background: var(--raised); }
        mark { border-radius: 3px; background: var(--mark); color: inherit; }
        .diff ins, .diff del { display: inline-block; min-width: 100%; text-decoration: none; }
        .diff ins { color: var(--good); }
        .diff del { color: var(--bad); }
        .diff .file { color: var(--ink); font-weight: 600; }
        .diff .hunk { color: var(--muted); }
        ol.trail { margin: .25rem 0; padding-left: 1.5rem; font-size: .9375rem; }
        ol.trail li { padding: .125rem 0; }
        """

    private static let screens = """
        ul.screens { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr)); gap: 1rem; margin: 1rem 0 0; padding: 0; list-style: none; }
        ul.screens > li { padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 12px; }
        ul.screens > li:target, ul.views > li:target { background: var(--surface); box-shadow: 0 0 0 2px var(--accent); }
        .verdicts { display: grid; grid-template-columns: repeat(auto-fit, minmax(6.25rem, 1fr)); gap: .375rem 1rem; margin: .75rem 0 0; }
        .verdicts dt { color: var(--muted); font-size: .75rem; }
        .verdicts dd { margin: 0; font-size: .9375rem; font-weight: 500; }
        .verdicts .good { color: var(--good); }
        .verdicts .warn { color: var(--warn); }
        .verdicts .bad { color: var(--bad); font-weight: 650; }
        .verdicts .unsure { color: var(--muted); }
        .use { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid var(--line); }
        p.trail { margin: .75rem 0 0; font-size: .8125rem; color: var(--muted); }
        """

    private static let narrow = """
        @media (max-width: 40rem) {
          body { padding: 0 1.125rem 3rem; }
          header { padding-top: 2rem; }
          h1 { font-size: 1.75rem; }
          h2 { margin-top: 3rem; }
          .sheet { max-height: 28rem; }
          .figures div { flex-basis: 33%; padding: .75rem 1rem; }
          .figures dd { font-size: 1.375rem; }
          #filter p, #filter select, #filter input { width: 100%; }
          .source .number { width: 2rem; margin-right: .75rem; }
        }
        """
}
