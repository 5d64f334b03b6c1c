import Raster

extension DetectionReport {
    /// The report as JSON (RFC 8259) in UTF-8.
    ///
    /// The keys and their order are stable; keys without content are left out. More keys may be added.
    ///
    /// - Parameter isIndented: over several lines for people, or on one line, as JSON Lines want it.
    /// - Returns: the text, without a line break at its end.
    public func jsonText(isIndented: Bool = false) -> String {
        json.text(isIndented: isIndented)
    }

    private var json: JSONValue {
        var members = JSONMembers()
        members.add("file", file.map { .string($0) })
        members.add("fileEncoded", fileEncoded.map { .string($0) })
        members.add("page", .integer(page))
        members.add("pages", pageCount > 1 ? .integer(pageCount) : nil)
        if width > 0 {
            members.add("width", .integer(width))
            members.add("height", .integer(height))
        }
        members.add("found", error == nil ? .boolean(isFound) : nil)
        members.add("zones", zones.isEmpty ? nil : .list(zones.map(\.json)))
        members.add("elapsedMilliseconds", elapsedMilliseconds.map { .decimal($0) })
        members.add("error", error?.json)
        return members.object
    }
}

extension ZoneDetection {
    fileprivate var json: JSONValue {
        .object([
            ("location", location.json), ("lines", .integer(lineCount)), ("rotation", .integer(rotation)),
            ("confidence", .integer(confidence)),
        ])
    }
}
