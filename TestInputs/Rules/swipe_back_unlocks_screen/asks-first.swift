import SwiftUI
import UIKit

@main struct StudioApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List {
                    NavigationLink("Song") { SongView() }
                    NavigationLink("Lyrics") { LyricsView() }
                    NavigationLink("Cover") { CoverView() }
                }
            }
        }
    }
}

/// Always asks.
struct SongView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isAsking = false

    var body: some View {
        Text("La la")
            // screen-below: leading app pushed // expect-below: swipe_back_unlocks_screen "`SongView` asks before it goes"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Songs") { isAsking = true } } }
            .confirmationDialog("Discard the song?", isPresented: $isAsking) {
                Button("Discard", role: .destructive) { dismiss() }
            }
    }
}

/// Asks only if something changed.
struct LyricsView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var text = ""
    @State private var isAsking = false

    var body: some View {
        TextField("Lyrics", text: $text)
            // screen-below: leading app pushed // expect-below: swipe_back_unlocks_screen "`LyricsView`"
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Songs") {
                        if text.isEmpty { dismiss() } else { isAsking = true }
                    }
                }
            }
            .alert("Discard the lyrics?", isPresented: $isAsking) {
                Button("Discard") { dismiss() }
                Button("Keep") {}
            }
    }
}

/// The same in functions, and with a header of its own.
struct CoverView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var hasChanged = false
    @State private var isAsking = false

    var body: some View {
        VStack {
            Button("Leave", action: leave)
            Toggle("Glossy", isOn: $hasChanged)
        }
        // screen-below: elsewhere app pushed
        // expect-below: swipe_back_unlocks_screen "`CoverView`", back_button_not_leading
        .navigationBarBackButtonHidden()
        .alert("Discard the cover?", isPresented: $isAsking) { Button("Discard") { close() } }
    }

    private func leave() {
        guard hasChanged else { return close() }
        isAsking = true
    }

    private func close() { dismiss() }
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
