import SwiftUI

/// Says which cover is shown, and builds it.
@MainActor final class CoverCoordinator: ObservableObject {
    enum Cover: String, Identifiable {
        case lens, film
        var id: String { rawValue }
    }

    @Published var fullScreenCover: Cover?
    @Published var count = 0

    func show(_ cover: Cover) { fullScreenCover = cover }

    func closeCover() { fullScreenCover = nil }

    @ViewBuilder func build(_ cover: Cover) -> some View {
        switch cover {
        case .lens: LensView()
        case .film: FilmView()
        }
    }
}

struct CameraShop: View {
    @StateObject private var coordinator = CoverCoordinator()

    var body: some View {
        Button("Lens") { coordinator.show(.lens) }
            .fullScreenCover(item: $coordinator.fullScreenCover) { cover in coordinator.build(cover) }
            .environmentObject(coordinator)
    }
}

/// The first view of a stack of its own, in a cover that another file's model builds.
struct LensView: View {
    @EnvironmentObject private var coordinator: CoverCoordinator

    var body: some View {
        NavigationStack {
            Text("50 mm")
                // screen-below: leading none presented // expect-below: needless_back_button_hide
                .navigationBarBackButtonHidden()
                .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Shop") { coordinator.closeCover() } } }
        }
    }
}

struct FilmView: View {
    @EnvironmentObject private var coordinator: CoverCoordinator

    var body: some View {
        NavigationStack {
            Text("36 frames")
                // screen-below: none none presented // expect-below: needless_back_button_hide
                .navigationBarBackButtonHidden()
                .toolbar { ToolbarItem(placement: .topBarLeading) { Button("More") { coordinator.count += 1 } } }
        }
    }
}
