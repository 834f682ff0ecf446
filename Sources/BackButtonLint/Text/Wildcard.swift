/// A pattern with wildcards, as git's ignore files understand it, made ready for matching.
///
/// Matching keeps the set of places in the pattern that the text so far can have led to, so its time is bounded by the
/// product of the two lengths whatever the pattern is.
struct Wildcard: Sendable {
    private enum Operation: UInt8 {
        /// One given byte.
        case byte
        /// One byte that isn't `/`.
        case any
        /// One byte of a set, never `/`.
        case set
        /// Any bytes but `/`; also none.
        case star
        /// Any bytes; also none.
        case everything
        /// Nothing itself: goes on with the next step, or jumps over the two steps that stand for `**/`.
        case fork
    }

    private struct Step {
        let operation: Operation
        let byte: UInt8
        /// Index into `sets`.
        let set: UInt16
    }

    /// Whether a byte of a pattern may stand for something else than itself.
    static func isSpecial(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "[")
            || byte == UInt8(ascii: "\\")
    }

    private var steps: [Step] = []

    /// The bytes that every match ends with: most texts fail here.
    private var tail: [UInt8] = []

    /// How many bytes a match has at least: a pattern that is longer than every path costs nothing.
    private var shortest = 0

    /// The bytes that every match has in it.
    private(set) var needs = ByteMask()

    private var sets: [ByteSet] = []

    /// Nil for a pattern that matches nothing: an open bracket, an unknown class, a lone backslash at the end.
    ///
    /// - Parameters:
    ///   - pattern: What is left of a pattern behind its literal beginning: `**` at its start counts as a whole part.
    ///   - isPath: Whether `/` separates parts, so that only `**` goes over it.
    init?(_ pattern: ArraySlice<UInt8>, isPath: Bool) {
        var index = pattern.startIndex
        while index < pattern.endIndex {
            let byte = pattern[index]
            index += 1
            switch byte {
            case UInt8(ascii: "*"):
                let start = index - 1
                while index < pattern.endIndex, pattern[index] == UInt8(ascii: "*") { index += 1 }
                let isWholePart =
                    index - start > 1
                    && (start == pattern.startIndex || pattern[start - 1] == UInt8(ascii: "/"))
                    && (index == pattern.endIndex || pattern[index] == UInt8(ascii: "/")
                        || pattern[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "/")]))
                if !isPath {
                    add(.everything)
                } else if !isWholePart {
                    add(.star)
                } else if index < pattern.endIndex, pattern[index] == UInt8(ascii: "/") {
                    index += 1
                    // A row of them says no more than one.
                    if start > pattern.startIndex, endsWithFolders { continue }
                    add(.fork)
                    add(.everything)
                    add(.byte, UInt8(ascii: "/"))
                } else {
                    add(.everything)
                }
            case UInt8(ascii: "?"):
                add(.any)
            case UInt8(ascii: "["):
                guard let set = ByteSet(pattern, at: &index), sets.count < UInt16.max else { return nil }
                add(.set, set: UInt16(sets.count))
                sets.append(set)
            case UInt8(ascii: "\\"):
                guard index < pattern.endIndex else { return nil }
                add(.byte, pattern[index])
                index += 1
            default:
                add(.byte, byte)
            }
        }
        while tail.count < steps.count {
            let step = steps.count - 1 - tail.count
            // The slash of `**/` may be missing.
            guard steps[step].operation == .byte, step < 2 || steps[step - 2].operation != .fork else { break }
            tail.append(steps[step].byte)
        }
        tail.reverse()
        for (index, step) in steps.enumerated() {
            let isOptional = index >= 2 && steps[index - 2].operation == .fork
            if [.byte, .any, .set].contains(step.operation), !isOptional { shortest += 1 }
            if step.operation == .byte, !isOptional { needs.insert(step.byte) }
        }
    }

    private var endsWithFolders: Bool { steps.count >= 3 && steps[steps.count - 3].operation == .fork }

    private mutating func add(_ operation: Operation, _ byte: UInt8 = 0, set: UInt16 = 0) {
        steps.append(Step(operation: operation, byte: byte, set: set))
    }

    /// Whether the whole of `text` matches.
    func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count >= shortest, text.suffix(tail.count).elementsEqual(tail) else { return false }
        return withUnsafeTemporaryAllocation(of: Bool.self, capacity: steps.count + 1) { places in
            places.initialize(repeating: false)
            reach(0, places)
            for byte in text where !advance(places, over: byte) { return false }
            return places[steps.count]
        }
    }

    /// Marks a place and those that can be had from it for nothing.
    private func reach(_ place: Int, _ places: UnsafeMutableBufferPointer<Bool>) {
        var place = place
        while true {
            places[place] = true
            guard place < steps.count else { return }
            switch steps[place].operation {
            case .star, .everything:
                place += 1
            case .fork:
                reachPlain(place + 3, places)
                place += 1
            default:
                return
            }
        }
    }

    /// The same for what lies behind `**/`, where no other `**/` stands.
    private func reachPlain(_ place: Int, _ places: UnsafeMutableBufferPointer<Bool>) {
        var place = place
        places[place] = true
        while place < steps.count, steps[place].operation == .star || steps[place].operation == .everything {
            place += 1
            places[place] = true
        }
    }

    /// Takes one byte of text in place, from the last place to the first.
    ///
    /// - Returns: Whether any place is left.
    private func advance(_ places: UnsafeMutableBufferPointer<Bool>, over byte: UInt8) -> Bool {
        var isAlive = false
        var place = steps.count
        places[place] = false
        while place > 0 {
            place -= 1
            guard places[place] else { continue }
            let step = steps[place]
            let goesOn: Bool
            let stays: Bool
            switch step.operation {
            case .byte: (goesOn, stays) = (step.byte == byte, false)
            case .any: (goesOn, stays) = (byte != UInt8(ascii: "/"), false)
            case .set:
                (goesOn, stays) = (byte != UInt8(ascii: "/") && sets[Int(step.set)].contains(byte), false)
            case .star: (goesOn, stays) = (false, byte != UInt8(ascii: "/"))
            case .everything: (goesOn, stays) = (false, true)
            case .fork: (goesOn, stays) = (false, false)
            }
            places[place] = false
            if goesOn { reach(place + 1, places) }
            if stays { reach(place, places) }
            isAlive = isAlive || goesOn || stays
        }
        return isAlive
    }
}
