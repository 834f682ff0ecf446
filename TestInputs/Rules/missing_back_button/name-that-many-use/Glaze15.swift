final class Glaze15 {
    func setup() {}
}
