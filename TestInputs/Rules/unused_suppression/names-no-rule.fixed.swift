import SwiftUI

struct Bindery: View {
    var body: some View {
        NavigationStack { NavigationLink("Spine") { SpineView() } }
    }
}

struct SpineView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Calf")
            // backlint:disable:next // expect: unused_suppression "`backlint:disable:next` in `SpineView` names no rule"
            .navigationBarBackButtonHidden()  // screen: none none pushed // expect: missing_back_button, missing_swipe_back
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
            }
    }
}

// backlint:disable - the reason stands where the rule should // expect: unused_suppression
// backlint:enable // expect: unused_suppression
