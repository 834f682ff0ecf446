import SwiftUI

struct Printshop: View {
    /// backlint:disable:next missing_back_button - documentation speaks to people
    let guide = "// backlint:disable:next missing_back_button"
    let poster = #"""
        // backlint:disable:this all
        // backlint:lockedfoo
        """#
    /* backlint:disable:next all */
    /*
     // backlint:enable all
     */
    // Silence it with `// backlint:disable:next`, or with // backlint:locked - and why.
    //// backlint:disable:next all - commented out
    // // backlint:locked - commented out
    // backlint: it finds screens that hide the back button, and disable is explained elsewhere
    // backlint:
    // Backlint:locked is written small
    // swiftlint:disable:next missing_back_button

    var body: some View {
        NavigationStack { NavigationLink("Press") { PressView() } }
    }
}

struct PressView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Ink")
            // screen-below: none none pushed // expect-below: missing_back_button, missing_swipe_back
            /// backlint:locked - documentation
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
            } /* backlint:disable:this all */
    }
}
