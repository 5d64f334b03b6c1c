import MRZScan

/// Which pictures of each page are saved, and where.
struct PictureOptions {
    /// One kind of picture.
    enum Kind: String, CaseIterable {
        case document
        case portrait
        case annotated
        case redacted

        /// JPEG, but for what must keep every pixel.
        var isLossless: Bool { self == .redacted }
        var ending: String { isLossless ? "png" : "jpg" }
    }

    /// The folder for each kind that is asked for.
    var folders: [Kind: FilePath] = [:]
    /// Whether files that are there already may be replaced.
    var isForced = false

    var isEmpty: Bool { folders.isEmpty }

    /// Whether the portrait has to be looked for.
    var needsPortrait: Bool { !folders.isEmpty && Set(folders.keys) != [.document] }

    /// Makes the folders that are missing, and asks whether files can be created in them.
    ///
    /// - Throws: `ScanError` that names the folder.
    func prepare() throws(ScanError) {
        for kind in Kind.allCases {
            guard let folder = folders[kind] else { continue }
            try FileSystem.prepareFolder(folder)
        }
    }
}
