import BackButtonLint

@main
struct Backlint {
    static func main() {}
}
