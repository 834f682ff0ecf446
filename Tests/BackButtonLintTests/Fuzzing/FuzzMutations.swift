// Byte by byte a text soon is no Swift any more. Half of the changes put a node in the place of another instead, so that
// what comes behind the parser gets something to do.

/// Changes a text in its place; gives its new length.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ text: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32) -> Int {
    let bytes = [UInt8](UnsafeBufferPointer(start: text, count: count))
    guard seed & 1 == 0, let changed = splice(bytes, from: bytes, seed, limit: limit) else {
        return mutateBytes(text, count, limit)
    }
    for (offset, byte) in changed.enumerated() { text[offset] = byte }
    return changed.count
}

/// Puts a node of the second text into the first; gives the length of what it writes.
@_cdecl("LLVMFuzzerCustomCrossOver")
public func crossOver(
    _ text: UnsafePointer<UInt8>,
    _ count: Int,
    _ other: UnsafePointer<UInt8>,
    _ otherCount: Int,
    _ output: UnsafeMutablePointer<UInt8>,
    _ limit: Int,
    _ seed: UInt32
) -> Int {
    let bytes = [UInt8](UnsafeBufferPointer(start: text, count: count))
    let others = [UInt8](UnsafeBufferPointer(start: other, count: otherCount))
    let changed = splice(bytes, from: others, seed, limit: limit) ?? Array(bytes.prefix(limit))
    for (offset, byte) in changed.enumerated() { output[offset] = byte }
    return changed.count
}

/// libFuzzer's own changes of bytes, words of the dictionary among them.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ text: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int

/// A text in which a node is replaced by one of another text, or has it before it, or is gone.
private func splice(_ bytes: [UInt8], from others: [UInt8], _ seed: UInt32, limit: Int) -> [UInt8]? {
    var random = SeededGenerator(seed: UInt64(seed))
    let tree = Parser.parse(bytes)
    let otherTree = Parser.parse(others)
    let old = Node(tree: tree, id: NodeID(random.next(below: tree.kinds.count)))
    var new = Node(tree: otherTree, id: NodeID(random.next(below: otherTree.kinds.count)))
    // A node of the same kind fits best, another goes where nobody has been.
    if random.happens(onceIn: 2) {
        let alike = otherTree.kinds.indices.filter { otherTree.kinds[$0] == old.kind }
        if !alike.isEmpty { new = Node(tree: otherTree, id: NodeID(random.pick(alike))) }
    }
    let before = bytes[..<old.range.start]
    let kept = random.happens(onceIn: 3) ? bytes[old.range.start..<old.range.end] : []
    let put = random.happens(onceIn: 6) ? [] : others[new.range.start..<new.range.end]
    let gap: [UInt8] = random.happens(onceIn: 2) ? [UInt8(ascii: "\n")] : []
    let changed = before + put + gap + kept + bytes[old.range.end...]
    return changed.count <= limit ? Array(changed) : nil
}
