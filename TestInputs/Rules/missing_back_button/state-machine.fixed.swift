import Combine
import SwiftState
import SwiftUI

enum CheckIn: StateType { case passport, seat, done }
enum Step: EventType { case next, cancel }

enum DeskAction { case cancel, stamped, recount }

/// Says what the desk did; the machine, a package's, decides what comes next.
@MainActor final class DeskModel: ObservableObject {
    let actions = PassthroughSubject<DeskAction, Never>()
    private var stamps = 0

    func send(_ action: DeskAction) {
        switch action {
        case .cancel: actions.send(.cancel)
        case .stamped: actions.send(.stamped)
        case .recount: stamps = 0
        }
    }
}

@MainActor final class CheckInFlow {
    private let machine: StateMachine<CheckIn, Step>
    private let model = DeskModel()
    private var subscriptions: Set<AnyCancellable> = []

    init(_ machine: StateMachine<CheckIn, Step>) { self.machine = machine }

    func listen() {
        model.actions.sink { [machine] action in
            switch action {
            case .cancel: machine.tryEvent(.cancel)
            case .stamped: machine.tryEvent(.next)
            case .recount: break
            }
        }
        .store(in: &subscriptions)
    }
}

struct Airport: View {
    let model: DeskModel

    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Passport") { PassportDesk(model: model) }
                NavigationLink("Seat") { SeatDesk(model: model) }
                NavigationLink("Stamps") { StampDesk(model: model) }
            }
        }
    }
}

/// The event says what it is for, all the way.
struct PassportDesk: View {
    let model: DeskModel

    var body: some View {
        Text("Page 3")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Stop") { model.send(.cancel) } } }
    }
}

/// What the machine makes of it isn't in the sources: it may be the end of the flow.
struct SeatDesk: View {
    let model: DeskModel

    var body: some View {
        Button("Stamp") { model.send(.stamped) }
            // screen-below: unknown none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

/// Never gets as far as the machine.
struct StampDesk: View {
    @Environment(\.dismiss) private var dismiss
    let model: DeskModel

    var body: some View {
        Button("Count again") { model.send(.recount) }
            // screen-below: none none pushed // expect-below: missing_back_button "StampDesk", missing_swipe_back
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
