import SwiftUI

@MainActor final class RecorderModel: ObservableObject {
    @Published var isDone = false
    @Published var isUploaded = false
    @Published var takes = 0

    func stopTapped() {
        takes += 1
        isDone = true
    }

    func againTapped() { takes += 1 }

    func upload() async { isUploaded = true }
}

struct TapeDeck: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Record") { RecordView() }
            NavigationLink("Upload") { UploadView() }
        }
    }
}

/// The control sets a flag of the model, and the view leaves when the flag is set.
struct RecordView: View {
    @StateObject private var model = RecorderModel()
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Recording")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Stop", action: model.stopTapped) } }
            .onChange(of: model.isDone) { _, isDone in if isDone { dismiss() } }
    }
}

/// No control sets the flag that leaves: people wait.
struct UploadView: View {
    @StateObject private var model = RecorderModel()
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Uploading")
            // screen-below: none none pushed // expect-below: missing_back_button "UploadView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) { Button("Again", action: model.againTapped) }
            }
            .onChange(of: model.isUploaded) { _, isUploaded in if isUploaded { dismiss() } }
            .task { await model.upload() }
    }
}
