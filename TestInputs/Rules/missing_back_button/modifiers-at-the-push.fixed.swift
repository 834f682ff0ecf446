import SwiftUI

struct RegattaView: View {
    @State private var showsCourse = false
    @State private var showsCrew = false
    @State private var usesWind = false

    var body: some View {
        NavigationStack {
            VStack {
                Button("Course") { showsCourse = true }
                Button("Crew") { showsCrew = true }
                NavigationLink("Boat") {
                    BoatView().toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Wind") { usesWind.toggle() } }
                    }
                }
            }
            .navigationDestination(isPresented: $showsCourse) {
                CourseView()
                    // screen-below: leading none pushed // expect-below: missing_swipe_back
                    .navigationBarBackButtonHidden()
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Regatta") { showsCourse = false } }
                    }
            }
            .navigationDestination(isPresented: $showsCrew) {
                CrewView()
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Regatta") { showsCrew = false } }
                    }
            }
        }
    }
}

struct CourseView: View {
    var body: some View { Text("Three buoys") }
}

/// Hides for itself; the item is put on where it is pushed.
struct CrewView: View {
    var body: some View {
        Text("Four sailors")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

/// An item is put on here as well, but it stays.
struct BoatView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("A dinghy")
            // screen-below: none none pushed // expect-below: missing_back_button "BoatView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
            }
    }
}
