import SwiftUI

@main struct FerryApp: App {
    init() { SwipeKit.install() }

    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Ticket") { TicketView() } } }
    }
}

struct TicketView: View {
    var body: some View {
        Text("Ticket")
            // screen-below: none app pushed
            .navigationBarBackButtonHidden()
    }
}
