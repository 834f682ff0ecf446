import SwiftUI

/// A kit whose pages are drawn by styles of its own.
struct PageConfiguration {
    let title: AnyView
    let action: AnyView
    let leave: () -> Void
}

protocol PageStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(_ configuration: PageConfiguration) -> Body
}

/// Draws its own way back.
struct PlainPageStyle: PageStyle {
    func makeBody(_ configuration: PageConfiguration) -> some View {
        configuration.title
            // screen-below: leading none unknown // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Back", action: configuration.leave) } }
    }
}

/// What is in it, it is given.
struct BarePageStyle: PageStyle {
    func makeBody(_ configuration: PageConfiguration) -> some View {
        VStack {
            configuration.title
            configuration.action
        }
        // screen-below: unknown none unknown // expect-below: missing_swipe_back
        .navigationBarBackButtonHidden()
    }
}

/// A style of the system's draws what it is set on: that isn't told here.
struct QuietButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        // screen-below: unknown none unknown
        configuration.label.navigationBarBackButtonHidden()
    }
}
