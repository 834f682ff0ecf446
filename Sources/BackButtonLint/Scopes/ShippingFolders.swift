/// What a file's place tells about whether it ships.
struct ShippingFolders {
    /// What the folders above a file say.
    struct Answer {
        /// One of them is for tests: `Tests`, `AppTests`, `AppUITests`.
        var holdsTests = false
        /// One of them holds what only previews or manifests use, or what a package manager fetched.
        var neverShips = false
    }

    private var lastFolder: Substring.UTF8View?
    private var lastAnswer = Answer()

    /// What the folders above the file say. Cheap for files of one folder in a row.
    mutating func answer(for path: String) -> Answer {
        let bytes = path.utf8
        let folder = Substring(path).utf8.prefix(upTo: bytes.lastIndex(of: slash) ?? bytes.startIndex)
        if let lastFolder, lastFolder.elementsEqual(folder) { return lastAnswer }
        var answer = Answer()
        for part in folder.split(separator: slash) {
            if ShippingFolders.isForTests(part) { answer.holdsTests = true }
            // A documentation catalogue shows code and compiles none.
            if part.suffix(5).elementsEqual(".docc".utf8) { answer.neverShips = true }
            if ShippingFolders.names.contains(where: { $0.elementsEqual(part) }) { answer.neverShips = true }
        }
        lastFolder = folder
        lastAnswer = answer
        return answer
    }

    /// Whether a folder above the file is one for tests.
    static func holdTests(_ path: String) -> Bool {
        var folders = ShippingFolders()
        return folders.answer(for: path).holdsTests
    }

    private static let names = ["Preview Content", "Pods", "Carthage", "Tuist", "ProjectDescriptionHelpers"].map {
        Array($0.utf8)
    }
    private static let endings = ["Tests", "UITest"].map { Array($0.utf8) }

    private static func isForTests(_ part: Substring.UTF8View) -> Bool {
        endings.contains { part.suffix($0.count).elementsEqual($0) }
    }
}

private let slash = UInt8(ascii: "/")
