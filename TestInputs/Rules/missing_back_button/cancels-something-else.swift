import Combine
import DarkroomKit
import SwiftUI

struct Darkroom: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Develop") { DevelopView() }
                NavigationLink("Fix") { FixView() }
                NavigationLink("Rinse") { RinseView(flow: DarkroomFlow()) }
                NavigationLink("Scan") { ScanView(queue: ScanQueue()) }
            }
        }
    }
}

/// Stops the clock, and stays.
struct DevelopView: View {
    @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        Button("Stop the clock") { timer.upstream.connect().cancel() }
            // screen-below: none none pushed // expect-below: missing_back_button "DevelopView", missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

/// Ends what is under way, and stays.
struct FixView: View {
    @State private var fixing: Task<Void, Never>?
    @State private var subscription: AnyCancellable?

    var body: some View {
        Button("Pour off") {
            fixingTask?.cancel()
            subscription?.cancel()
        }
        // screen-below: none none pushed // expect-below: missing_back_button "FixView", missing_swipe_back
        .navigationBarBackButtonHidden()
    }

    private var fixingTask: Task<Void, Never>? { fixing }
}

/// What is cancelled here is the flow.
struct RinseView: View {
    let flow: DarkroomFlow

    var body: some View {
        Button("Enough") { flow.cancel() }
            // screen-below: elsewhere none pushed
            // expect-below: back_button_not_leading "RinseView", missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

/// What is cancelled is an upload, in its own word's longer form, and those who listen hear of that alone.
struct ScanView: View {
    let queue: ScanQueue

    var body: some View {
        ScanProgress(onCancel: { queue.cancelUploading(3) })
            // screen-below: none none pushed // expect-below: missing_back_button "ScanView", missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

struct ScanProgress: View {
    let onCancel: () -> Void

    var body: some View {
        Image(systemName: "stop.circle").onTapGesture { onCancel() }
    }
}

final class ScanQueue {
    enum Event { case cancelled(Int) }
    private let uploads = PassthroughSubject<Event, Never>()

    func cancelUploading(_ number: Int) {
        uploads.send(.cancelled(number))
    }
}
