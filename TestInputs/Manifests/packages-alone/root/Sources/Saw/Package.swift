/// A parcel of saws, and no manifest.
struct Package {}
