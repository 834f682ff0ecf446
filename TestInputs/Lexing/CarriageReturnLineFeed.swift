let a = 1
// comment
let b = """
  a \(a)
  b \
  c
  """
let c = "x" + /a/ + #/
  a
/#
let d = a /
  a
