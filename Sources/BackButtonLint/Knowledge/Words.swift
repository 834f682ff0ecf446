/// The words that a handler's name is judged by where its definition isn't in the sources.
enum Words {
    /// Words that say "leave this screen", as parts of a camel-case name.
    static let leaving: Set<Name> = [
        Name("back"), Name("close"), Name("cancel"), Name("dismiss"), Name("exit"), Name("leave"), Name("return"),
        Name("pop"), Name("goback"), Name("popback"), Name("closed"), Name("cancelled"), Name("canceled"),
        Name("dismissed"), Name("exited"), Name("popped"),
    ]

    /// Those of them that hardly mean anything else.
    static let leavingOnly: Set<Name> = [
        Name("back"), Name("dismiss"), Name("leave"), Name("pop"), Name("goback"), Name("popback"), Name("dismissed"),
        Name("popped"),
    ]

    /// Words that make such a name speak of something else than the screen: `closeKeyboard`, `cancelSearch`.
    static let otherThings: Set<Name> = [
        Name("keyboard"), Name("alert"), Name("menu"), Name("search"), Name("editing"), Name("popup"), Name("toast"),
        Name("sheet"), Name("dialog"), Name("picker"), Name("selection"), Name("request"), Name("download"),
        Name("upload"), Name("task"), Name("timer"), Name("order"), Name("subscription"), Name("over"), Name("camera"),
        Name("drawer"), Name("socket"), Name("connection"), Name("play"), Name("feed"), Name("cancellable"),
        Name("cancellables"),
        Name("subscriptions"), Name("operation"), Name("job"), Name("file"), Name("stream"), Name("database"),
        // The same in other forms.
        Name("requests"), Name("downloads"), Name("downloading"), Name("uploads"), Name("uploading"), Name("tasks"),
        Name("timers"), Name("orders"), Name("operations"), Name("jobs"), Name("files"), Name("streams"),
        Name("streaming"), Name("connections"), Name("sockets"), Name("alerts"), Name("searching"), Name("playing"),
    ]

    /// Parts of a control's text that say "back" within a screen as well as out of it.
    static let backTexts = ["Back", "back", "Previous", "previous"]

    /// Parts of a view type's name that say "this may be a way back", for types from outside of the sources.
    static let backViews: Set<Name> = [
        Name("back"), Name("close"), Name("dismiss"), Name("cancel"), Name("header"), Name("toolbar"),
    ]

    /// Parts of a property's name that say "this is the path of a stack".
    static let paths: Set<Name> = [
        Name("path"), Name("paths"), Name("route"), Name("routes"), Name("router"), Name("stack"), Name("navigation"),
        Name("navigationpath"), Name("screens"), Name("nav"),
    ]
}

extension Node {
    /// The parts of its camel-case or snake-case spelling, in lower case: `go`, `back` of `goBack`.
    var camelParts: [Name] {
        var parts: [Name] = []
        var part: [UInt8] = []
        let range = range
        func flush() {
            if !part.isEmpty { parts.append(Name(part)) }
            part.removeAll(keepingCapacity: true)
        }
        let bytes = tree.bytes
        for offset in range.start..<range.end {
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                // A capital opens a part, unless it goes on in a run of capitals (`URLBar` is `url`, `bar`).
                let afterCapital = offset > range.start && isCapital(bytes[offset - 1])
                let beforeSmall = offset + 1 < range.end && isSmall(bytes[offset + 1])
                if !afterCapital || beforeSmall { flush() }
                part.append(byte | 0x20)
            case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"), UInt8(ascii: "."), UInt8(ascii: "-"),
                UInt8(ascii: "\""):
                flush()
            default: part.append(byte)
            }
        }
        flush()
        return parts
    }

    private func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
    private func isSmall(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }

    /// Whether its name alone says that it leaves the screen.
    var soundsLikeLeaving: Bool {
        let parts = camelParts
        return parts.contains(where: Words.leaving.contains) && !parts.contains(where: Words.otherThings.contains)
    }

    /// Whether its name says so in a word that hardly means anything else.
    var saysLeaving: Bool {
        let parts = camelParts
        return parts.contains(where: Words.leavingOnly.contains) && !parts.contains(where: Words.otherThings.contains)
    }

    /// Whether its name says that something else is left, closed or cancelled than the screen.
    var leavesAnotherThing: Bool {
        let parts = camelParts
        return parts.contains(where: Words.leaving.contains) && parts.contains(where: Words.otherThings.contains)
    }

    /// Whether its name says that what is told to close or cancel isn't the screen: `timer`, `uploadTask`.
    var isAnotherThing: Bool { camelParts.contains(where: Words.otherThings.contains) }

    /// Whether its name says that it is the path of a stack.
    var soundsLikePath: Bool { camelParts.contains(where: Words.paths.contains) }

    /// Whether a type's name says that it may be a way back.
    var soundsLikeBackView: Bool {
        let parts = camelParts
        if parts.contains(where: Words.backViews.contains) { return true }
        // NavBar, NavigationBar, TopBar
        for (index, part) in parts.enumerated() where part == Name("bar") && index > 0 {
            let before = parts[index - 1]
            if before == Name("nav") || before == Name("navigation") || before == Name("top") { return true }
        }
        return parts.contains(Name("navbar"))
    }

    /// Whether its name begins with a capital: a type's, by convention.
    var isCapitalized: Bool {
        let range = (child(.declName) ?? self).range
        return range.count > 0 && isCapital(tree.bytes[range.start])
    }
}
