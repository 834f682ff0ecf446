import SwiftUI

/// Only opens and shuts the door.
struct BarnButton: View {
    @State private var isOpen = false

    var body: some View { Button("Barn") { isOpen.toggle() } }
}
