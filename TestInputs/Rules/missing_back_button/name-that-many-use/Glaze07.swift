final class Glaze07 {
    func setup() {}
}
