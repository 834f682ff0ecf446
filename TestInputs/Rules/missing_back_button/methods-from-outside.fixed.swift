import FlowKit
import SwiftUI

struct VisaDesk: View {
    let flow: FlowDriver

    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Photo") { VisaPhoto(flow: flow) }
                NavigationLink("Fee") { VisaFee(flow: flow) }
                NavigationLink("Stamp") { VisaStamp(flow: flow) }
            }
        }
    }
}

/// The name says it, and nothing contradicts.
struct VisaPhoto: View {
    let flow: FlowDriver

    var body: some View {
        Text("35 by 45 mm")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Desk") { flow.pop() } } }
    }
}

/// The name says nothing: in the leading slot it may be the way back.
struct VisaFee: View {
    let flow: FlowDriver

    var body: some View {
        Text("40 euros")
            // screen-below: unknown none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Desk") { flow.handle(2) } } }
    }
}

/// In the content it isn't.
struct VisaStamp: View {
    @Environment(\.dismiss) private var dismiss
    let flow: FlowDriver

    var body: some View {
        Button("Stamp") { flow.handle(3) }
            // screen-below: none none pushed // expect-below: missing_back_button "VisaStamp", missing_swipe_back
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
