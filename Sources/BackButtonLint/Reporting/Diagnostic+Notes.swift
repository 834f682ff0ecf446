extension Diagnostic {
    /// The notes, each once: what was looked at may be come by on several ways.
    var distinctNotes: [Note] {
        var told: Set<Note> = []
        return notes.filter { told.insert($0).inserted }
    }
}
