@testable import BackButtonLint

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What it means for tests that they were built with `--sanitize`, as the tool beside them was.
enum Sanitizer {
    static let isOn = ["__asan_init", "__tsan_init"].contains { (function: String) in
        dlsym(dlopen(nil, RTLD_NOW), function) != nil
    }

    /// How much longer code may take that is looked at with every access to memory.
    static var slowness: Double { isOn ? 4 : 1 }
}

/// Seconds for which this thread has had a processor while `body` ran, however busy the machine is with something else.
func processorTime(_ body: () throws -> Void) rethrows -> Double {
    let start = CurrentProcess.threadTime
    try body()
    return (CurrentProcess.threadTime - start) / Sanitizer.slowness
}
