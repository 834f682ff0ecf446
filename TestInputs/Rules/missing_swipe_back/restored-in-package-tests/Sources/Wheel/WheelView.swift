import SwiftUI

public struct WheelView: View {
    @Environment(\.dismiss) private var dismiss

    public init() {}

    public var body: some View {
        Text("Overshot")
            // screen-below: leading none unknown // expect-below: missing_swipe_back "WheelView"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Mill") { dismiss() } } }
    }
}
