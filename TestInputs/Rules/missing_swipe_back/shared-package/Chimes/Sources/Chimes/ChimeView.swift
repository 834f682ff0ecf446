import SwiftUI

public struct ChimeView: View {
    @Environment(\.dismiss) private var dismiss

    public init() {}

    public var body: some View {
        Text("Westminster")
            // screen-below: leading unknown pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Bells") { dismiss() } } }
    }
}
