import SwiftUI
import UIKit

struct Library: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(1..<12) { shelf in Button("Shelf \(shelf)") { path.append(shelf) } }
                .navigationDestination(for: Int.self) { shelf in
                    switch shelf {
                    case 1: AtlasPage()
                    case 2: PoemPage()
                    case 3: NovelPage()
                    case 4: ComicPage()
                    case 5: CookPage()
                    case 6: MapPage()
                    case 7: FairyPage()
                    case 8: SheetMusic()
                    default: LetterPage()
                    }
                }
        }
    }
}

/// A gesture makes it a control.
struct AtlasPage: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Asia")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Image(systemName: "chevron.left").onTapGesture { dismiss() }
                }
            }
    }
}

/// So does one around it.
struct PoemPage: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Roses")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    HStack {
                        Image(systemName: "chevron.left")
                        Text("Back")
                    }
                    .onTapGesture { dismiss() }
                }
            }
    }
}

/// The icon is the label of a button elsewhere in the code.
struct NovelPage: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Chapter 1")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        arrow
                    }
                }
            }
    }

    private var arrow: some View { Image(systemName: "chevron.left").bold() }
}

/// A menu opens by its icon.
struct ComicPage: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Zap")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Menu {
                        Button("Leave") { dismiss() }
                    } label: {
                        Image(systemName: "xmark.circle")
                    }
                }
            }
    }
}

/// Other symbols and words promise nothing.
struct CookPage: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Done") { dismiss() }
            // screen-below: elsewhere app pushed // expect-below: back_button_not_leading "CookPage"
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItemGroup(placement: .topBarLeading) {
                    Image(systemName: "arrow.left.arrow.right")
                    Image("chevron.left")
                    Text("Soups")
                }
            }
    }
}

/// Not in the leading slot.
struct MapPage: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        HStack {
            Image(systemName: "chevron.left")
            Button("Done") { dismiss() }
        }
        // screen-below: elsewhere app pushed // expect-below: back_button_not_leading "MapPage"
        .navigationBarBackButtonHidden()
        .toolbar { ToolbarItem(placement: .topBarTrailing) { Image(systemName: "xmark") } }
    }
}

/// It only takes up room.
struct FairyPage: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Done") { dismiss() }
            // screen-below: elsewhere app pushed // expect-below: back_button_not_leading "FairyPage"
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Image(systemName: "chevron.left").hidden() }
            }
    }
}

/// What the modifier does isn't in the sources.
struct SheetMusic: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Done") { dismiss() }
            // screen-below: elsewhere app pushed // expect-below: back_button_not_leading "SheetMusic"
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Image(systemName: "chevron.left").bounceOnTouch() }
            }
    }
}

/// The action does something.
struct LetterPage: View {
    @Environment(\.dismiss) private var dismiss
    @State private var page = 0

    var body: some View {
        Button("Done \(page)") { dismiss() }
            // screen-below: elsewhere app pushed // expect-below: back_button_not_leading "LetterPage"
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        page += 1
                    } label: {
                        Image(systemName: "chevron.left")
                    }
                }
            }
    }
}

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    override open func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
