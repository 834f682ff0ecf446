import SwiftUI
import UIKit

/// What gives the argument stands in the sources, what goes back doesn't: the name says it.
protocol Compass {
    func back(animated: Bool)
    func turn(degrees: Int)
}

extension Compass {
    func back() { back(animated: true) }
    func turn() { turn(degrees: 90) }
}

/// Both are required, and one has code by default: what that calls is followed to who conforms.
@MainActor protocol Atlas {
    func showMap()
    func showMap(animated: Bool)
}

extension Atlas {
    func showMap() { showMap(animated: true) }
}

final class FoldedAtlas: Atlas {
    var stack: UINavigationController?
    func showMap(animated: Bool) { stack?.popToRootViewController(animated: animated) }
}

struct Bearings {
    let compass: any Compass
    let atlas: any Atlas
}

struct HikeList: View {
    let bearings: Bearings

    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Ridge") { RidgeView(bearings: bearings) }
                NavigationLink("Gorge") { GorgeView(bearings: bearings) }
                NavigationLink("Summit") { SummitView(bearings: bearings) }
            }
        }
    }
}

struct RidgeView: View {
    let bearings: Bearings

    var body: some View {
        Button("Down again") { bearings.compass.back() }
            // screen-below: elsewhere none pushed
            // expect-below: back_button_not_leading "RidgeView", missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

struct GorgeView: View {
    let bearings: Bearings

    var body: some View {
        Button("Turn") { bearings.compass.turn() }
            // screen-below: none none pushed // expect-below: missing_back_button "GorgeView", missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

struct SummitView: View {
    let bearings: Bearings

    var body: some View {
        Button("Map") { bearings.atlas.showMap() }
            // screen-below: elsewhere none pushed
            // expect-below: back_button_not_leading "SummitView", missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}
