import SwiftUI

/// Not a screen of the app.
struct ProbeView: View {
    var body: some View { Text("Probe") }
}
