import SwiftUI

struct CanalView: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Lock") { GateView() }
        }
        .keepSwipe()
    }
}

struct GateView: View {
    var body: some View {
        Text("Gate")
            // screen-below: none app pushed
            .navigationBarBackButtonHidden()
    }
}
