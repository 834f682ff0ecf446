/// Which of the things handed to a `NavigationLink` is its destination.
enum NavigationLinks {
    /// Whether an argument or trailing closure of a link's call is what it pushes.
    static func isDestination(_ holder: Node, of call: Node) -> Bool {
        let label = holder.child(.label)?.name
        if label == SwiftUINames.destination { return true }
        guard holder.kind == .trailingClosure, label == nil, call.link?.name == SwiftUINames.navigationLink else {
            return false
        }
        let arguments = call.callArguments
        // With a destination or a value in parentheses the closure is the label.
        if arguments.contains(where: { $0.label == SwiftUINames.destination || $0.label == SwiftUINames.value }) {
            return false
        }
        return true
    }
}
