import SwiftUI

public struct ShadeView: View {
    @Environment(\.dismiss) private var dismiss

    public init() {}

    public var body: some View {
        Text("Striped")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Terrace") { dismiss() } } }
    }
}
