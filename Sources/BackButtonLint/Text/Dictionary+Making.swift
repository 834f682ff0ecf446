extension Dictionary {
    /// The value of a key; one that isn't there yet is made, and kept.
    ///
    /// - Parameter make: Must not ask the dictionary itself.
    @inlinable
    package mutating func value(of key: Key, orMake make: () -> Value) -> Value {
        if let value = self[key] { return value }
        let value = make()
        self[key] = value
        return value
    }
}
