@testable import BackButtonLint

extension SyntaxTree {
    /// What is wrong with the shape of the tree, if anything is.
    var flaw: String? {
        let count = kinds.count
        guard count > 0, firstTokens.count == count, endTokens.count == count, subtreeEnds.count == count,
            parents.count == count
        else { return "the columns differ in length" }
        guard kinds[0] == .file, firstTokens[0] == 0, Int(endTokens[0]) == tokens.count - 1 else {
            return "the root spans \(firstTokens[0])..<\(endTokens[0]) of \(tokens.count) tokens"
        }
        guard Int(subtreeEnds[0]) == count else { return "the root's subtree ends at \(subtreeEnds[0]) of \(count)" }
        /// Where the last child of each open node ends, by row.
        var ends = [UInt32](repeating: 0, count: count)
        for row in 1..<max(1, count) {
            let parent = Int(parents[row])
            guard parent < row, subtreeEnds[row] > row, subtreeEnds[row] <= subtreeEnds[parent] else {
                return "row \(row) is no child of \(parent)"
            }
            guard firstTokens[row] <= endTokens[row], firstTokens[row] >= firstTokens[parent],
                endTokens[row] <= endTokens[parent]
            else { return "\(kinds[row]) in row \(row) leaves its parent \(kinds[parent])" }
            guard firstTokens[row] >= firstTokens[row - 1] else { return "row \(row) begins before the row before it" }
            guard firstTokens[row] >= ends[parent] else { return "row \(row) begins in the sibling before it" }
            ends[parent] = endTokens[row]
            ends[row] = firstTokens[row]
        }
        return nil
    }
}
