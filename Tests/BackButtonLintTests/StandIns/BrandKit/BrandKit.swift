// Views that a brand brings along.
import SwiftUI

public struct BrandNavBar: View { public init(title: String) {} }
public struct BrandDivider: View { public init() {} }
public struct BrandTile: View {
    public init(_ onPress: @escaping @MainActor () -> Void) {}
    public init(title: String, onPress: @escaping @MainActor () -> Void) {}
}
