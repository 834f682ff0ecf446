#if os(iOS) && !targetEnvironment(macCatalyst) || swift(>=5.9)
import Phone
#elseif canImport(Desk, _version: 1.2)
import Desk
#else
#error("no system")
#endif

struct Screen: View {
    #if DEBUG
    var log = makeLog()
    #if VERBOSE
    func verbose() { trace() }
    #endif
    #endif

    var body: some View {
        content
            .padding()
            #if os(iOS)
            .navigationBarBackButtonHidden(true)
            .toolbar { back() }
            #if DEBUG
            .debugged()
            #endif
            #else
            .frame(width: width())
            #endif
            .background(color())
        #if DEBUG
        overlay()
        #endif
    }
}
#if EMPTY
#endif
#if compiler(<6)
@Old
#else
@New(value())
#endif
func attributed() {}
#sourceLocation(file: "a.swift", line: 1)
after()
#sourceLocation()
enum Comb {
    #if HONEY
    case cell(Int = size())
    #elseif WAX
    case seal, plug(wax: Int)
    indirect case comb(Comb)
    #endif
    case empty
}
@Sealed
#if HONEY
@Sweet(amount())
#if WAX
@Waxed
#endif
#else
@Bitter
#endif
public struct Hive {
    #if HONEY
    @Stored(level())
    #endif
    var level: Int {
        #if HONEY
        fill()
        #else
        drain()
        #endif
    }
    #if HONEY
    init() { fill() }
    deinit { drain() }
    subscript(i: Int) -> Int { cell(i) }
    #else
    typealias Level = Int
    #endif
}
func swarm() {
    switch queen() {
    #if HONEY
    case .old: leave()
    #elseif WAX
    @unknown default: stay()
    #endif
    case .young:
        stay()
        #if HONEY
        feed()
        #endif
    #if WAX
    case .none: die()
    #endif
    }
    hive
        .open()
        #if HONEY
        .harvest { $0.cells() }
        .press()
        #elseif WAX
        #if DARK
        .melt()
        #endif
        .pour(into: mold())
        #endif
    hive.close()
        #if HONEY
        .locked?.lock()
        #endif
    guard let hive = find()
        #if HONEY
        .first
        #endif
    else { return }
    let queen = old()
    #if HONEY
    .young()
    #endif
    #if os(iOS)
    buzz()
    #elseif !os(macOS) && (arch(arm64) || targetEnvironment(simulator)) // comment()
    hum()
    #elseif canImport(Honey, _version: 2.1) || hasFeature(Wings) && hasAttribute(sweet) || compiler(>=6) || swift(<5)
    #if HONEY
    #endif
    #else
    rest()
    #endif
}
#if HONEY
import Honey
#endif
