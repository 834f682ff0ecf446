let a = "no end
let b = "ends in an interpolation \(a
let c = "nested \("inner \(a
let d = #"raw "
let e = "\"
let f = 'single quoted "string"'
let g = "\(f(1, 2) { a
}) b"
let h = """
    \(a + "inner
    never closed
