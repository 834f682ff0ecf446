import BackButtonLint

/// Writes a configuration that changes nothing and explains everything.
enum InitCommand {
    @Sendable static func run(_ invocation: Invocation, _ terminal: Terminal) throws(Refusal) -> ExitStatus {
        guard invocation.operands.count < 2 else {
            throw Refusal("'backlint init' takes one folder: backlint init DIR")
        }
        let folder = invocation.operands.first.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
        let path = folder + ProjectRoot.configurationName
        if let here = try? AbsolutePath.currentFolder(),
            AbsolutePath.linkOut(of: here, onTheWayTo: path.utf8) != nil
        {
            throw Refusal("cannot write '\(path)': a link on the way leads out of this folder")
        }
        do throws(SystemError) {
            try FileReplacement.create(ConfigurationTemplate.text(of: Rule.all), at: path)
        } catch {
            throw Refusal("cannot write '\(path)': \(error.words)")
        }
        try terminal.print("wrote \(PrintableText.escaped(path))\n")
        return .clean
    }
}
