import SwiftUI

struct FerryTimes: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("North pier") { NorthPier() }
                NavigationLink("South pier") { SouthPier() }
            }
        }
    }
}

struct NorthPier: View {
    @Environment(\.dismiss) private var dismiss
    @State private var showsFilter = false

    var body: some View {
        List(0..<8) { Text("Ferry \($0)") }
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItemGroup(placement: .topBarLeading) {
                    backButton
                    filterButton
                }
            }
    }

    private var backButton: some View {
        Button { dismiss() } label: { Image(systemName: "chevron.backward") }
    }

    private var filterButton: some View {
        Button("Filter") { showsFilter.toggle() }
    }
}

/// The same group, but both of its controls stay on the screen.
struct SouthPier: View {
    @Environment(\.dismiss) private var dismiss
    @State private var showsFilter = false
    @State private var isSorted = false

    var body: some View {
        List(0..<8) { Text("Ferry \($0)") }
            // screen-below: none none pushed // expect-below: missing_back_button "SouthPier", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItemGroup(placement: .topBarLeading) {
                    Button("Sort") { isSorted.toggle() }
                    Button("Filter") { showsFilter.toggle() }
                }
            }
    }
}
