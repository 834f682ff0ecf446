/// The numbers below a count, in sets that can be united (union-find).
struct DisjointSets {
    private var leaders: [Int]

    /// Each number in a set of its own.
    init(count: Int) { leaders = Array(0..<count) }

    /// The least number of the set that a number is in.
    mutating func leader(of number: Int) -> Int {
        var number = number
        while leaders[number] != number {
            // Halves the way for whoever asks next.
            leaders[number] = leaders[leaders[number]]
            number = leaders[number]
        }
        return number
    }

    /// Makes one set of those that two numbers are in.
    mutating func unite(_ left: Int, _ right: Int) {
        let (left, right) = (leader(of: left), leader(of: right))
        leaders[max(left, right)] = min(left, right)
    }
}
