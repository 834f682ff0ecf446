import HostKit
import SwiftUI
import UIKit

/// Shown by an app that this library doesn't know: who is told is decided there.
final class PairingFlow: UINavigationController {
    weak var host: PairingHost?

    func showScan() {
        var scan = ScanView()
        scan.scanned = { [weak self] in self?.showNumber() }
        scan.tapCancel = { [weak self] in self?.pairingCancelled() }
        pushViewController(UIHostingController(rootView: scan), animated: true)
    }

    func showNumber() {
        let number = NumberView(confirmed: { [weak self] in self?.pairingDone() })
        pushViewController(UIHostingController(rootView: number), animated: true)
    }

    private func pairingCancelled() { hostDelegate?.pairingEnded(self) }
    private func pairingDone() { hostDelegate?.pairingEnded(self) }
    private var hostDelegate: PairingHost? { host }
}

/// The way there says what the delegate is told for.
struct ScanView: View {
    var scanned: () -> Void = {}
    var tapCancel: () -> Void = {}

    var body: some View {
        VStack {
            Button("Scan", action: scanned)
            Button("Stop", action: tapCancel)
        }
        // screen-below: elsewhere none pushed
        // expect-below: back_button_not_leading "ScanView", missing_swipe_back
        .navigationBarBackButtonHidden()
    }
}

/// Here nothing does.
struct NumberView: View {
    let confirmed: () -> Void

    var body: some View {
        Button("It matches", action: confirmed)
            // screen-below: unknown none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}
