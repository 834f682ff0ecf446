import SwiftUI

// expect: nothing

struct Chapel: View {
    @Environment(\.presentationMode) private var mode

    var body: some View {
        Text("Quiet")
            .navigationBarItems(leading: Button("Back") { mode.wrappedValue.dismiss() })
            .toolbar { ToolbarItem(placement: .navigationBarTrailing) { Text("3") } }
    }
}
