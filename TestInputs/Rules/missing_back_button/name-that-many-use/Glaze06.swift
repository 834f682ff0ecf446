final class Glaze06 {
    func setup() {}
}
