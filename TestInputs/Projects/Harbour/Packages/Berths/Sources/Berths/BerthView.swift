import SwiftUI
import Wayfinding

public struct BerthList: View {
    @EnvironmentObject private var router: Router

    public init() {}

    public var body: some View {
        List(1..<20) { number in
            Button("Berth \(number)") { router.push(BerthRoute.berth(number)) }
        }
        .navigationDestination(for: BerthRoute.self) { $0.screen }
    }
}

struct BerthView: View {
    @EnvironmentObject private var router: Router
    let number: Int

    var body: some View {
        VStack {
            Button("Book") { router.push(BerthRoute.booking(number)) }
            Button("Fees") { router.push(BerthRoute.fees) }
        }
        // use-below: leading unknown pushed
        .upBar("Berth \(number)")
    }
}
