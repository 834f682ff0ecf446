import SwiftUI

struct Lab: View {
    var body: some View {
        NavigationStack { NavigationLink("Beaker") { BeakerView(model: BeakerModel()) } }
    }
}

final class BeakerModel: ObservableObject {
    func rinse() {}
}

/// The condition of a postfix `#if` is no part of the chain.
struct BeakerView: View {
    @Environment(\.dismiss) private var dismiss
    let model: BeakerModel

    var body: some View {
        Text("Half full")
            #if DEBUG
                .border(.red)
            #elseif LEAVING || canImport(WatchKit)
                .padding()
            #endif
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Bench") { dismiss() }
                        #if RELEASE
                            .bold()
                        #endif
                }
            }
    }
}
