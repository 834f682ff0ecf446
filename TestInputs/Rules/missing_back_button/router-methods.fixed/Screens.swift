import SwiftUI

@main struct TramApp: App {
    @StateObject private var router = TramRouter()

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $router.path) {
                Button("Map") { router.show(.map) }
                    .navigationDestination(for: Stop.self) { stop in
                        switch stop {
                        case .map: TramMap()
                        case .ticket: TicketView()
                        case .timetable: TimetableView()
                        case .lostProperty: LostPropertyView()
                        }
                    }
            }
            .environmentObject(router)
        }
    }
}

struct TramMap: View {
    @EnvironmentObject private var router: TramRouter

    var body: some View {
        Text("Line 7")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Lines") { router.pop() } } }
    }
}

struct TicketView: View {
    @EnvironmentObject private var router: TramRouter

    var body: some View {
        Text("Valid for 90 minutes")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Ride", action: router.doorsClosing) } }
    }
}

struct TimetableView: View {
    @EnvironmentObject private var router: TramRouter

    var body: some View {
        Text("Every ten minutes")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Lines", action: linesTapped) } }
    }

    private func linesTapped() {
        withAnimation { router.path = NavigationPath() }
    }
}

struct LostPropertyView: View {
    @Environment(\.dismiss) private var dismiss
    @EnvironmentObject private var router: TramRouter

    var body: some View {
        Text("One umbrella")
            // screen-below: none none pushed
            // expect-below: missing_back_button "LostPropertyView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) { Button("Lines") { router.goBack() } }
            }
    }
}
