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
   @State var isBaked: Bool = false
   @Binding var loaves: Int
   init(loaves: Int) { self._loaves = .constant(loaves) }

   var body: some View {
      Text("\(loaves)").navigationBarBackButtonHidden(true).navigationTitle("Rye")  // expect: missing_back_button // screen: none app pushed
   }
}

struct OatView: View {
   #if os(iOS)
      @Environment(\.horizontalSizeClass) private var width
   #endif
   @State private var grams = 0

   var body: some View {
      Stepper("Grams", value: $grams)
         .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
   }
}

/// What dismisses is there for one system alone.
struct HopsView: View {
   #if os(iOS)
      @Environment(\.dismiss) private var dismiss
   #endif

   var body: some View {
      Text("Bitter")
         .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
   }
}

struct SpeltView: View {
   var body: some View {
      Button("Knead") { dismiss() }
         .toolbar(content: {
            ToolbarItem(placement: .topBarTrailing) { Text("1 kg") }
         })
         .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
   }

   private func dismiss() { print("not this") }
}

struct WheatView: View {
   var body: some View {
      Text("White")
         .toolbar(content: items)
         .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
   }

   @ToolbarContentBuilder private func items() -> some ToolbarContent {
      ToolbarItem(placement: .bottomBar) { Text("500 g") }
   }
}

struct RiceView: View {
   var body: some View {
      Text("Round")
         .toolbar { ToolbarItem(placement: .bottomBar) { Text("Water") } }
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
   }
}

struct YeastView: View {
   @State private var stage = 1

   var body: some View {
      switch stage {
      case 1: Button("Wake") { stage = 2 }.navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
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
