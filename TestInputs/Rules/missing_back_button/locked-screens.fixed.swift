import SwiftUI
import UIKit

struct ExamHall: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Maths") { MathsPaper() }
            NavigationLink("Physics") { PhysicsPaper() }
            NavigationLink("Music") { MusicPaper() }
            NavigationLink("Art") { ArtPaper() }
        }
    }
}

struct MathsPaper: View {
    var body: some View {
        Text("90 minutes")
            // screen-below: none none pushed locked
            // backlint:locked - a paper is handed in before anyone leaves
            .navigationBarBackButtonHidden()
    }
}

struct PhysicsPaper: View {
    var body: some View {
        Text("60 minutes")
            // screen-below: none none pushed locked
            .navigationBarBackButtonHidden()  // backlint:locked - a paper is handed in before anyone leaves
    }
}

/// Closed by code: the recognizer itself is switched off while the screen is there.
struct MusicPaper: View {
    var body: some View {
        Text("45 minutes")
            .background(SwipeOff())
            // screen-below: none - pushed locked
            .navigationBarBackButtonHidden()
    }
}

struct SwipeOff: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ probe: UIViewController, context: Context) {
        DispatchQueue.main.async {
            probe.navigationController?.interactivePopGestureRecognizer?.isEnabled = false
        }
    }
}

/// Plain words lock nothing.
struct ArtPaper: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("No limit")
            // Nobody may go back from here.
            // screen-below: none none pushed // expect-below: missing_back_button "ArtPaper", missing_swipe_back
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
