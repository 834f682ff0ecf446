/// Which functions a call can mean by the labels of its arguments.
extension Resolution {
    /// Of members that share a name those that a call can mean; all if none fits.
    func fitting(_ members: [DeclarationID], _ call: Node?) -> [DeclarationID] {
        guard let call, members.count > 1 else { return members }
        let fitting = members.filter { index[$0].kind != .function || fits(call, $0) }
        return fitting.isEmpty ? members : fitting
    }

    /// Whether a call's arguments fit the parameters of a function. One that is only named fits any.
    func fits(_ call: Node?, _ function: DeclarationID) -> Bool {
        guard let call else { return true }
        let parameters = index.node(function).child(.parameters)?.children(.parameter) ?? []
        let labels = parameters.map { ($0.child(.label) ?? $0.child(.declName))?.name }
        let arguments = call.callArguments
        let closures = call.trailingClosures
        guard arguments.allSatisfy({ $0.label == nil || labels.contains($0.label) }) else { return false }
        let unlabelled = arguments.count { $0.label == nil }
        let places = parameters.filter { $0.child(.label)?.spells("_") == true }
        let isVariadic = parameters.contains(where: \.isVariadic)
        guard unlabelled <= places.count || isVariadic else { return false }
        // What has no value of its own has to be handed over, by a closure behind the call at the latest.
        let needed = zip(parameters, labels).count { parameter, label in
            parameter.child(.initializer) == nil && !parameter.isVariadic
                && parameter.child(.label)?.spells("_") != true
                && !arguments.contains { $0.label == label }
        }
        let neededPlaces = places.count { $0.child(.initializer) == nil && !$0.isVariadic }
        return needed + max(0, neededPlaces - unlabelled) <= closures.count
    }
}

extension Node {
    /// Whether a parameter takes any number of values: `Int...`.
    fileprivate var isVariadic: Bool {
        text.hasSuffix("...")
    }
}
