import CLeptonica

/// Which libraries do the work.
package enum CodecVersions {
    /// The version of the Leptonica library in use, such as `1.82.0`.
    package static var leptonica: String {
        guard let text = getLeptonicaVersion() else { return "unknown" }
        defer { lept_free(text) }
        // The library writes "leptonica-1.82.0".
        let words = String(cString: text).split(separator: "-")
        return words.last.map { String($0) } ?? "unknown"
    }
}
