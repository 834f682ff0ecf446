#if canImport(SwiftUI)
    import SwiftUI

    struct TicketView: View {
        var body: some View {
            Text("Tickets")
                .navigationBarBackButtonHidden()  // expect: missing_back_button
        }
    }
#endif
