import SwiftUI

public struct SailView: View {
    @Environment(\.dismiss) private var dismiss

    public init() {}

    public var body: some View {
        Text("Four sails")
            // screen-below: leading app unknown
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Mill") { dismiss() } } }
    }
}
