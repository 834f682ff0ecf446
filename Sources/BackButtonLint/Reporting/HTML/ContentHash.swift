/// SHA-256, by which a page's policy names the style and the script that may run in it, and nothing else.
///
/// Source: NIST, FIPS 180-4; W3C, Content Security Policy Level 3, 2.3.1.
enum ContentHash {
    /// As a policy names a text: `'sha256-…'`.
    static func source(of text: String) -> String { "'sha256-" + base64(sha256(Array(text.utf8))) + "'" }

    static func sha256(_ bytes: [UInt8]) -> [UInt8] {
        var message = bytes + [0x80]
        while message.count % 64 != 56 { message.append(0) }
        let bits = UInt64(bytes.count) * 8
        for shift in stride(from: 56, through: 0, by: -8) {
            message.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
        }
        var state = initial
        for start in stride(from: 0, to: message.count, by: 64) { mix(message[start..<(start + 64)], into: &state) }
        return state.flatMap { word in
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
        }
    }

    private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        var words = [UInt32](repeating: 0, count: 64)
        for (place, byte) in block.enumerated() { words[place / 4] = words[place / 4] << 8 | UInt32(byte) }
        for place in 16..<64 {
            let (old, recent) = (words[place - 15], words[place - 2])
            let low = turned(old, 7) ^ turned(old, 18) ^ old >> 3
            let high = turned(recent, 17) ^ turned(recent, 19) ^ recent >> 10
            words[place] = words[place - 16] &+ low &+ words[place - 7] &+ high
        }
        var row = state
        for place in 0..<64 {
            let (a, e) = (row[0], row[4])
            let choice = e & row[5] ^ ~e & row[6]
            let majority = a & row[1] ^ a & row[2] ^ row[1] & row[2]
            let first =
                row[7] &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ choice
                &+ constants[place] &+ words[place]
            let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
            row = [first &+ second, a, row[1], row[2], row[3] &+ first, e, row[5], row[6]]
        }
        for place in 0..<8 { state[place] &+= row[place] }
    }

    private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    private static let initial: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]

    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]

    static func base64(_ bytes: [UInt8]) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var output = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0..<4 {
                output.append(place <= group.count ? letters[bits >> (18 - 6 * place) & 63] : "=")
            }
        }
        return output
    }
}
