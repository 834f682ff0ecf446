"""Writes an app whose files nobody should call so, and whose names and texts could become markup, commands or escapes."""

import os

# Each a file name in bytes, and the screen in it: what would mean something to a shell, a log, a URI, XML, Markdown or a
# terminal.
SCREENS = [
    (b"plain.swift", "Plain"),
    (b"a b/\"q' u.swift", "`<script>alert(1)</script>`"),
    (b"50%25/new\nline.swift", "`[a](http://b.example)`"),
    (b":, ::warning file=x,line=1::y.swift", "`a | b`"),
    (b"[a](b.example).swift", "`]]>`"),
    (b"not-utf8-\xff\xfe.swift", "`&amp; 100%0A`"),
    (b"not-utf8-\xff\xfd.swift", "`##[error]xyz`"),
    (b"back`tick``s.swift", "`::error::x`"),
    (b"c\\d|e.swift", "`*a* _b_ ~c~`"),
    (b"red\x1b[31m\x07.swift", "`@someone #1`"),
    ("rtl\u202etfiws.swift".encode(), "`\u202eabc`"),
    (b"##[error]x.swift", "`$a$ {b}`"),
    (b"<b>&amp;]]>.swift", "`'a'`"),
    ("🎂/e\u0301.swift".encode(), "Ünïcode"),
    (b"-dash.swift", "`a b`"),
    (b"\xef\xbf\xbe.swift", "View1"),
]

# Before every finding stand a tab, an emoji and a letter with a combining mark, so that no two units of columns agree.
SCREEN = """\
import SwiftUI

struct {name}: View {{  // \x1b[31mred\x1b[0m \u202e
    var body: some View {{
\tText("🎂 e\u0301 \x1b[2J <b>&|`*").navigationBarBackButtonHidden()
    }}
}}
"""

HUB = """\
import SwiftUI

struct Hub: View {{
    var body: some View {{
        NavigationStack {{
{links}
        }}
    }}
}}
"""


def write(folder):
    """Fills a work tree, and returns the root of the app in it, which isn't its top."""
    root = os.path.join(os.fsencode(folder), "apps/i 'OS'".encode())
    os.makedirs(os.path.join(os.fsencode(folder), b".git"))
    for name, screen in SCREENS:
        path = os.path.join(root, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(SCREEN.format(name=screen).encode())
    links = "\n".join(f'            NavigationLink("a") {{ {screen}() }}' for _, screen in SCREENS)
    with open(os.path.join(root, b"Hub.swift"), "wb") as file:
        file.write(HUB.format(links=links).encode())
    return os.fsdecode(root)
