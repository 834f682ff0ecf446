import SwiftUI

struct BarnButton: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Barn") { dismiss() } }
}
