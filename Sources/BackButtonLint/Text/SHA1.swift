/// The hash by which git knows texts (FIPS 180-4, section 6.1). It guards nothing here.
enum SHA1 {
    static func hash(_ bytes: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        var words = [UInt32](repeating: 0, count: 80)
        HashBlocks.forEach(of: bytes) { block in
            for index in 0..<16 { words[index] = block[index] }
            for index in 16..<80 {
                let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
                words[index] = mixed << 1 | mixed >> 31
            }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for (index, word) in words.enumerated() {
                let (choice, constant): (UInt32, UInt32) =
                    switch index / 20 {
                    case 0: (b & c | ~b & d, 0x5A82_7999)
                    case 1: (b ^ c ^ d, 0x6ED9_EBA1)
                    case 2: (b & c | b & d | c & d, 0x8F1B_BCDC)
                    default: (b ^ c ^ d, 0xCA62_C1D6)
                    }
                let next = (a << 5 | a >> 27) &+ choice &+ e &+ constant &+ word
                (a, b, c, d, e) = (next, a, b << 30 | b >> 2, c, d)
            }
            for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
        }
        return HashBlocks.bytes(of: state)
    }
}
