import SwiftUI
import UIKit

enum Planet: Hashable { case venus, earth }

struct Asteroid: Hashable, Identifiable { let id: Int }

/// Nine ways to be pushed.
struct SolarSystem: View {
    @State private var showsComet = false
    @State private var asteroid: Asteroid?
    @State private var goesToSun = false

    var body: some View {
        NavigationStack {
            List {
                NavigationLink(destination: MercuryView()) { Text("Mercury") }
                NavigationLink("Jupiter", destination: JupiterView())
                NavigationLink { UranusView() } label: { Text("Uranus") }
                NavigationLink("Venus", value: Planet.venus)
            }
            .navigationDestination(for: Planet.self) { planet in screen(of: planet) }
            .navigationDestination(isPresented: $showsComet) { CometView() }
            .navigationDestination(item: $asteroid) { AsteroidView(asteroid: $0) }
            .background(NavigationLink("", destination: SunView(), isActive: $goesToSun))
        }
    }

    @ViewBuilder private func screen(of planet: Planet) -> some View {
        switch planet {
        case .venus: VenusView()
        case .earth: EarthView()
        }
    }
}

struct MercuryView: View {
    @Environment(\.dismiss) private var dismiss

    // screen-below: none none pushed // expect-below: missing_back_button "MercuryView", missing_swipe_back
    var body: some View {
        Text("0.4").navigationBarBackButtonHidden()
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

struct JupiterView: View {
    @Environment(\.dismiss) private var dismiss

    // screen-below: none none pushed // expect-below: missing_back_button "JupiterView", missing_swipe_back
    var body: some View {
        Text("5.2").navigationBarBackButtonHidden()
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

struct UranusView: View {
    @Environment(\.dismiss) private var dismiss

    // screen-below: none none pushed // expect-below: missing_back_button "UranusView", missing_swipe_back
    var body: some View {
        Text("19.2").navigationBarBackButtonHidden()
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

struct VenusView: View {
    @Environment(\.dismiss) private var dismiss

    // screen-below: none none pushed // expect-below: missing_back_button "VenusView", missing_swipe_back
    var body: some View {
        Text("0.7").navigationBarBackButtonHidden()
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

struct EarthView: View {
    @Environment(\.dismiss) private var dismiss

    // screen-below: none none pushed // expect-below: missing_back_button "EarthView", missing_swipe_back
    var body: some View {
        Text("1").navigationBarBackButtonHidden()
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

struct CometView: View {
    @Environment(\.dismiss) private var dismiss

    // screen-below: none none pushed // expect-below: missing_back_button "CometView", missing_swipe_back
    var body: some View {
        Text("17.8").navigationBarBackButtonHidden()
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

struct AsteroidView: View {
    @Environment(\.dismiss) private var dismiss
    let asteroid: Asteroid

    // screen-below: none none pushed // expect-below: missing_back_button "AsteroidView", missing_swipe_back
    var body: some View {
        Text("2.7").navigationBarBackButtonHidden()
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

struct SunView: View {
    @Environment(\.dismiss) private var dismiss

    // screen-below: none none pushed // expect-below: missing_back_button "SunView", missing_swipe_back
    var body: some View {
        Text("0").navigationBarBackButtonHidden()
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

struct MoonView: View {
    @Environment(\.dismiss) private var dismiss

    // screen-below: none none pushed // expect-below: missing_back_button "MoonView", missing_swipe_back
    var body: some View {
        Text("Close").navigationBarBackButtonHidden()
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

@MainActor func showMoon(on navigation: UINavigationController) {
    navigation.pushViewController(UIHostingController(rootView: MoonView()), animated: true)
}
