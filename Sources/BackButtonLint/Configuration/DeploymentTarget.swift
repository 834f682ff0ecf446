/// The oldest iOS that a target runs on.
package struct DeploymentTarget: Hashable, Comparable, Sendable {
    package let major: Int
    package let minor: Int

    package init(major: Int, minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Reads `16`, `16.4`, `16.4.1`; nil for anything else, such as a build setting's name.
    package init?(_ text: some StringProtocol) {
        var numbers: [Int] = []
        for part in text.split(separator: ".", omittingEmptySubsequences: false) {
            guard part.utf8.allSatisfy({ 0x30 <= $0 && $0 <= 0x39 }), let number = Int(part) else { return nil }
            numbers.append(number)
        }
        guard let first = numbers.first else { return nil }
        self.init(major: first, minor: numbers.count > 1 ? numbers[1] : 0)
    }

    package static func < (left: DeploymentTarget, right: DeploymentTarget) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}

/// The lower of two where both are known, else the one that is.
func lowest(_ left: DeploymentTarget?, _ right: DeploymentTarget?) -> DeploymentTarget? {
    guard let left, let right else { return left ?? right }
    return min(left, right)
}
