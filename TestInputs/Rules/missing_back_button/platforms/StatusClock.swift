import AppKit
import SwiftUI

struct StatusClock: View {
    var body: some View {
        NavigationStack { NavigationLink("Zones") { ZoneList() } }
    }
}

struct ZoneList: View {
    var body: some View {
        Text("Oslo")
            // screen-below: - - pushed
            .navigationBarBackButtonHidden()
            .background(Color(nsColor: .windowBackgroundColor))
    }
}
