// A modifier from outside.
import SwiftUI

extension View { public func keepSwipe() -> some View { self } }
