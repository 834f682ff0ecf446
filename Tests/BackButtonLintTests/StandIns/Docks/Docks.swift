// A team's own ways ashore.
import SwiftUI

public struct Gangway: View { public init(width: CGFloat = 0) {} }
public struct GangwayPicture: View { public init() {} }
public enum Harbor {
    public struct Gangway: View { public init(_ action: @escaping @MainActor () -> Void) {} }
}
