import SwiftUI
import UIKit

extension UINavigationController: KeepsSwipe {}

struct BuoyList: View {
    var body: some View { NavigationStack { NavigationLink("Buoy") { BuoyView() } } }
}

struct BuoyView: View {
    var body: some View {
        Text("Buoy")
            // screen-below: none app pushed
            .navigationBarBackButtonHidden()
    }
}
