import SwiftUI

public struct TailView: View {
    @Environment(\.dismiss) private var dismiss

    public init() {}

    public var body: some View {
        Text("Three metres")
            // screen-below: leading none unknown // expect-below: missing_swipe_back "TailView"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Tails") { dismiss() } } }
    }
}
