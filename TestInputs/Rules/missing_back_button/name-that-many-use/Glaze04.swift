final class Glaze04 {
    func setup() {}
}
