import SwiftUI

/// The model ends the booking, the view sees it and leaves.
struct BookingView: View {
    @Environment(\.dismiss) private var dismiss
    @StateObject var model: BookingModel

    var body: some View {
        Stepper("\(model.nights) nights", value: $model.nights)
            // screen-below: leading unknown pushed
            .navigationBarBackButtonHidden()
            .toolbar { bar }
            .onChange(of: model.isOver) { _ in dismiss() }
    }

    @ToolbarContentBuilder private var bar: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) {
            Button("Cancel", role: .cancel, action: model.cancelTapped)
        }
    }
}
