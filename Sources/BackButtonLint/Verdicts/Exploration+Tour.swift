/// All code that is on a screen, whether or not it leads back.
extension Exploration {
    struct Tour {
        var places: [Place] = []
        /// A drag that leaves the screen.
        var ownGesture: Place?
        var sights = Sights()

        /// Whether a repair stands in the code of the screen, or in what the screen uses.
        func holds(_ repair: RecognizerUse, owner: Place?) -> Bool {
            places.contains { place in
                if place.file == repair.place.file, place.node.contains(repair.place.node) {
                    // A name may stand on what this screen pushes; a recognizer never does.
                    return !repair.deed.isByName || !repair.place.node.isInDestination(within: place.node)
                }
                guard let owner, owner.file == place.file, !repair.deed.isByName else { return false }
                return owner.node.contains(place.node)
            }
        }
    }

    /// Looks through everything, without stopping at the first way back.
    mutating func tour() -> Tour {
        stopsEarly = false
        visitScreen()
        var tour = Tour()
        tour.places = visitedPlaces
        tour.ownGesture = dragExit
        tour.sights = sights
        return tour
    }

    /// Whether a place stands in what a drag does, or in what a modifier from outside calls on a swipe.
    func isDrag(_ place: Place) -> Bool {
        for ancestor in place.node.ancestors {
            switch ancestor.kind {
            case .chain:
                if let base = ancestor.links.first, base.position == 0, base.name == Name("DragGesture") { return true }
            case .call:
                if let link = ancestor.link, link.tellsOfSwipes { return true }
            case .codeBlock: return false
            default: continue
            }
        }
        return false
    }
}

extension ChainLink {
    /// Whether it is a modifier that says in its name that it is about swiping: `onRightSwipe`. The system's own is
    /// about the rows of a list.
    var tellsOfSwipes: Bool {
        position > 0 && name != SwiftUINames.swipeActions && node.camelParts.contains(Name("swipe"))
    }
}
