#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Work on several threads. What comes out never depends on how many there are.
package enum Threads {
    /// How many threads the machine runs at once; at least 1.
    package static var hardwareCount: Int {
        max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    }

    /// Makes one value for each of `0..<count` on at most `jobs` threads, in index order.
    ///
    /// - Parameters:
    ///   - state: What a worker keeps from one index to the next, such as a buffer.
    ///   - body: Makes the value; must not depend on what the state has seen before.
    package static func map<State, Value: Sendable>(
        jobs: Int,
        count: Int,
        state: @Sendable () -> State,
        _ body: @Sendable (inout State, Int) -> Value
    ) -> [Value] {
        guard count > 0 else { return [] }
        let workers = max(1, min(jobs, count))
        // Small enough that no worker waits long for the last, large enough that the counter isn't fought for; few are
        // large.
        let chunk = count < 256 ? 1 : max(1, min(64, count / (workers * 8)))
        let next = Guarded(0)
        return [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
            let slots = Slots(base: buffer.baseAddress!)
            run(workers: workers) { _ in
                var mine = state()
                while true {
                    let start = next.withLock { counter in
                        defer { counter += chunk }
                        return counter
                    }
                    guard start < count else { return }
                    for index in start..<min(start + chunk, count) {
                        (slots.base + index).initialize(to: body(&mine, index))
                    }
                }
            }
            initialized = count
        }
    }

    /// Makes one value for each of `0..<count` on at most `jobs` threads, in index order.
    package static func map<Value: Sendable>(
        jobs: Int,
        count: Int,
        _ body: @Sendable (Int) -> Value
    ) -> [Value] {
        map(jobs: jobs, count: count, state: { () }, { _, index in body(index) })
    }

    /// Calls `body` once on each of `workers` threads and returns when all have: the caller's own is worker 0.
    ///
    /// When the system has no more threads to give, fewer run: a body must take its work from a common store.
    package static func run(workers: Int, _ body: @Sendable (Int) -> Void) {
        withoutActuallyEscaping(body) { body in
            var threads: [Handle] = []
            for worker in stride(from: 1, to: workers, by: 1) {
                guard let thread = start(Start(worker: worker, body: body)) else { break }
                threads.append(thread)
            }
            body(0)
            for thread in threads { pthread_join(thread, nil) }
        }
    }

    /// Slots of which each is written by one worker alone.
    private struct Slots<Value>: @unchecked Sendable {
        let base: UnsafeMutablePointer<Value>
    }

    private final class Start {
        let worker: Int
        let body: @Sendable (Int) -> Void

        init(worker: Int, body: @escaping @Sendable (Int) -> Void) {
            self.worker = worker
            self.body = body
        }
    }

    private typealias Handle = pthread_t

    /// 8 MB, what Linux gives by default; Darwin would give half a megabyte.
    private static var stackSize: Int { 8 << 20 }

    private static func start(_ start: Start) -> Handle? {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        #if canImport(Glibc)
            var handle = pthread_t()
        #else
            var handle: pthread_t?
        #endif
        let argument = Unmanaged.passRetained(start)
        let result = pthread_create(
            &handle,
            &attributes,
            { argument in
                // Optional on one system and not on the other.
                let pointer = argument as UnsafeMutableRawPointer?
                guard let pointer else { return nil }
                let start = Unmanaged<Start>.fromOpaque(pointer).takeRetainedValue()
                start.body(start.worker)
                return nil
            },
            argument.toOpaque()
        )
        guard result == 0 else {
            argument.release()
            return nil
        }
        return handle
    }
}
