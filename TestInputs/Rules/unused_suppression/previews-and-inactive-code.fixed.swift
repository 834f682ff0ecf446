import SwiftUI

struct Cellar: View {
    var body: some View {
        NavigationStack { NavigationLink("Cask") { CaskView() } }
    }
}

struct CaskView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Oak")
            // screen-below: none none pushed // expect-below: missing_back_button, missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
            }
            #if false
                // backlint:disable:next missing_back_button - the tap drips
                .navigationBarBackButtonHidden()
                // backlint:locked - the last word of the clause
            #endif
    }
}

#if DEBUG
    #Preview {
        Text("Cask")
            // backlint:locked - a preview can't be left
            .navigationBarBackButtonHidden()
    }
#endif

struct CaskView_Previews: PreviewProvider {
    static var previews: some View {
        // backlint:disable:next all - a preview
        CaskView().navigationBarBackButtonHidden()
    }
}
