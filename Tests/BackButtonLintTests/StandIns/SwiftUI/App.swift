// Where apps begin, and where SwiftUI and UIKit meet.

@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}
extension Scene where Body == Never { public var body: Never { fatalError() } }

@resultBuilder public enum SceneBuilder {
    public static func buildBlock<S: Scene>(_ scene: S) -> S { fatalError() }
}
public struct WindowGroup<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) {}
    public init(id: String, @ViewBuilder content: () -> Content) {}
}

@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    init()
}
extension App { public static func main() {} }

#if os(iOS)
    @MainActor @preconcurrency @propertyWrapper
    public struct UIApplicationDelegateAdaptor<
        Delegate: NSObject & UIApplicationDelegate
    > {
        public init(_ type: Delegate.Type = Delegate.self) {}
        public var wrappedValue: Delegate { fatalError() }
    }

    open class UIHostingController<Content: View>: UIViewController {
        public init(rootView: Content) { fatalError() }
        public required init?(coder: NSCoder) { fatalError() }
        open var rootView: Content {
            get { fatalError() }
            set {}
        }
    }

    @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
        associatedtype Controller: UIViewController
        associatedtype Coordinator = Void
        typealias Context = UIViewControllerRepresentableContext<Self>
        func makeUIViewController(context: Context) -> Controller
        func updateUIViewController(_ controller: Controller, context: Context)
        func makeCoordinator() -> Coordinator
    }
    extension UIViewControllerRepresentable where Coordinator == Void {
        public func makeCoordinator() {}
    }
    @MainActor public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
        public var coordinator: Representable.Coordinator { fatalError() }
    }
#endif
