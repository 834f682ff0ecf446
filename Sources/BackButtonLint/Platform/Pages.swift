#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Memory that goes back to the system as soon as it is freed, for what is large and soon gone.
///
/// The C library of Linux keeps what it gets back: once something large was freed, all that is no larger is taken from
/// memory that only grows. A tree would lie beside the empty place that it was made in.
package enum Pages {
    /// What is smaller comes from the C library, which is quicker.
    private static let leastBytes = 1 << 17

    /// Room for so many elements, none of them initialized. To be freed with the same capacity.
    package static func allocate<Element: BitwiseCopyable>(
        _: Element.Type = Element.self, capacity: Int
    ) -> UnsafeMutablePointer<Element> {
        let bytes = capacity * MemoryLayout<Element>.stride
        guard bytes >= leastBytes else { return .allocate(capacity: capacity) }
        let memory = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
        guard let memory, memory != MAP_FAILED else { fatalError("out of memory") }
        return memory.bindMemory(to: Element.self, capacity: capacity)
    }

    package static func free<Element: BitwiseCopyable>(_ memory: UnsafeMutablePointer<Element>, capacity: Int) {
        let bytes = capacity * MemoryLayout<Element>.stride
        if bytes >= leastBytes { munmap(memory, bytes) } else { memory.deallocate() }
    }
}
