let value = 1
let raw = #"a "quoted" word"#
let backslash = #"\n \( \" \"#
let interpolated = #"a \#(value) \(value) b"#
let deeper = ##"a "# b \#(value) \##(value)"##
let quoteOnly = #"""#
let twoQuotes = #""""#
let endsInQuotes = #"a"""#
let startsWithQuotes = #"""a"#
let threeBetween = ##"""a"#b"##
let escaped = #"\#n \#\ \#" \#u{41}"#
let nested = #"a \#(#"b \#(value)"#) c"#
let many = ####"### "### \####(value)"####
let lines = #"""
    a "b" """ c \(value) \#(value)
    \#
    """#
let pounds = ["#", #"#"#, ##"#"# #"##]
