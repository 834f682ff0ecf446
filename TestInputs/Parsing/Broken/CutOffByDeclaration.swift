// What stands before a line that begins with a declaration ends there, whatever it still waits for.

@Stocked(\
struct Lamp: Item {
    func light() { glow() }
}

@Stocked(by: \Shop::
struct Chair: Item {
    func sit() { creak() }
}

@Stocked(as: item as Shop.
struct Table: Item {
    func lay() { clatter() }
}

let shelf = pick(\
private func after() { found() }
