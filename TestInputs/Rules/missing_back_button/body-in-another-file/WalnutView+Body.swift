import SwiftUI

extension WalnutView: View {
    var body: some View {
        Text("\(shells)")
            // screen-below: none none pushed // expect-below: missing_back_button "WalnutView", missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}
