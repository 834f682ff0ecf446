import Stitching
import SwiftUI

public struct TackShelf: View {
    public init() {}

    public var body: some View { Text("Shelf") }
}
