let simple = #/a/#
let slashes = #/a/b/c/#
let blanks = #/ a /#
let pounds = ##/a/#b/##
let hash = #/a#b/#
let escaped = #/a\/#b/#
let parentheses = #/)/#
let lines = #/
    (?<key> \w+ ) \s* = \s*   # a comment with a / slash and "quotes"
    (?<value> [^)/]+ )
    /#
let deeper = ##/
    a /# b
    /##
let interpolated = "\(#/a/b(c)/#)"
let array = [#/a/#,#/b/#]
let member = #/a/#.self
