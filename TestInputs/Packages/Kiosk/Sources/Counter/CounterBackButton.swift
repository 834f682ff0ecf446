#if canImport(SwiftUI)
    import SwiftUI

    extension View {
        public func counterBackButton() -> some View {
            toolbar {
                ToolbarItem(placement: .cancellationAction) { CounterBackButton() }
            }
        }
    }

    struct CounterBackButton: View {
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Button("Back") { dismiss() }
        }
    }
#endif
