// Where there is no SwiftUI the package builds without its screens; what they say is read all the same.
#if canImport(SwiftUI)
    import Counter
    import SwiftUI

    struct KioskView: View {
        var body: some View {
            NavigationStack {
                NavigationLink("Tickets") { TicketView() }
                NavigationLink("Postcards") { PostcardView() }
            }
        }
    }

    /// Its way back stands in the other target.
    struct PostcardView: View {
        var body: some View {
            Text("Postcards")
                .navigationBarBackButtonHidden()
                .counterBackButton()
        }
    }
#endif
