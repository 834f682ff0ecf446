// What stands in a bar, and who starts an app.

@objc @preconcurrency @MainActor open class UINavigationBar: UIView {
    open var prefersLargeTitles: Bool {
        get { false }
        set {}
    }
    open class func appearance() -> Self { fatalError() }
    open var tintColor: UIColor! {
        get { nil }
        set {}
    }
}

@objc @preconcurrency @MainActor open class UINavigationItem: NSObject {
    open var leftBarButtonItem: UIBarButtonItem? {
        get { nil }
        set {}
    }
    open var hidesBackButton: Bool {
        get { false }
        set {}
    }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {}
}

@objc @preconcurrency @MainActor open class UIBarButtonItem: NSObject {
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        fatalError()
    }
}

@objc @preconcurrency @MainActor open class UIAction: NSObject {
    public convenience init(title: String = "", handler: @escaping (UIAction) -> Void) { fatalError() }
}

open class UIImage: NSObject, @unchecked Sendable {}
open class UIColor: NSObject, @unchecked Sendable {
    open class var systemTeal: UIColor { fatalError() }
    open class var red: UIColor { fatalError() }
    open class var white: UIColor { fatalError() }
}

@objc @preconcurrency @MainActor open class UIApplication: UIResponder {
    public struct LaunchOptionsKey: Hashable, Sendable {}
}

@objc @preconcurrency @MainActor public protocol UIApplicationDelegate {}
