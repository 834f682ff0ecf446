final class Glaze14 {
    func setup() {}
}
