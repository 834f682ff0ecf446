import UIKit

extension UINavigationController: UIGestureRecognizerDelegate {}  // expect: missing_retroactive
