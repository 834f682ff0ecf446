extension Diagnostic {
    /// Whether one repair cures all findings of its rule in an app, so that each is no task of its own.
    var isCuredWithOthers: Bool { rule == Rule.missingSwipeBack.id }

    /// The notes, each once: what was looked at may be come by on several ways.
    var distinctNotes: [Note] {
        var told: Set<Note> = []
        return notes.filter { told.insert($0).inserted }
    }
}
