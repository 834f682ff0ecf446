import SwiftUI

struct Pharmacy: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Balm") { BalmView() }
            NavigationLink("Drops") { DropsView() }
            NavigationLink("Syrup") { SyrupView() }
            NavigationLink("Powder") { PowderView() }
            NavigationLink("Salve") { SalveView() }
        }
    }
}

struct BalmView: View {
    var body: some View {
        // screen-below: none none pushed
        //backlint:disable:next missing_back_button,missing_swipe_back
        Text("Mint").navigationBarBackButtonHidden()
    }
}

struct DropsView: View {
    var body: some View {
        // screen-below: none none pushed locked
        //	backlint:locked — a long dash, as some keyboards write it
        Text("Ten").navigationBarBackButtonHidden()
    }
}

struct SyrupView: View {
    var body: some View {
        // screen-below: none none pushed
        // backlint:disable:next missing_back_button ,, missing_swipe_back– no blank before the dash
        Text("Sweet").navigationBarBackButtonHidden()
    }
}

struct PowderView: View {
    var body: some View {
        // screen-below: none none pushed locked
        // backlint:locked -- weighed by hand, see https://example.com/scales - twice
        Text("Fine").navigationBarBackButtonHidden()
    }
}

struct SalveView: View {
    var body: some View {
        // screen-below: none none pushed
        Text("Smooth").navigationBarBackButtonHidden()//backlint:disable:this all -no blank behind the dash
    }
}
