import SwiftUI

/// Emoji and accents before the finding, and a name in backticks.
struct Küche: View {
    var body: some View {
        NavigationStack {
            NavigationLink("🥐 Frühstück") { Frühstück() }
            NavigationLink("🍲 Mittag") { `default`() }
        }
    }
}

struct Frühstück: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        // screen-below: none none pushed // expect-below: missing_back_button "Frühstück", missing_swipe_back
        Text("🥐☕️ für zwei").font(.title).navigationBarBackButtonHidden()
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

struct `default`: View {
    @Environment(\.dismiss) private var `return`

    var body: some View {
        // screen-below: leading none pushed // expect-below: missing_swipe_back
        Text("🍲").navigationBarBackButtonHidden().toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Küche") { `return`() } }
        }
    }
}
