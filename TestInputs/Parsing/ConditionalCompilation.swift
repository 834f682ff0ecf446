#if os(iOS) && !targetEnvironment(macCatalyst) || swift(>=5.9)
import Phone
#elseif canImport(Desk, _version: 1.2)
import Desk
#else
#error("no system")
#endif

struct Screen: View {
    #if DEBUG
    var log = makeLog()
    #if VERBOSE
    func verbose() { trace() }
    #endif
    #endif

    var body: some View {
        content
            .padding()
            #if os(iOS)
            .navigationBarBackButtonHidden(true)
            .toolbar { back() }
            #if DEBUG
            .debugged()
            #endif
            #else
            .frame(width: width())
            #endif
            .background(color())
        #if DEBUG
        overlay()
        #endif
    }
}
#if EMPTY
#endif
#if compiler(<6)
@Old
#else
@New(value())
#endif
func attributed() {}
#sourceLocation(file: "a.swift", line: 1)
after()
#sourceLocation()
