final class Glaze02 {
    func setup() {}
}
