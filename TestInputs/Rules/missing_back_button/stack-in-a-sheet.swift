import SwiftUI

/// The first view of a stack in a sheet: it leaves by the flag that shows the sheet.
struct Atelier: View {
    @State private var showsEasel = false
    @State private var showsLamp = false
    @State private var showsRag = false

    var body: some View {
        VStack {
            Button("Easel") { showsEasel = true }
            Button("Lamp") { showsLamp = true }
            Button("Rag") { showsRag = true }
        }
        .sheet(isPresented: $showsEasel) {
            NavigationStack {
                Text("Oak")
                    .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Done") { showsEasel = false } } }
                    // screen-below: leading none presented // expect-below: needless_back_button_hide
                    .navigationBarBackButtonHidden()
            }
        }
        .sheet(isPresented: isLampShown) {
            NavigationStack {
                Text("40 W")
                    .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Done") { light(false) } } }
                    // screen-below: elsewhere none presented // expect-below: needless_back_button_hide
                    .navigationBarBackButtonHidden()
            }
        }
        .sheet(isPresented: $showsRag) {
            NavigationStack {
                Text("Linen")
                    .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Light") { light(true) } } }
                    // screen-below: none none presented // expect-below: needless_back_button_hide
                    .navigationBarBackButtonHidden()
            }
        }
    }

    private var isLampShown: Binding<Bool> {
        Binding(
            get: { showsLamp },
            set: { isShown in light(isShown) })
    }

    private func light(_ isOn: Bool) {
        showsLamp = isOn
    }
}
