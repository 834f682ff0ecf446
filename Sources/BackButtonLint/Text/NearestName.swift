/// Finds the name that somebody meant: for a word that is none of the known ones.
package enum NearestName {
    /// The known name with the fewest single-letter slips from `word`; nil if none is near enough to be meant.
    ///
    /// A name that begins with the word is near too, as long as no other does. Of equals the first wins.
    package static func of(_ word: String, among names: [String]) -> String? {
        let continued = names.filter { word.count > 2 && $0.hasPrefix(word) }
        if continued.count == 1 { return continued[0] }
        // About a third of the letters, so that short words aren't near to everything.
        let length = word.unicodeScalars.count
        var best = max(1, (word.count + 1) / 3) + 1
        var nearest: String?
        // What differs in length differs in as many letters: a word of a million is compared with nothing.
        for name in names where abs(length - name.unicodeScalars.count) < best {
            let slips = distance(word, name)
            if slips < best { (best, nearest) = (slips, name) }
        }
        return nearest
    }

    /// How many letters have to be put in, left out, replaced or swapped with their neighbour; case doesn't count.
    static func distance(_ left: String, _ right: String) -> Int {
        let left = Array(left.lowercased().unicodeScalars)
        let right = Array(right.lowercased().unicodeScalars)
        var twoBack = [Int](repeating: 0, count: right.count + 1)
        var oneBack = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1] + [Int](repeating: 0, count: right.count)
            for column in right.indices {
                let isSame = left[row] == right[column]
                current[column + 1] = min(
                    oneBack[column + 1] + 1, current[column] + 1, oneBack[column] + (isSame ? 0 : 1))
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    current[column + 1] = min(current[column + 1], twoBack[column - 1] + 1)
                }
            }
            (twoBack, oneBack) = (oneBack, current)
        }
        return oneBack[right.count]
    }
}
