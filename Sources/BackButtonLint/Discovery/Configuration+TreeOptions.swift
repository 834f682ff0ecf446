extension Configuration {
    /// What of the root it looks at. What the command line leaves out wins over what the file says.
    var treeOptions: SourceTree.Options {
        var options = SourceTree.Options()
        options.readsIgnoreFiles = readsIgnoreFiles
        if let file {
            options.excludes.append((file.excluded.map(\.value), file.folder))
            if !file.included.isEmpty { options.included = (file.included.map(\.value), file.folder) }
        }
        options.excludes.append((excludes, Array(root.utf8)))
        return options
    }
}
