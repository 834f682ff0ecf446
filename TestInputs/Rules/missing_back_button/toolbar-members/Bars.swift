import SwiftUI

extension MoonView {
    @ToolbarContentBuilder var leadingBar: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            Button("Sky", systemImage: "chevron.backward") { dismiss() }
        }
        ToolbarItem(placement: .principal) { Text("Moon").bold() }
    }
}

extension MarsView {
    @ToolbarContentBuilder func bar() -> some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) { Button("Sky") { dismiss() } }
    }
}

extension PlutoView {
    @ToolbarContentBuilder func nightBar() -> some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            Button("Dim", systemImage: "moon") { isDimmed.toggle() }
        }
    }
}
