import SwiftUI

// Indented by three, and what a type or a chain may hold already.

struct Depot: View {
   var body: some View {
      NavigationStack {
         List {
            NavigationLink("Rye") { RyeView(loaves: 2) }
            NavigationLink("Oat") { OatView() }
            NavigationLink("Spelt") { SpeltView() }
            NavigationLink("Wheat") { WheatView() }
            NavigationLink("Rice") { RiceView() }
            NavigationLink("Hops") { HopsView() }
            NavigationLink("Malt") { MaltView() }
            NavigationLink("Yeast") { YeastView() }
         }
      }
   }
}

struct RyeView: View {
   @Environment(\.dismiss) private var dismiss
   @State var isBaked: Bool = false
   @Binding var loaves: Int
   init(loaves: Int) { self._loaves = .constant(loaves) }

   var body: some View {
      Text("\(loaves)").navigationBarBackButtonHidden(true).navigationTitle("Rye")  // expect: missing_back_button // screen: none app pushed
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

struct OatView: View {
   @Environment(\.dismiss) private var dismiss

   #if os(iOS)
      @Environment(\.horizontalSizeClass) private var width
   #endif
   @State private var grams = 0

   var body: some View {
      Stepper("Grams", value: $grams)
         .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
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

/// What dismisses is there for one system alone.
struct HopsView: View {
   @Environment(\.dismiss) private var dismissScreen

   #if os(iOS)
      @Environment(\.dismiss) private var dismiss
   #endif

   var body: some View {
      Text("Bitter")
         .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
         .toolbar {
            ToolbarItem(placement: .topBarLeading) {
               Button {
                  dismissScreen()
               } label: {
                  Image(systemName: "chevron.backward")
               }
            }
         }
   }
}

struct SpeltView: View {
   @Environment(\.dismiss) private var dismissScreen

   var body: some View {
      Button("Knead") { dismiss() }
         .toolbar(content: {
            ToolbarItem(placement: .topBarTrailing) { Text("1 kg") }
         })
         .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
         .toolbar {
            ToolbarItem(placement: .topBarLeading) {
               Button {
                  dismissScreen()
               } label: {
                  Image(systemName: "chevron.backward")
               }
            }
         }
   }

   private func dismiss() { print("not this") }
}

struct WheatView: View {
   @Environment(\.dismiss) private var dismiss

   var body: some View {
      Text("White")
         .toolbar(content: items)
         .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
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

   @ToolbarContentBuilder private func items() -> some ToolbarContent {
      ToolbarItem(placement: .bottomBar) { Text("500 g") }
   }
}

struct RiceView: View {
   @Environment(\.dismiss) private var dismiss

   var body: some View {
      Text("Round")
         .toolbar {
            ToolbarItem(placement: .topBarLeading) {
               Button {
                  dismiss()
               } label: {
                  Image(systemName: "chevron.backward")
               }
            }
            ToolbarItem(placement: .bottomBar) { Text("Water") }
         }
         .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
         .toolbar { ToolbarItem(placement: .topBarTrailing) { Text("1 kg") } }
   }
}

struct MaltView: View {
   private let dismiss: Dismissal = .done
   private let dismissScreen = 2

   enum Dismissal { case done }

   var body: some View {
      Text("\(dismissScreen)").onTapGesture { print(dismiss) }.navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
         .toolbar {
            ToolbarItem(placement: .topBarLeading) {
               BackItem()
            }
         }
   }
}

struct YeastView: View {
   @Environment(\.dismiss) private var dismiss
   @State private var stage = 1

   var body: some View {
      switch stage {
      case 1: Button("Wake") { stage = 2 }.navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
         .toolbar {
            ToolbarItem(placement: .topBarLeading) {
               Button {
                  dismiss()
               } label: {
                  Image(systemName: "chevron.backward")
               }
            }
         }
      default: Text("Awake")
      }
   }
}

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
   open override func viewDidLoad() {
      super.viewDidLoad()
      interactivePopGestureRecognizer?.delegate = self
   }

   public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      viewControllers.count > 1 && presentedViewController == nil
   }
}

private struct BackItem: View {
   @Environment(\.dismiss) private var dismiss

   var body: some View {
      Button {
         dismiss()
      } label: {
         Image(systemName: "chevron.backward")
      }
   }
}
