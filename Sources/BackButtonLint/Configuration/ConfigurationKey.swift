/// One key of an object in a configuration file. Reading, the file that `init` writes, and the check of the published
/// schema are made from these rows.
struct ConfigurationKey<Record>: Sendable {
    let name: String
    let form: Form

    /// For people, as lines of a comment.
    let summary: String

    /// A value that could stand there, in JSON.
    let example: String

    /// What stands behind the key, and where it goes.
    enum Form: Sendable {
        case single(ConfigurationValue, WritableKeyPath<Record, ConfigurationFile.Placed<String>?> & Sendable)
        case list(ConfigurationValue, WritableKeyPath<Record, [ConfigurationFile.Placed<String>]> & Sendable)
        /// An object with a level for each of its rules.
        case levels(WritableKeyPath<Record, [ConfigurationFile.RuleSetting]> & Sendable)
        /// A list of objects, each with levels for some files.
        case pathRules(WritableKeyPath<Record, [ConfigurationFile.PathRules]> & Sendable)
    }
}

extension ConfigurationKey<ConfigurationFile> {
    /// The keys of a file, in the order in which they are explained.
    static let all: [Self] = [
        Self(
            name: "$schema", form: .single(.text, \.schema),
            summary: "The schema by which an editor completes and checks this file. backlint doesn't read it.",
            example: #""backlint.schema.json""#),
        Self(
            name: "included", form: .list(.includedPath, \.included),
            summary: """
                What is looked at: folders, files and globs, counted from this file's folder. Without
                it, all of the root. A button or a swipe outside of it isn't seen.
                """,
            example: #"["App"]"#),
        Self(
            name: "excluded", form: .list(.pattern, \.excluded),
            summary: """
                What is left out besides what git ignores: patterns with the meaning that they have in
                a .gitignore beside this file.
                """,
            example: #"["**/Generated/**"]"#),
        Self(
            name: "rules", form: .levels(\.rules),
            summary: """
                What each rule's findings weigh: "off", "note", "warning" or "error". Only errors make
                backlint exit with 1. A rule that is off by default is switched on by any other level.
                """,
            example: ""),
        Self(
            name: "paths", form: .pathRules(\.paths),
            summary: """
                Other levels for the findings in some files. Of several entries that speak of a file
                and a rule the last one counts. Globs are patterns as in "excluded".
                """,
            example: #"[{ "glob": "Onboarding/**", "rules": { "missing_back_button": "note" } }]"#),
        Self(
            name: "leaves", form: .list(.name, \.leaves),
            summary: """
                Functions and methods of yours that leave the screen. Only for what can't be told from
                the sources: backlint follows calls by itself.
                """,
            example: #"["finishFlow"]"#),
        Self(
            name: "backControls", form: .list(.name, \.backControls),
            summary: "View types that are a way back, such as the back button of your design system.",
            example: #"["BrandBackButton"]"#),
        Self(
            name: "restoresSwipe", form: .list(.name, \.restoresSwipe),
            summary: """
                Modifiers and types that restore the swipe back: for the screen that they are used on,
                or for all where the app or a whole stack uses them.
                """,
            example: #"["brandSwipeBack"]"#),
        Self(
            name: "deploymentTarget", form: .single(.version, \.deploymentTarget),
            summary: "The oldest iOS that the app runs on, in place of what its project says.",
            example: #""16.0""#),
        Self(
            name: "itemPlacement", form: .single(.placement, \.itemPlacement),
            summary: """
                The placement of the back buttons that fixes write: "topBarLeading",
                "navigationBarLeading", "cancellationAction" or "navigation".
                """,
            example: #""topBarLeading""#),
        Self(
            name: "baseline", form: .single(.path, \.baseline),
            summary: """
                The file of known findings, which aren't reported again. It lies in the root;
                'backlint --write-baseline FILE' writes it.
                """,
            example: #""backlint-baseline.json""#),
    ]
}

extension ConfigurationKey<ConfigurationFile.PathRules> {
    /// The keys of an entry of `paths`; all of them must be there.
    static let all: [Self] = [
        Self(
            name: "glob", form: .single(.fileGlob, \.glob), summary: "The files that it is about.",
            example: #""Onboarding/**""#),
        Self(
            name: "rules", form: .levels(\.rules), summary: "The levels that hold there.",
            example: #"{ "missing_back_button": "note" }"#),
    ]
}
