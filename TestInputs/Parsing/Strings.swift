let plain = "text \n \u{1F600}"
let one = "a \(first()) b \(second(label: "c \(third { "d \(fourth())" })")) e"
let formatted = "\(value, format: .number.rounded(by: step())) \(a ? "b" : c())"
let raw = #"a \(notCalled()) \#(called()) "quoted" "#
let lines = """
    first \(line(1))
      second \(run {
        inner()
    }) "quoted"
    """
let regex = /call\(([a-z]+)\)/
let pounds = #/notCalled()/#
let quotient = a / b() / c
let keyed = ["a \(key())": "b \(value())", #file: #line]
let empty = "", character: Character = "\("x")"
