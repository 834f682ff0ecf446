#if canImport(SwiftUI)
    import SwiftUI

    struct ChangeView: View {
        var body: some View {
            Text("Change")
                .navigationBarBackButtonHidden()
        }
    }

    struct CounterView: View {
        var body: some View {
            NavigationStack {
                NavigationLink("Change") { ChangeView() }
            }
        }
    }
#endif
