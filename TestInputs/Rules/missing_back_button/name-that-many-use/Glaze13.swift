final class Glaze13 {
    func setup() {}
}
