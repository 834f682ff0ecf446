import SwiftUI

/// What is ordered is ordered; leaving changes nothing about it.
struct OrderSentView: View {
    @Environment(\.dismiss) private var dismiss
    @EnvironmentObject private var cart: Cart

    var body: some View {
        Text("The kitchen is on it")
            .onAppear { cart.clear() }
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading, content: backButton)
            }
    }

    private func backButton() -> some View {
        Button(action: { dismiss() }) {
            Image(systemName: "chevron.backward")
        }
    }
}
