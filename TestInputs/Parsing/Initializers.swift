class Kettle {
    init() {
        self.init(size: 1)
        init(size: 2)
        #if STEEL
        init(size: 3)
        #elseif COPPER
        init(size: 4) { polish() }
        #else
        super.init()
        #endif
        if cold() { init() }
        do { func boil() { steam() } }
    }
    convenience required override init?(size: Int = least()) async throws { try await fill(size) }
    init!<Metal: Solid>(_ metal: Metal) where Metal.Heat == Int { heat(metal) }
    static func make() -> Self { .init(size: 1) }
    let maker = Kettle.init(size:), other = Kettle.init
}
