import SwiftUI

struct PrintShop: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Poster") { PosterView() }
            NavigationLink("Card") { CardView() }
            NavigationLink("Flyer") { FlyerView() }
            NavigationLink("Banner") { BannerView() }
        }
    }
}

struct PosterView: View {
    @State private var isPrinting = false

    var body: some View {
        Button("Print") { isPrinting = true }
            // screen-below: - - pushed conditional
            .navigationBarBackButtonHidden(isPrinting)
    }
}

struct CardView: View {
    var body: some View {
        Text("A6")
            // screen-below: - - pushed never
            .navigationBarBackButtonHidden(false)
    }
}

struct FlyerView: View {
    let copies = 3

    var body: some View {
        Text("\(copies) copies")
            // screen-below: - - pushed conditional
            .navigationBarBackButtonHidden(copies > 1 ? true : false)
    }
}

struct BannerView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Two metres")
            // screen-below: none none pushed // expect-below: missing_back_button "BannerView", missing_swipe_back
            .navigationBarBackButtonHidden(true)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
            }
    }
}
