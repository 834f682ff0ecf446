import SwiftUI

/// What only stands on a screen is none, and what it opens is opened by the screen.
@main struct GardenApp: App {
    var body: some Scene {
        WindowGroup { Garden() }  // edge: GardenApp root Garden
    }
}

struct Garden: View {
    var body: some View {
        NavigationStack {
            ScrollView {
                VStack {
                    Weather()
                    ForEach(0..<3) { _ in Bed() }
                }
            }
            .overlay { Bee() }
        }
        .modifier(Watering())
        .seeds()
    }
}

struct Weather: View {
    var body: some View { Sun() }
}

/// Two views deep in the garden.
struct Sun: View {
    var body: some View {
        NavigationLink("Forecast") { Forecast() }  // edge: Garden pushed Forecast
    }
}

struct Bed: View { var body: some View { Text("Beans") } }
struct Bee: View { var body: some View { Text("Bzz") } }

struct Watering: ViewModifier {
    func body(content: Content) -> some View {
        content.sheet(isPresented: .constant(false)) { Can() }  // edge: Garden presented Can
    }
}

extension View {
    func seeds() -> some View {
        popover(isPresented: .constant(false)) { Packet() }  // edge: Garden presented Packet
    }

    /// Called as the system's: nobody here calls this one.
    func sheet(seed: Int) -> some View {
        sheet(isPresented: .constant(false)) { Label("Seed") }
    }
}

/// The modifiers on a screen where it is pushed belong to that screen.
struct Forecast: View {
    var body: some View {
        NavigationLink("Rain") {  // edge: Forecast pushed Rain
            Rain().sheet(isPresented: .constant(false)) { Umbrella() }  // edge: Rain presented Umbrella
        }
    }
}

struct Can: View { var body: some View { Text("10 l") } }
struct Packet: View { var body: some View { Text("Peas") } }
struct Label: View {
    let text: String
    init(_ text: String) { self.text = text }
    var body: some View { Text(text) }
}
struct Rain: View { var body: some View { Text("Rain") } }
struct Umbrella: View { var body: some View { Text("Dry") } }

/// Nobody shows it: it is on no map.
struct Shed: View { var body: some View { Text("Tools") } }

struct Garden_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack { Shed() }
    }
}
