import Testing

@testable import BackButtonLint

@Suite struct LayoutTests {
    @Test func aTokenIsTwelveBytes() {
        #expect(MemoryLayout<Token>.stride == 12)
    }
}
