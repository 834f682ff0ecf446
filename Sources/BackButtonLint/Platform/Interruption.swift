#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What happens when a signal ends the process: files that aren't whole yet go, and then it ends by the signal.
package enum Interruption {
    /// Makes it so for the signals that ask a program to end. One that is ignored, as behind `nohup`, stays ignored.
    ///
    /// A limit on the size of files becomes an error of the call that writes, as a full disk is.
    package static func leavesNothing() {
        // The handler must not be the first to touch them.
        _ = unfinished
        for number in signals {
            let old = signal(number, removeAndEnd)
            // What else may be there is Swift's own, which prints a trace at SIGQUIT and goes on.
            if unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { _ = signal(number, SIG_IGN) }
        }
        _ = signal(SIGXFSZ, SIG_IGN)
    }

    /// Keeps these signals waiting while `body` runs: for what must not be left half done, and takes no time.
    package static func withhold<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var set = sigset_t()
        var before = sigset_t()
        _ = sigemptyset(&set)
        for number in signals { _ = sigaddset(&set, number) }
        _ = pthread_sigmask(SIG_BLOCK, &set, &before)
        defer { _ = pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try body()
    }

    /// Remembers a file that isn't whole, also before it is there.
    ///
    /// - Parameters:
    ///   - name: Without a NUL; relative to `folder`, or absolute.
    ///   - folder: Open as long as the file is remembered.
    static func remember(_ name: [UInt8], in folder: Int32 = Descriptor.currentFolder) {
        change { $0.add(name, in: folder) }
    }

    /// The file is whole, or gone.
    static func forget(_ name: [UInt8], in folder: Int32 = Descriptor.currentFolder) {
        change { $0.remove(name, in: folder) }
    }

    private static func change(_ body: (Unfinished) -> Void) {
        withhold { guarded.withLock { body($0) } }
    }

    private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
    private static let guarded = Guarded(unfinished)
}

private let unfinished = Unfinished()

/// Does only what may be done while anything else is half done.
private func removeAndEnd(_ number: Int32) {
    for slot in 0..<Unfinished.capacity {
        if let name = unfinished.slots[slot].name { _ = unlinkat(unfinished.slots[slot].folder, name, 0) }
    }
    _ = signal(number, SIG_DFL)
    // It comes when this function has returned.
    _ = raise(number)
}

/// The files that aren't whole: in memory that never moves, since a signal comes at any time.
private final class Unfinished: @unchecked Sendable {
    struct Slot {
        var folder: Int32
        /// With a NUL behind it; nil for a slot that is free.
        var name: UnsafeMutablePointer<CChar>?
    }

    /// More than one run has at once.
    static let capacity = 64

    let slots: UnsafeMutablePointer<Slot>

    init() {
        slots = .allocate(capacity: Self.capacity)
        slots.initialize(repeating: Slot(folder: 0, name: nil), count: Self.capacity)
    }

    func add(_ name: [UInt8], in folder: Int32) {
        guard let slot = (0..<Self.capacity).first(where: { slots[$0].name == nil }) else { return }
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: name.count + 1)
        for (offset, byte) in name.enumerated() { copy[offset] = CChar(bitPattern: byte) }
        copy[name.count] = 0
        slots[slot] = Slot(folder: folder, name: copy)
    }

    func remove(_ name: [UInt8], in folder: Int32) {
        for slot in 0..<Self.capacity where slots[slot].folder == folder {
            guard let held = slots[slot].name, strlen(held) == name.count,
                zip(UnsafeBufferPointer(start: held, count: name.count), name).allSatisfy({
                    UInt8(bitPattern: $0) == $1
                })
            else { continue }
            slots[slot].name = nil
            held.deallocate()
            return
        }
    }
}
