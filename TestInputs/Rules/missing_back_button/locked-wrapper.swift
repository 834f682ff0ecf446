import SwiftUI

struct BankVault: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Transfer") { TransferView() }
            NavigationLink("Deposit") { DepositView() }
        }
    }
}

/// Locked here, locked wherever it is used.
struct BusyBar: ViewModifier {
    func body(content: Content) -> some View {
        content
            // screen-below: none none pushed locked
            // backlint:locked - money is on its way
            .navigationBarBackButtonHidden()
    }
}

struct TransferView: View {
    var body: some View {
        // use-below: none none pushed
        Text("To Lisbon").modifier(BusyBar())
    }
}

struct DepositView: View {
    var body: some View {
        // use-below: none none pushed
        Text("In gold").modifier(BusyBar())
    }
}
