// What the inputs take from Foundation and what it brings along.
@_exported import ObjectiveC

public typealias TimeInterval = Double
public typealias CGFloat = Double

open class NSCoder: NSObject {}

public struct CGPoint: Equatable, Sendable {
    public var x: CGFloat
    public var y: CGFloat
    public static let zero = CGPoint(x: 0, y: 0)
}

public struct CGSize: Equatable, Sendable {
    public var width: CGFloat
    public var height: CGFloat
    public init(width: CGFloat, height: CGFloat) { fatalError() }
    public static let zero = CGSize(width: 0, height: 0)
}

public struct CGRect: Equatable, Sendable {
    public var origin: CGPoint
    public var size: CGSize
    public static let zero = CGRect(origin: .zero, size: .zero)
}

public struct Decimal: Hashable, Sendable, CustomStringConvertible, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    public init(floatLiteral value: Double) {}
    public init(integerLiteral value: Int) {}
    public var description: String { fatalError() }
    public static func + (a: Decimal, b: Decimal) -> Decimal { fatalError() }
    public static func += (a: inout Decimal, b: Decimal) {}
}

public struct URL: Hashable, Sendable {
    public init?(string: String) {}
}

public struct UUID: Hashable, Sendable {
    public init() {}
}

public struct Date: Hashable, Sendable {
    public init() {}
}

public final class RunLoop: NSObject {
    public struct Mode: Hashable, Sendable {
        public static let common = Mode()
        public static let `default` = Mode()
    }
    public static var main: RunLoop { fatalError() }
}

public class Timer: NSObject {}

public struct DispatchTime: Comparable, Sendable {
    public static func now() -> DispatchTime { fatalError() }
    public static func < (a: DispatchTime, b: DispatchTime) -> Bool { fatalError() }
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { fatalError() }
}

public final class DispatchQueue: @unchecked Sendable {
    public static var main: DispatchQueue { fatalError() }
    @preconcurrency public func async(execute work: @escaping @MainActor @Sendable @convention(block) () -> Void) {}
    @preconcurrency public func asyncAfter(
        deadline: DispatchTime, execute work: @escaping @MainActor @Sendable @convention(block) () -> Void
    ) {}
}

// swift-format-ignore: AvoidRetroactiveConformances
extension NSObject: @retroactive Hashable {
    public static func == (left: NSObject, right: NSObject) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) {}
}
