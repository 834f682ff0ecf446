@objc(first:second:) @MainActor class A {
    @objc(a::b:) func f() {}
    @objc(:) func k() {}
    @available(*, deprecated, message: "a \u{41}", renamed: "g") func g() {}
    @inline(__always) @discardableResult func h() -> Int { 1 }
    @Wrap<Int>(1, key: \.a) var a
    @Wrap var b: Int = 1
    @A.B var c = 2
    @_spi(Private) @Sendable public func i() {}
    let d: @convention(c) (Int) -> Void = { _ in }
    @Wrap
    var e: Int { @inlinable get { 1 } }
}
@backDeployed(before: iOS 16.4, macOS 13.3) func j(_ a: @escaping @Sendable () -> Void, b: @autoclosure () -> Int) {}
@resultBuilder struct B { static func buildBlock(_ a: Any...) -> Any { a } }
let selected = Module::value + Module::function(1) + self.Module::member
let labelled = f(a: Module::b, c ? Module::d : e)
