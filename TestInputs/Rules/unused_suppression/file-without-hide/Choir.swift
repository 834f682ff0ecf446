import SwiftUI

/// The hide is gone, and nothing in this file is asked for by the screens that are left.
struct ChoirView: View {
    var body: some View {
        Text("High")
            // backlint:disable:next missing_back_button - until the organ is back // expect: unused_suppression
            .padding()
    }
}

// backlint:disable:next all - the loft isn't built // expect: unused_suppression
enum Loft {}
