final class Glaze11 {
    func setup() {}
}
