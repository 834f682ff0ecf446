import SwiftUI
import UIKit

struct Station: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(1..<8) { track in Button("Track \(track)") { path.append(track) } }
                .navigationDestination(for: Int.self) { track in
                    switch track {
                    case 1: NightTrain()
                    case 2: RailCar(path: $path)
                    case 3: SteamTrain()
                    case 4: CableCar()
                    case 5: Tram()
                    default: Funicular(path: $path)
                    }
                }
        }
    }
}

struct Timetable: View {
    var body: some View { Text("22:40") }
}

/// A link with a destination.
struct NightTrain: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Berlin")
            // screen-below: none app pushed // expect-below: missing_back_button "NightTrain"
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {  // expect: back_pushes_forward "NightTrain"
                        Image(systemName: "chevron.left")
                    }
                }
            }
    }
}

/// A button that puts a screen on the path.
struct RailCar: View {
    @Environment(\.dismiss) private var dismiss
    @Binding var path: [Int]

    var body: some View {
        Text("Local line")
            // screen-below: none app pushed // expect-below: missing_back_button "RailCar"
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "arrow.left")
                    }
                }
            }
    }
}

/// A flag that a destination waits for.
struct SteamTrain: View {
    @Environment(\.dismiss) private var dismiss
    @State private var showsTimetable = false

    var body: some View {
        VStack {
            Button("Go back") { dismiss() }  // expect: back_pushes_forward "SteamTrain"
            Button("Leave") { dismiss() }
        }
        // screen-below: elsewhere app pushed // expect-below: back_button_not_leading "SteamTrain"
        .navigationBarBackButtonHidden()
        .navigationDestination(isPresented: $showsTimetable) { Timetable() }
    }
}

/// A flag that a link waits for, set by a method.
struct CableCar: View {
    @Environment(\.dismiss) private var dismiss
    @State private var goesHome = false

    var body: some View {
        VStack {
            NavigationLink(destination: Timetable(), isActive: $goesHome) { EmptyView() }
            Button(action: goHome) {  // expect: back_pushes_forward "CableCar"
                HStack {
                    Image(systemName: "chevron.backward")
                    Text("Back")
                }
            }
            Button("Leave") { dismiss() }
        }
        // screen-below: elsewhere app pushed // expect-below: back_button_not_leading "CableCar"
        .navigationBarBackButtonHidden()
    }

    private func goHome() { goesHome = true }
}

/// A link of two closures.
struct Tram: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Button {
                dismiss()
            } label: {
                Label("Back", systemImage: "chevron.left.circle")
            }
            Button("Leave") { dismiss() }
        }
        // screen-below: elsewhere app pushed // expect-below: back_button_not_leading "Tram"
        .navigationBarBackButtonHidden()
    }
}

/// A link with a value and a title.
struct Funicular: View {
    @Environment(\.dismiss) private var dismiss
    @Binding var path: [Int]

    var body: some View {
        VStack {
            Button("Back") { dismiss() }  // expect: back_pushes_forward "Funicular"
            Button("Leave") { path.removeLast() }
        }
        // screen-below: elsewhere app pushed // expect-below: back_button_not_leading "Funicular"
        .navigationBarBackButtonHidden()
    }
}

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    override open func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
