#if DEBUG
let a = #line
#elseif os(iOS)||os(macOS)
let a = #column
#else
let a = #file + #fileID
#endif
#if !os(Linux) && (swift(>=5) || compiler(<7)) // comment
#if NESTED // comment
#endif // comment
#endif
#if(PARENTHESES)
#elseif(NEGATED)
#endif
#if A
#else
#endif
@freestanding(expression) macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "T")
let expanded = #stringify(1 + 2)
let selector = #selector(NSObject.description), path = #keyPath(NSObject.description)
let literal = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
#warning("a \"warning\"")
#sourceLocation(file: "other.swift", line: 100)
let moved = #line
#sourceLocation()
func check() {
    if #available(iOS 15, *), #unavailable(macOS 12) {}
    guard #available(iOS 16.0, *) else { return }
}
let chain = [1]
    #if A
    .map { $0 }
    #else
    .filter { $0 > 0 }
    #endif
    .count
#Preview("Title") { Text("a") }
