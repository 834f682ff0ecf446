final class Glaze03 {
    func setup() {}
}
