import UIKit

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {}  // expect: missing_retroactive
