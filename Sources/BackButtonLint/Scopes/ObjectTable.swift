/// The objects of an Xcode project, to be found by their identifier.
struct ObjectTable {
    let list: PropertyList
    /// The offset of each object's dictionary.
    private(set) var bodies: [Int] = []
    private var identifiers: [ByteRange] = []
    /// Open addressing: the row behind each slot, or -1.
    private var slots: [Int32]
    private let mask: Int

    /// Reads the dictionary at `objects`. Of two objects with one identifier the first counts.
    init(_ list: PropertyList, at objects: Int) {
        self.list = list
        for field in list.fields(at: objects) {
            identifiers.append(field.key)
            bodies.append(field.value)
        }
        var capacity = 16
        while capacity < identifiers.count * 2 { capacity *= 2 }
        slots = Array(repeating: -1, count: capacity)
        mask = capacity - 1
        for row in identifiers.indices {
            let slot = slot(of: identifiers[row])
            if slots[slot] < 0 { slots[slot] = Int32(row) }
        }
    }

    var count: Int { bodies.count }

    /// The row of the object that the string at the offset names.
    func object(namedAt offset: Int) -> Int? {
        let row = slots[slot(of: list.token(at: offset))]
        return row < 0 ? nil : Int(row)
    }

    func fields(of object: Int) -> PropertyList.Fields { list.fields(at: bodies[object]) }

    /// The offset of a field's value.
    func value(_ key: StaticString, of object: Int) -> Int? {
        fields(of: object).first { list.spells($0.key, key) }?.value
    }

    func string(_ key: StaticString, of object: Int) -> String? {
        value(key, of: object).map { list.string(at: $0) }
    }

    /// The object that a field names.
    func object(_ key: StaticString, of object: Int) -> Int? {
        value(key, of: object).flatMap { self.object(namedAt: $0) }
    }

    /// The objects that a field lists; those that aren't there are left out.
    func objects(_ key: StaticString, of object: Int) -> [Int] {
        guard let value = value(key, of: object) else { return [] }
        return list.elements(at: value).compactMap { self.object(namedAt: $0) }
    }

    /// Whether the object is of the class.
    func isA(_ name: StaticString, _ object: Int) -> Bool {
        guard let value = value("isa", of: object) else { return false }
        return list.spells(list.token(at: value), name)
    }

    /// The slot that holds the identifier, or the empty one where it would stand.
    private func slot(of identifier: ByteRange) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for offset in identifier.start..<identifier.end {
            hash = (hash ^ UInt64(list.bytes[offset])) &* 0x100_0000_01b3
        }
        var slot = Int(truncatingIfNeeded: hash ^ (hash >> 29)) & mask
        while slots[slot] >= 0, !isSame(identifiers[Int(slots[slot])], identifier) { slot = (slot + 1) & mask }
        return slot
    }

    private func isSame(_ left: ByteRange, _ right: ByteRange) -> Bool {
        guard left.count == right.count else { return false }
        for index in 0..<left.count where list.bytes[left.start + index] != list.bytes[right.start + index] {
            return false
        }
        return true
    }
}
