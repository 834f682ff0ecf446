/// Numbers that look random and are the same on every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    mutating func next(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

    /// True once in `rarity` times.
    mutating func happens(onceIn rarity: Int) -> Bool { next(below: rarity) == 0 }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(below: elements.count)] }

    mutating func bytes(upTo count: Int, of alphabet: String) -> [UInt8] {
        let alphabet = Array(alphabet.utf8)
        return (0..<next(below: count + 1)).map { _ in pick(alphabet) }
    }
}
