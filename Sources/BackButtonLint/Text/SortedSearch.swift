extension RandomAccessCollection where Index == Int {
    /// The first index whose element belongs to the second part of a collection that is ordered in two parts; its end
    /// if none does. Asks for about log2(`count`) elements.
    ///
    /// Named after the function of the same meaning in Swift Algorithms.
    package func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if belongsInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
