import SwiftUI

@main struct GreenhouseApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { BedList() } }
    }
}

struct BedList: View {
    var body: some View {
        List {
            NavigationLink("Tomatoes", destination: TomatoBed())
            NavigationLink("Beans", destination: BeanBed())
            NavigationLink("Herbs", destination: HerbBed())
            NavigationLink("Roses", destination: RoseBed())
            NavigationLink("Weeds", destination: WeedBed())
        }
    }
}

struct TomatoBed: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("42 ripe tomatoes")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Beds") { dismiss() }
                }
            }
    }
}

struct BeanBed: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Climbing beans")
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    Button(action: { dismiss() }) { Image(systemName: "chevron.backward") }
                }
            }
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden(true)
    }
}

struct HerbBed: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Basil and thyme")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
            }
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

struct RoseBed: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Six red roses")
            .toolbar {
                ToolbarItem(placement: .navigation) { Button("Beds", systemImage: "arrow.backward") { dismiss() } }
            }
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

/// The leading item is there, but it waters the bed.
struct WeedBed: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isWatered = false

    var body: some View {
        Text(isWatered ? "Wet" : "Dry")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) {
                    Button("Water") { isWatered = true }
                }
            }
            // screen-below: none none pushed // expect-below: missing_back_button "WeedBed", missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}
