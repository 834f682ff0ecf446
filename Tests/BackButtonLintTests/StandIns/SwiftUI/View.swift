// The part of SwiftUI that the inputs and their fixes are written in: names and signatures, no bodies that run.
@_exported import Combine
@_exported import Foundation

#if os(iOS)
    @_exported import UIKit
#endif

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: View { public var body: Never { fatalError() } }
extension View where Body == Never { public var body: Never { fatalError() } }
extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }

public struct EmptyView: View { nonisolated public init() {} }
public struct AnyView: View { nonisolated public init<V: View>(_ view: V) {} }
public struct TupleView<T>: View {}
public struct _ConditionalContent<First, Second> {}
extension _ConditionalContent: View where First: View, Second: View { public var body: Never { fatalError() } }

@resultBuilder public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { fatalError() }
    public static func buildBlock<V: View>(_ view: V) -> V { fatalError() }
    @_disfavoredOverload
    public static func buildBlock<each V: View>(_ views: repeat each V) -> TupleView<(repeat each V)> { fatalError() }
    public static func buildExpression<V: View>(_ view: V) -> V { fatalError() }
    public static func buildIf<V: View>(_ view: V?) -> V? { fatalError() }
    public static func buildEither<A: View, B: View>(first view: A) -> _ConditionalContent<A, B> { fatalError() }
    public static func buildEither<A: View, B: View>(second view: B) -> _ConditionalContent<A, B> { fatalError() }
    public static func buildLimitedAvailability<V: View>(_ view: V) -> AnyView { fatalError() }
}

@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}
public struct _ViewModifier_Content<Modifier>: View {}
public struct ModifiedContent<Content, Modifier> {}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier { public var body: Never { fatalError() } }

@freestanding(declaration) public macro Preview<V: View>(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> V
) = #externalMacro(module: "StandInMacros", type: "Nothing")

@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}
