import SwiftUI

struct Clinic: View {
    @State private var path: [String] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("Weight") { path.append("weight") }
                .navigationDestination(for: String.self) { page in
                    switch page {
                    case "weight": WeightForm()
                    case "pulse": PulseForm(onFinish: { path.removeAll() })
                    case "sleep": SleepForm()
                    default: DietForm()
                    }
                }
        }
    }
}

struct WeightForm: View {
    @Environment(\.dismiss) private var dismiss
    @State private var kilograms = 70

    var body: some View {
        Form {
            Stepper("\(kilograms) kg", value: $kilograms)
            Button("Done") { dismiss() }
        }
        // screen-below: elsewhere none pushed // expect-below: back_button_not_leading "WeightForm", missing_swipe_back
        .navigationBarBackButtonHidden()
    }
}

struct PulseForm: View {
    let onFinish: () -> Void

    var body: some View {
        VStack {
            Text("62")
            Button("Finish", action: onFinish)
        }
        // screen-below: elsewhere none pushed // expect-below: back_button_not_leading "PulseForm", missing_swipe_back
        .navigationBarBackButtonHidden()
    }
}

/// The exit is a row's tap.
struct SleepForm: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List(5..<10) { hours in
            Text("\(hours) hours").onTapGesture { choose(hours) }
        }
        // screen-below: elsewhere none pushed // expect-below: back_button_not_leading "SleepForm", missing_swipe_back
        .navigationBarBackButtonHidden()
    }

    private func choose(_ hours: Int) { dismiss() }
}

struct DietForm: View {
    @Environment(\.dismiss) private var dismiss
    @State private var meals = 3

    var body: some View {
        Form {
            Stepper("\(meals) meals", value: $meals)
            Button("Reset") { meals = 3 }
        }
        // screen-below: none none pushed // expect-below: missing_back_button "DietForm", missing_swipe_back
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
