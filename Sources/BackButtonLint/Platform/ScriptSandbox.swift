/// The sandbox that Xcode runs the script of a build phase in. It denies every file that isn't an input of the phase.
///
/// On unless a target says otherwise, since Xcode 15:
/// https://developer.apple.com/documentation/xcode/build-settings-reference#User-Script-Sandboxing
package enum ScriptSandbox {
    /// A phase has the build settings as variables.
    package static var isOn: Bool { CurrentProcess.variable("ENABLE_USER_SCRIPT_SANDBOXING") == "YES" }

    /// What there is to say of a denied file: as a reason, in one line without a full stop.
    package static let words =
        "Xcode's script sandbox denies it; set the build setting ENABLE_USER_SCRIPT_SANDBOXING to NO"
}
