import CodeParser
import Raster

extension ScanReport {
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
        if template != nil { members.add("page", .integer(page)) }
        members.add("pages", pageCount > 1 ? .integer(pageCount) : nil)
        if width > 0 {
            members.add("width", .integer(width))
            members.add("height", .integer(height))
        }
        members.add("status", .string(status.rawValue))
        members.add("template", template.map { .string($0) })
        members.add("codes", codes.isEmpty ? nil : .list(codes.map(\.json)))
        members.add("candidates", candidates.isEmpty ? nil : .list(candidates.map(\.json)))
        members.add("document", document?.json)
        members.add("portrait", portrait?.json)
        members.add("warnings", warnings.isEmpty ? nil : .list(warnings.map { .string($0) }))
        members.add("endedBy", endedBy.map { .string($0) })
        members.add("elapsedMilliseconds", elapsedMilliseconds.map { .decimal($0) })
        members.add("error", error?.json)
        return members.object
    }
}

/// Members of an object, without those that have no content.
struct JSONMembers {
    private var members: [(key: String, value: JSONValue)] = []

    mutating func add(_ key: String, _ value: JSONValue?) {
        if let value { members.append((key, value)) }
    }

    var object: JSONValue { .object(members) }
}

extension ScannedCode {
    fileprivate var json: JSONValue {
        var members = JSONMembers()
        members.add("codeType", .string(codeType))
        members.add("specification", specification.map { .string($0) })
        members.add("lines", .list(lines.map { .string($0) }))
        members.add("rawLines", rawLines.isEmpty ? nil : .list(rawLines.map { .string($0) }))
        members.add("valid", .boolean(isValid))
        members.add("ambiguous", isAmbiguous ? .boolean(true) : nil)
        members.add(
            "alternatives",
            alternatives.isEmpty ? nil : .list(alternatives.map { .list($0.map { .string($0) }) }))
        members.add("confidence", confidence.map { .integer($0) })
        members.add("fields", fields.isEmpty ? nil : .object(fields.map { ($0.name, $0.json) }))
        members.add("birthDate", birthDate.map { .string($0) })
        members.add("expiryDate", expiryDate.map { .string($0) })
        members.add("expired", isExpired.map { .boolean($0) })
        members.add("age", age.map { .integer($0) })
        members.add("checks", checks.isEmpty ? nil : .list(checks.map(\.json)))
        members.add("corrections", corrections.isEmpty ? nil : .list(corrections.map(\.json)))
        members.add("warnings", warnings.isEmpty ? nil : .list(warnings.map { .string($0) }))
        members.add("location", location?.json)
        members.add("rotation", rotation.map { .integer($0) })
        return members.object
    }
}

extension ScannedCandidate {
    fileprivate var json: JSONValue {
        .object([("text", .string(text)), ("score", .integer(score)), ("location", location.json)])
    }
}

extension ScannedField {
    fileprivate var json: JSONValue {
        .object([
            ("value", .string(value)), ("raw", .string(raw)), ("validation", .string(validation.text)),
            ("mapping", .string(mapping.text)),
        ])
    }
}

extension ScannedCheck {
    fileprivate var json: JSONValue {
        .object([
            ("field", .string(field)), ("printed", .string(printed)), ("computed", .string(computed)),
            ("status", .string(status.text)), ("line", .integer(line)),
            ("columns", .list([.integer(columns.lowerBound), .integer(columns.upperBound)])),
        ])
    }
}

extension ScannedCorrection {
    fileprivate var json: JSONValue {
        .object([
            ("line", .integer(line)), ("column", .integer(column)), ("from", .string(from)), ("to", .string(to)),
            ("reason", .string(reason)),
        ])
    }
}

extension ScannedRegion {
    fileprivate var json: JSONValue {
        .object([("location", location.json), ("confidence", .integer(confidence))])
    }
}

extension Quadrilateral {
    var json: JSONValue {
        .list(corners.map { .list([.decimal($0.x), .decimal($0.y)]) })
    }
}

extension ScanError {
    var json: JSONValue {
        var members = JSONMembers()
        members.add("code", .integer(code.rawValue))
        members.add("name", .string(code.name))
        members.add("message", .string(message))
        members.add("hint", hint.isEmpty ? nil : .string(hint))
        return members.object
    }
}

extension ValidationStatus {
    fileprivate var text: String {
        switch self {
        case .none: "none"
        case .succeeded: "succeeded"
        case .failed: "failed"
        }
    }
}

extension MappingStatus {
    fileprivate var text: String {
        switch self {
        case .none: "none"
        case .succeeded: "succeeded"
        case .failed: "failed"
        }
    }
}
