let value = "x"
let lines = """
    first
    "quoted" ""twice"" \""" and \"\"\"
      indented \
    joined
    \(value) and \(value + """
        inner \(value)
        """) end

    // no comment /* none */
    """
let empty = """
    """
let onlyInterpolation = """
    \(value)
    """
let tabs = """
	tab	within
	"""
let pieces = [
    """
    a
    """,
    #"""
    b \#(value) "#
    """#,
]
let quoted = """
    a "\(value)" b"
    c""
    """
let overLines = """
    \(
        value
        // a comment within
        + value /* and
        one over lines */
    )
    """
func take(_ text: String) -> Int { 0 }
let count = take("""
    a
    """) + take("b")
