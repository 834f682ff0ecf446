import SwiftUI

#if os(macOS)
    struct DeskClock: View {
        var body: some View {
            Text("12:00")
                // screen-below: - - -
                .navigationBarBackButtonHidden()
        }
    }
#endif

struct AlarmList: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Morning") { MorningAlarm() }
            NavigationLink("Nap") { NapAlarm() }
            NavigationLink("Kettle") { KettleTimer() }
            #if os(visionOS)
                NavigationLink("Room") { RoomClock() }
            #endif
            #if os(tvOS)
                NavigationLink("Show") { ShowClock() }
            #endif
        }
    }
}

struct MorningAlarm: View {
    var body: some View {
        Text("6:30")
            #if os(macOS) || os(watchOS)
                // screen-below: - - pushed
                .navigationBarBackButtonHidden()
            #endif
    }
}

/// Of several, iOS decides.
struct NapAlarm: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("20 minutes")
            #if os(iOS) || os(macOS)
                // screen-below: none none pushed // expect-below: missing_back_button "NapAlarm", missing_swipe_back
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
            #endif
    }
}

struct KettleTimer: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("4 minutes")
            #if !os(watchOS)
                // screen-below: none none pushed // expect-below: missing_back_button "KettleTimer", missing_swipe_back
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
            #endif
    }
}

#if os(visionOS)
    struct RoomClock: View {
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Text("Noon")
                // screen-below: none none pushed // expect-below: missing_back_button "RoomClock", missing_swipe_back
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
#endif

#if os(tvOS)
    struct ShowClock: View {
        var body: some View {
            Text("20:15")
                // screen-below: - - pushed
                .navigationBarBackButtonHidden()
        }
    }
#endif
