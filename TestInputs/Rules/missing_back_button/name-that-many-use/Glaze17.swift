final class Glaze17 {
    func setup() {}
}
