/// The few build settings that tell what a target is built for, of all its configurations.
struct BuildSettings {
    private var sdk: Platforms = []
    private var supported: Platforms = []
    private var catalyst: Bool?
    private var deployment: [Platforms: DeploymentTarget] = [:]

    /// What the settings tell; empty if nothing.
    var platforms: Platforms {
        var platforms = supported.isEmpty ? sdk : supported
        if platforms.isEmpty {
            // Without an SDK's name, which may stand in a settings file: the platforms that have a version.
            for platform in deployment.keys { platforms.formUnion(platform) }
        }
        if catalyst == true, platforms.contains(.iOS) { platforms.insert(.catalyst) }
        return platforms
    }

    var deploymentTarget: DeploymentTarget? {
        let platforms = platforms
        return platforms.isEmpty || platforms.contains(.iOS) ? deployment[.iOS] : nil
    }

    /// These settings, and those of `other` where these say nothing.
    func over(_ other: BuildSettings) -> BuildSettings {
        var both = self
        if both.sdk.isEmpty { both.sdk = other.sdk }
        if both.supported.isEmpty, sdk.isEmpty { both.supported = other.supported }
        both.catalyst = catalyst ?? other.catalyst
        if deployment.isEmpty || !platforms.isEmpty {
            both.deployment.merge(other.deployment) { own, _ in own }
        }
        return both
    }

    mutating func add(_ name: some StringProtocol, _ value: String) {
        switch name {
        case "SDKROOT": sdk.formUnion(.ofSDK(Substring(value)))
        case "SUPPORTED_PLATFORMS":
            for word in value.split(separator: " ") { supported.formUnion(.ofSDK(word)) }
        case "SUPPORTS_MACCATALYST": catalyst = value == "YES" || catalyst == true
        case "IPHONEOS_DEPLOYMENT_TARGET": add(value, for: .iOS)
        case "MACOSX_DEPLOYMENT_TARGET": add(value, for: .macOS)
        case "TVOS_DEPLOYMENT_TARGET": add(value, for: .tvOS)
        case "WATCHOS_DEPLOYMENT_TARGET": add(value, for: .watchOS)
        case "XROS_DEPLOYMENT_TARGET": add(value, for: .visionOS)
        default: break
        }
    }

    private mutating func add(_ version: String, for platform: Platforms) {
        deployment[platform] = lowest(deployment[platform], DeploymentTarget(version))
    }
}

extension XcodeProject {
    /// The settings of a target or of the project itself.
    ///
    /// What a settings file says counts where the project itself says nothing.
    func settings(of object: Int, files: ProjectFiles, read: (String) -> [UInt8]?) -> BuildSettings {
        var settings = BuildSettings()
        var fromFiles = BuildSettings()
        guard let all = objects.object("buildConfigurationList", of: object) else { return settings }
        for configuration in objects.objects("buildConfigurations", of: all) {
            if let file = settingsFile(of: configuration, files: files) {
                for (name, value) in SettingsFile.assignments(at: file, read: read) { fromFiles.add(name, value) }
            }
            guard let values = objects.value("buildSettings", of: configuration) else { continue }
            for field in list.fields(at: values) where isInteresting(field.key) {
                settings.add(list.text(of: field.key), list.string(at: field.value))
            }
        }
        return settings.over(fromFiles)
    }

    private func settingsFile(of configuration: Int, files: ProjectFiles) -> String? {
        if let reference = objects.object("baseConfigurationReference", of: configuration) {
            return files.settingFiles[reference]
        }
        // In a folder that is compiled as it is found.
        guard let anchor = objects.object("baseConfigurationReferenceAnchor", of: configuration),
            let folder = files.folders[anchor],
            let path = objects.string("baseConfigurationReferenceRelativePath", of: configuration)
        else { return nil }
        return RelativePath.join(folder, path)
    }

    private func isInteresting(_ key: ByteRange) -> Bool {
        guard key.count >= 7, key.count <= 26 else { return false }
        switch list.bytes[key.start] {
        case UInt8(ascii: "S"), UInt8(ascii: "I"), UInt8(ascii: "M"), UInt8(ascii: "T"), UInt8(ascii: "W"),
            UInt8(ascii: "X"):
            return list.bytes[key.end - 1] == UInt8(ascii: "T") || list.bytes[key.end - 1] == UInt8(ascii: "S")
        default: return false
        }
    }
}
