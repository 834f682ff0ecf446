import SwiftUI

/// Hides the system's button and goes up by the router.
public struct UpBar: ViewModifier {
    @EnvironmentObject private var router: Router
    let title: String

    public init(title: String) { self.title = title }

    public func body(content: Content) -> some View {
        content
            .navigationTitle(title)
            // screen-below: leading unknown pushed
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button(action: router.up) { Image(systemName: "arrow.backward") }
                }
            }
    }
}

extension View {
    public func upBar(_ title: String) -> some View { modifier(UpBar(title: title)) }
}
