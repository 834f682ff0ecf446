final class Glaze10 {
    func setup() {}
}
