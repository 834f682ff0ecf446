/// The colours and fonts of the page and of pictures, in light and in dark, as CSS variables.
///
/// Every text stands out from what is behind it by 4.5 to 1 at least, every line that means something by 3 to 1.
/// Source: W3C, Web Content Accessibility Guidelines 2.2, 1.4.3 and 1.4.11.
enum PageColors {
    static let css = """
        :root {
          color-scheme: light dark;
          --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
          --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
          --page: #ffffff; --surface: #f7f8fa; --raised: #eceff3; --line: #dfe3e9;
          --ink: #1a1e24; --muted: #58626f; --edge: #7c8796; --accent: #1f55c4;
          --good: #1c6b45; --warn: #7f4d00; --warn-back: #fff4df; --warn-line: #b9780f;
          --bad: #9a1e16; --bad-back: #fdecea; --bad-line: #c8372c; --mark: #ffe9a8;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --page: #0f1216; --surface: #171b21; --raised: #222831; --line: #2a313b;
            --ink: #e7eaef; --muted: #a0aab8; --edge: #76818f; --accent: #8db6ff;
            --good: #7ed3a5; --warn: #ffcf80; --warn-back: #2b210d; --warn-line: #b3842f;
            --bad: #ffb4ab; --bad-back: #381614; --bad-line: #dc5a4f; --mark: #574510;
          }
        }
        """
}
