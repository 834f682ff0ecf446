import SwiftUI

/// A word instead of an arrow does as well.
struct ReservationView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var guests = 2

    var body: some View {
        Form {
            Stepper("\(guests) guests", value: $guests)
        }
        // screen-below: leading app pushed
        .navigationBarBackButtonHidden()
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("Close") { dismiss() }
            }
        }
    }
}
