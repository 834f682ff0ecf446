final class Glaze12 {
    func setup() {}
}
