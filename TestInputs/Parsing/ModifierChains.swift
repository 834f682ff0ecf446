struct Meadow: View {
    @State private var isOpen = false
    var body: some View {
        NavigationStack(path: $path) {
            List(selection: $selected) {
                ForEach(flowers.sorted { $0.height < $1.height }, id: \.name) { flower in
                    if let bee = flower.bee, bee.isBusy { BeeRow(bee) } else if flower.isOpen { OpenRow(flower) } else { Row() }
                    switch flower.kind {
                    case .rose(let color): Text("\(color)").foregroundStyle(color)
                    case .lily, .tulip: Image("bulb").resizable().frame(width: 10, height: 10)
                    default: EmptyView()
                    }
                }
                .onDelete { flowers.remove(atOffsets: $0) }
                .onMove(perform: move)
                #if os(iOS)
                .listRowBackground(Color.clear)
                #endif
            }
            .listStyle(.plain)
            .navigationTitle("Meadow")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Back", systemImage: "chevron.left") { dismiss() } }
                ToolbarItemGroup { Button { add() } label: { Label("Add", systemImage: "plus") } }
            }
            .sheet(isPresented: $isOpen, onDismiss: reload) { Sheet() }
            .alert("Cut?", isPresented: $asks, presenting: flower) { flower in
                Button(role: .destructive) { cut(flower) } label: { Text("Cut") }
            } message: { Text($0.name) }
            .task(id: season) { @MainActor [weak store] in await store?.load() }
            .navigationDestination(for: Flower.self) { FlowerView($0).navigationBarBackButtonHidden() }
            .overlay(alignment: .bottom) { if isOpen { Bar() } }
            .background { Color.green.ignoresSafeArea() }
        }
        .environment(\.locale, .init(identifier: "de"))
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .modifier(Shadow(radius: isOpen ? 1 : 2))
        .animation(.spring(), value: isOpen)
        .onChange(of: isOpen) { old, new in note(old, new) }
        .accessibilityAction(named: Text("Open")) { isOpen.toggle() }
        // A comment between two parts.
        .a().b() /* and */ .c()
        .d { e in e }.f { $0 } .g(
            h: 1
        ) { 2 }
        .id(
            i()
        )?
        .j!.k()

        Footer()
        { onNextLine() }
        if #available(iOS 17, *) { New() } else { Old() }
        let count = flowers.count
        Text("\(count, format: .number)") + Text("b").bold()
        for flower in flowers { Row(flower) }
        #Preview { Meadow() }
    }
}
