import SwiftUI

struct Yurt: View {
    var body: some View {
        NavigationStack { NavigationLink("Felt") { FeltView() } }
    }
}

struct FeltView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Wool")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Door") { dismiss() } } }
    }
}
