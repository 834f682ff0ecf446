let a = 8.0, b = 4.0, c = 2.0
let values = [8.0, 4.0]
struct Box { var value = 1.0; func get() -> Double { value }; subscript(i: Int) -> Double { value } }
let box = Box()
let optional: Double? = 1
let spaced = a / b / c
let tight = a/b/c
let mixed = a/b / c
let parenthesised = (a)/b/(c)
let subscripted = values[0]/values[1]/c
let called = box.get() / box.get() / c
let tightCalls = box.get()/box.get()/c
let unwrapped = optional!/b/c
let spacedUnwrapped = optional! / b / c
let numbers = 8/4/2 + 8 / 4 / 2
let closures = values.map { $0/$0 } + values.map { $0 / 2 / c }
let literals = [1/2, 3/4]
let overLines = a
    / b
    / c
let trailing = a /
    b
let arguments = max(a/b, b/c)
let divided = "\(a/b)/\(b / c)"
var assigned = a
assigned /= b; assigned /= c
let reduced = values.reduce(1, /)
let passed = [(/), (+)] as [(Double, Double) -> Double]
let sorted = zip(values, values).map(/)
let member = box.value/box.value/c
let keyword = box.self.value/2/c
let percent = Int(a) % 3 / 2
let comment = a /* b */ / c // d / e
let range = 0 ... 4 / 2
