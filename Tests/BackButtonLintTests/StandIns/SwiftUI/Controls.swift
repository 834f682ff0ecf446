// What people see and tap.

public struct Text: View {
    public init(_ text: String) {}
    public func bold() -> Text { fatalError() }
    public func font(_ font: Font?) -> Text { fatalError() }
}
public struct Font: Sendable {
    public enum Weight: Sendable { case regular, semibold, bold }
    public static let largeTitle = Font()
    public static let title = Font()
    public static let title2 = Font()
    public static let title3 = Font()
    public static let headline = Font()
    public static func system(size: CGFloat, weight: Weight = .regular) -> Font { fatalError() }
    public func weight(_ weight: Weight) -> Font { fatalError() }
}
public struct Image: View {
    public init(systemName: String) {}
    public init(_ name: String) {}
}
public struct Label<Title: View, Icon: View>: View {}
extension Label where Title == Text, Icon == Image {
    public init(_ title: String, systemImage: String) {}
}
public struct Color: View, Sendable {
    public static let red = Color()
    public static let yellow = Color()
    public static let clear = Color()
}
public protocol ShapeStyle {}
extension Color: ShapeStyle {}
extension ShapeStyle where Self == Color {
    public static var red: Color { fatalError() }
    public static var yellow: Color { fatalError() }
}
public struct Circle: View { public init() {} }
public struct Rectangle: View { public init() {} }
public struct Canvas: View { public init(_ draw: @escaping (inout Int, CGSize) -> Void) {} }
public struct ProgressView: View {
    public init() {}
    public init(_ title: String) {}
}

public struct ButtonRole: Equatable, Sendable {
    public static let cancel = ButtonRole()
    public static let destructive = ButtonRole()
    @available(iOS 26.0, macOS 26.0, *) public static let close = ButtonRole()
    @available(iOS 26.0, macOS 26.0, *) public static let confirm = ButtonRole()
}
public struct Button<Label: View>: View {
    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
    @preconcurrency public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {}
}
extension Button where Label == Text {
    @preconcurrency public init(_ title: String, action: @escaping @MainActor () -> Void) {}
    @preconcurrency public init(_ title: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
}
extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency public init(_ title: String, systemImage: String, action: @escaping @MainActor () -> Void) {}
}
@available(iOS 26.0, macOS 26.0, *) extension Button where Label == Text {
    @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {}
}
public struct Toggle<Label: View>: View {}
extension Toggle where Label == Text { public init(_ title: String, isOn: Binding<Bool>) {} }
public struct Stepper: View {
    public init(_ title: String, value: Binding<Int>, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {}
}
public struct TextField: View { public init(_ title: String, text: Binding<String>) {} }
public struct TextEditor: View { public init(text: Binding<String>) {} }
public struct Menu<Label: View, Content: View>: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
extension Menu where Label == Text { public init(_ title: String, @ViewBuilder content: () -> Content) {} }
public struct Picker<Selection: Hashable, Content: View>: View {
    public init(_ title: String, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {}
}
public struct Alert {
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    public struct Button {
        public static func `default`(_ text: Text, action: (() -> Void)? = {}) -> Button { fatalError() }
        public static func destructive(_ text: Text, action: (() -> Void)? = {}) -> Button { fatalError() }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { fatalError() }
        public static func cancel(_ text: Text, action: (() -> Void)? = {}) -> Button { fatalError() }
    }
}
