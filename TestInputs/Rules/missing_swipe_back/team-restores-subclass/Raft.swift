import SwiftUI
import UIKit

final class RaftCoordinator {
    let navigation = SwipingController(rootViewController: UIHostingController(rootView: RaftList()))

    func push() { navigation.pushViewController(UIHostingController(rootView: RaftView()), animated: true) }
}

struct RaftList: View {
    var body: some View { Text("Rafts") }
}

struct RaftView: View {
    var body: some View {
        Text("Raft")
            // screen-below: none app pushed
            .navigationBarBackButtonHidden()
    }
}
