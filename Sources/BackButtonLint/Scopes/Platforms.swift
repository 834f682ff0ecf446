/// The systems that a target is built for. Empty: it can't be told.
package struct Platforms: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let iOS = Platforms(rawValue: 1 << 0)
    package static let catalyst = Platforms(rawValue: 1 << 1)
    package static let visionOS = Platforms(rawValue: 1 << 2)
    package static let macOS = Platforms(rawValue: 1 << 3)
    package static let tvOS = Platforms(rawValue: 1 << 4)
    package static let watchOS = Platforms(rawValue: 1 << 5)

    /// Those with UIKit's navigation controllers and their swipe.
    package static let withUIKitNavigation: Platforms = [.iOS, .catalyst, .visionOS]

    /// Whether a screen may run under UIKit's navigation: nothing is known, or one of the platforms has it.
    package var mayHaveUIKitNavigation: Bool { isEmpty || !isDisjoint(with: .withUIKitNavigation) }

    /// The platform of an SDK's name, without version: `iphoneos`, `watchsimulator`. Empty for any other word.
    static func ofSDK(_ name: Substring) -> Platforms {
        switch name {
        case "iphoneos", "iphonesimulator": .iOS
        case "macosx": .macOS
        case "appletvos", "appletvsimulator": .tvOS
        case "watchos", "watchsimulator": .watchOS
        case "xros", "xrsimulator": .visionOS
        default: []
        }
    }

    /// The platform that manifests call by this name, in any case: `iOS`, `macOS`, `macCatalyst`. Empty for any other.
    static func named(_ name: some StringProtocol) -> Platforms {
        switch name.lowercased() {
        case "ios", "iphone", "ipad": .iOS
        case "maccatalyst", "catalyst": .catalyst
        case "visionos", "applevision": .visionOS
        case "macos", "mac", "osx": .macOS
        case "tvos", "appletv": .tvOS
        case "watchos", "applewatch": .watchOS
        default: []
        }
    }
}
