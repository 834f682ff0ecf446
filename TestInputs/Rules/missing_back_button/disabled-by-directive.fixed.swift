import SwiftUI

struct Workshop: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Saw") { SawView() }
                NavigationLink("Drill") { DrillView() }
                NavigationLink("Lathe") { LatheView() }
                NavigationLink("Vice") { ViceView() }
                NavigationLink("Bench") { BenchView() }
            }
        }
    }
}

struct SawView: View {
    var body: some View {
        Text("Round")
            // screen-below: none none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()  // backlint:disable:this missing_back_button - comes with the next version
    }
}

struct DrillView: View {
    var body: some View {
        Text("8 mm")
            // screen-below: none none pushed
            // backlint:disable:next missing_back_button, missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

struct LatheView: View {
    var body: some View {
        Text("Oak")
            // screen-below: none none pushed
            .navigationBarBackButtonHidden()
            // backlint:disable:previous all - a trade fair's demo
            .padding()
    }
}

// backlint:disable missing_back_button - until the bench is rebuilt
struct ViceView: View {
    var body: some View {
        Text("Tight")
            // screen-below: none none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}
// backlint:enable missing_back_button

struct BenchView: View {
    @Environment(\.dismiss) private var dismiss
    private let note = "// backlint:disable:next missing_back_button"

    var body: some View {
        Text(note)
            // screen-below: none none pushed // expect-below: missing_back_button "BenchView", missing_swipe_back
            .navigationBarBackButtonHidden()
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
