final class Glaze05 {
    func setup() {}
}
