final class Glaze08 {
    func setup() {}
}
