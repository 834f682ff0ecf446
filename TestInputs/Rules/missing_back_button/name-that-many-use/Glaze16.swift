final class Glaze16 {
    func setup() {}
}
