import SwiftUI

/// What hides the back button is on the map: a screen, a part of one, and a screen that is hidden where it is pushed.
struct Harvest: View {
    var body: some View {
        NavigationStack {
            VStack {
                NavigationLink("Apples") { Apples() }  // edge: Harvest pushed Apples
                NavigationLink("Pears") {  // edge: Harvest pushed Pears
                    Pears()
                        .navigationBarBackButtonHidden()  // hide: Pears none none
                }
                NavigationLink("Plums") { Plums() }  // edge: Harvest pushed Plums
            }
        }
    }
}

struct Apples: View {
    var body: some View {
        VStack {
            Text("Boskop")
            Basket()  // edge: Apples part Basket
        }
    }
}

struct Basket: View {
    var body: some View {
        Text("3 kg").navigationBarBackButtonHidden()  // hide: Basket none none
    }
}

struct Pears: View { var body: some View { Text("Conference") } }

struct Plums: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Back") { dismiss() }
            .plainBar()  // hide: Plums elsewhere none
    }
}

extension View {
    func plainBar() -> some View { navigationBarBackButtonHidden() }
}
