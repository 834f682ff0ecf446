final class Glaze01 {
    func setup() {}
}
