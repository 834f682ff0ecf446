import SwiftUI
import UIKit

@main struct RadioApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                StationList().tabItem { Text("Stations") }
                NavigationStack { ChartView() }.tabItem { Text("Charts") }
                ClockView().tabItem { Text("Clock") }
            }
        }
    }
}

/// The first view of the stack in a tab.
struct ChartView: View {
    var body: some View {
        NavigationLink("Song of the day") { SongView() }
            // screen-below: - - root // expect-below: needless_back_button_hide "ChartView"
    }
}

/// A tab of its own.
struct ClockView: View {
    var body: some View {
        Text("7:00")
            // screen-below: - - root // expect-below: needless_back_button_hide "ClockView"
    }
}

struct StationList: View {
    @State private var showsEqualizer = false
    @State private var showsSleep = false
    @State private var showsVolume = false

    var body: some View {
        NavigationStack {
            List {
                Button("Equalizer") { showsEqualizer = true }
                Button("Sleep") { showsSleep = true }
                Button("Volume") { showsVolume = true }
            }
            // screen-below: - - root // expect-below: needless_back_button_hide "StationList"
        }
        .sheet(isPresented: $showsEqualizer) { EqualizerSheet() }
        .fullScreenCover(isPresented: $showsSleep) { NavigationStack { SleepCover() } }
        .popover(isPresented: $showsVolume, content: { VolumePopover() })
    }
}

struct EqualizerSheet: View {
    var body: some View {
        Text("Bass")
            // screen-below: - - presented // expect-below: needless_back_button_hide "EqualizerSheet"
    }
}

/// The first view of the stack in a cover.
struct SleepCover: View {
    var body: some View {
        NavigationLink("Sounds") { SleepSounds() }
            // screen-below: - - presented // expect-below: needless_back_button_hide "SleepCover"
    }
}

struct VolumePopover: View {
    var body: some View {
        Text("11")
            // screen-below: - - presented // expect-below: needless_back_button_hide "VolumePopover"
    }
}

/// Pushed within the cover's stack.
struct SleepSounds: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Rain")
            // screen-below: none none pushed // expect-below: missing_back_button "SleepSounds", missing_swipe_back
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

struct SongView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("A waltz")
            // screen-below: none none pushed // expect-below: missing_back_button "SongView", missing_swipe_back
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

@MainActor func stationWindow() -> UIWindow {
    let window = UIWindow(frame: .zero)
    window.rootViewController = UIHostingController(rootView: WindowClock())
    return window
}

/// The root of a window.
struct WindowClock: View {
    var body: some View {
        Text("On air")
            // screen-below: - - root // expect-below: needless_back_button_hide "WindowClock"
    }
}
