/// Calls what an override overrides, before all else that it does.
struct SuperCall {
    private let slot: BlockSlot
    let call: String

    /// Nil where it takes more than a call: the function gives a value back, waits, throws, or takes what can't be handed
    /// on.
    init?(in function: Place) {
        let node = function.node
        guard let block = node.child(.codeBlock), let name = node.child(.declName),
            let parameters = node.child(.parameters), node.child(.returnType) == nil,
            node.child(.genericParameters) == nil,
            Layout(tree: node.tree).isBlank(parameters.range.end, block.range.start),
            let slot = BlockSlot(function.at(block))
        else { return nil }
        var arguments: [String] = []
        for parameter in parameters.children(.parameter) {
            guard let own = parameter.child(.declName), !own.spells("_"), !parameter.text.hasSuffix("..."),
                parameter.child(.type)?.words.contains(Name("inout")) != true
            else { return nil }
            let label = (parameter.child(.label) ?? own).text
            arguments.append(label == "_" ? own.text : "\(label): \(own.text)")
        }
        self.slot = slot
        call = "super.\(name.text)(\(arguments.joined(separator: ", ")))"
    }

    var remedy: Remedy {
        Remedy(message: "call `\(call)` first", isSafe: true, edits: slot.first([call]))
    }
}
