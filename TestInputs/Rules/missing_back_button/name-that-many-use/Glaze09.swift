final class Glaze09 {
    func setup() {}
}
