import SwiftUI

public enum BerthRoute: Hashable {
    case berth(Int)
    case booking(Int)
    case fees
}

extension BerthRoute {
    @MainActor @ViewBuilder public var screen: some View {
        switch self {
        case .berth(let number): BerthView(number: number)
        case .booking(let number): BookingView(model: BookingModel(berth: number))
        case .fees: FeeView()
        }
    }
}
