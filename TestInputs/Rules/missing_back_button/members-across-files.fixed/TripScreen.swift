import SwiftUI

struct TripList: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Norway") { TripScreen() }
            NavigationLink("Malta") { TripNotes() }
        }
    }
}

struct TripScreen: View {
    @Environment(\.dismiss) var dismiss
    @StateObject var planner = TripPlanner()

    var body: some View {
        content
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { leadingControl } }
            .onChange(of: planner.isOver) { _, _ in dismiss() }
    }
}

struct TripNotes: View {
    @Environment(\.dismiss) private var dismiss
    @StateObject var planner = TripPlanner()

    var body: some View {
        content
            // screen-below: none none pushed // expect-below: missing_back_button "TripNotes", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) { leadingControl }
            }
    }
}
