import SwiftUI

// expect: nothing

/// Its successor came a version later.
struct Tower: View {
    @Environment(\.presentationMode) private var mode

    var body: some View {
        Button("Down") { mode.wrappedValue.dismiss() }
    }
}

/// Names of the app's own.
struct Bell {
    enum Side { case navigationBarLeading, navigationBarTrailing }

    func navigationBarItems(leading: Int) -> Int { leading }
    func ring() -> Int { navigationBarItems(leading: 1) }
}

/// In the newer spelling.
struct Clockwork: View {
    var body: some View {
        Text("Noon").toolbar { ToolbarItem(placement: .topBarLeading) { Text("12") } }
    }
}

// .navigationBarItems(leading: Text("a comment"))
let text = ".navigationBarLeading"

#Preview {
    Text("Dawn").navigationBarItems(leading: Text("6"))
}
