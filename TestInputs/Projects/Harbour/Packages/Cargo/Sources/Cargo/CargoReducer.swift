import SwiftUI

public struct CargoState {
    public var path: [CargoScreen] = []
    public var weight = 0

    public init() {}
}

public enum CargoScreen: Hashable {
    case scale, seal
}

public enum CargoAction {
    case scaleTapped, sealTapped, heavierTapped, doneTapped
    case pathChanged([CargoScreen])
}

public func reduceCargo(_ state: inout CargoState, _ action: CargoAction) {
    switch action {
    case .scaleTapped: state.path.append(.scale)
    case .sealTapped: state.path.append(.seal)
    case .heavierTapped: state.weight += 1
    case .doneTapped: state.path.removeLast()
    case .pathChanged(let path): state.path = path
    }
}
