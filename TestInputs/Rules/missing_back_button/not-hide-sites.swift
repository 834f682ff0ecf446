import SwiftUI

// expect: nothing

struct Notebook: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Page") { PageView() }
        }
    }
}

struct PageView: View {
    private let tip = "Call .navigationBarBackButtonHidden(true) to hide the button."

    var body: some View {
        Text(tip)
            // .navigationBarBackButtonHidden()
            /* .navigationBarBackButtonHidden(true) */
            .font(.body)
            #if false
                .navigationBarBackButtonHidden()
            #endif
    }

    private let example = """
        Text("Page")
            .navigationBarBackButtonHidden()
        """

    private let pattern = #/navigationBarBackButtonHidden\(true\)/#
}

#if false
    struct OldPage: View {
        var body: some View { Text("Old").navigationBarBackButtonHidden() }
    }
#endif

/// A declaration that is only called so.
struct BarSettings {
    var navigationBarBackButtonHidden = true

    func navigationBarBackButtonHidden(on page: Int) -> Bool { navigationBarBackButtonHidden && page > 0 }
}

#Preview {
    PageView().navigationBarBackButtonHidden()
}

struct Notebook_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack { PageView().navigationBarBackButtonHidden(true) }
    }
}
