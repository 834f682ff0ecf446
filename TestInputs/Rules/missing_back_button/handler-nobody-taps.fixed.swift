import SwiftUI

struct Setup: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            NavigationLink("Scan", value: 1)
                .navigationDestination(for: Int.self) { page in
                    switch page {
                    case 1:
                        // screen-below: none none pushed // expect-below: missing_back_button "Setup", missing_swipe_back
                        ScanPage(onFinish: { path.removeAll() }).navigationBarBackButtonHidden()
                    default:
                        // screen-below: elsewhere none pushed // expect-below: missing_swipe_back, back_button_not_leading
                        AskPage(onFinish: { path.removeAll() }).navigationBarBackButtonHidden()
                    }
                }
        }
    }
}

/// It is done when it is done: nothing on it can be tapped.
struct ScanPage: View {
    @Environment(\.dismiss) private var dismiss
    let onFinish: () -> Void

    var body: some View {
        ProgressView("Looking around").onAppear { onFinish() }
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

struct AskPage: View {
    let onFinish: () -> Void

    var body: some View { Button("Enough", action: onFinish) }
}
