import SwiftUI

/// Modifiers behind a name of their own.
struct Styled<Base> {
    let base: Base
}

extension View {
    var styled: Styled<Self> { Styled(base: self) }
}

extension Styled where Base: View {
    func rounded() -> some View { base.cornerRadius(8) }

    /// Nobody calls it.
    func withoutBack() -> some View {
        base
            // screen-below: unknown - unknown
            .navigationBarBackButtonHidden()
    }
}

struct Gallery: View {
    var body: some View {
        NavigationStack { NavigationLink("Print") { PrintView() } }
    }
}

struct PrintView: View {
    var body: some View { Text("Etching").styled.rounded() }
}
