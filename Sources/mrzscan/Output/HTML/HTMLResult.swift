import CodeParser
import MRZScan

/// One page's result as a block that opens.
struct HTMLResult {
    let report: ScanReport
    let pictures: EmbeddedPictures?
    /// Which result of the report this is, from 1.
    let number: Int

    var text: String {
        """
        <details class="result" data-status="\(report.status.rawValue)" data-text="\(HTMLText.escaped(searchText))"\(number == 1 ? " open" : "")>
        <summary>\(summary)</summary>
        <div class="body">
        \(body)
        </div>
        </details>

        """
    }

    /// What a search looks at.
    private var searchText: String {
        var words = [name, report.error?.message ?? ""]
        for code in report.codes {
            words += [code.codeType] + code.lines + code.shownFields.map(\.value)
            words += [code.birthDate ?? "", code.expiryDate ?? ""]
        }
        return words.joined(separator: " ").lowercased()
    }

    private var name: String {
        let file = report.file.map { FilePath($0).display } ?? "text"
        return report.page > 0 || report.pageCount > 1 ? "\(file), page \(report.page + 1)" : file
    }

    // MARK: The line that is always seen

    private var summary: String {
        let code = report.codes.first
        let holder = code.map { Self.holder(of: $0) } ?? ""
        let title = holder.isEmpty ? (code?.lines.first ?? Self.words(for: report.status)) : holder
        let kind = code.map { HTMLWords.kind(of: $0) } ?? ""
        let documentNumber = code?.documentNumber ?? ""
        return """
            <span class="thumb">\(thumb)</span>
            <span class="who"><span class="name">\(HTMLText.escaped(title))</span>\
            <span class="file">\(HTMLText.escaped(name))</span></span>
            <span class="kind">\(HTMLText.escaped(kind))<span class="number">\(HTMLText.escaped(documentNumber))</span></span>
            <span class="badge \(report.status.rawValue)">\(Self.words(for: report.status))</span>
            """
    }

    /// The portrait, which grows when the result is opened: no picture stands in the report twice.
    private var thumb: String {
        guard let portrait = pictures?.portrait else { return "" }
        return
            "<img src=\"\(HTMLText.address(ofJPEG: portrait))\" alt=\"Portrait\" loading=\"lazy\" decoding=\"async\">"
    }

    static func words(for status: ScanStatus) -> String {
        switch status {
        case .found: "Valid"
        case .foundWithFaults: "With faults"
        case .notFound: "Nothing found"
        case .error: "Error"
        }
    }

    private static func holder(of code: ScannedCode) -> String {
        let names = [
            code[ZoneFieldName.secondaryIdentifier]?.value ?? code[ZoneFieldName.givenNames]?.value ?? "",
            code[ZoneFieldName.primaryIdentifier]?.value ?? code[ZoneFieldName.lastName]?.value ?? "",
        ]
        return names.filter { !$0.isEmpty }.joined(separator: " ")
    }

    // MARK: What opens

    private var body: String {
        if let error = report.error {
            return """
                <div class="note error" role="note"><strong>\(HTMLText.escaped(error.message))</strong>\
                \(error.hint.isEmpty ? "" : "<br>" + HTMLText.escaped(error.hint))\
                <br><code>\(HTMLText.escaped(error.code.description))</code></div>
                """
        }
        var parts: [String] = []
        let figures = HTMLPictures(pictures: pictures, number: number).text
        let codes = report.codes.map { HTMLCode(code: $0).text }
        let words = codes.isEmpty ? ["<p class=\"empty\">No zone and no number was found in this picture.</p>"] : codes
        parts.append(
            "<div class=\"columns\">\(figures)<div class=\"read\">\(words.joined(separator: "<hr>"))</div></div>")
        if !report.warnings.isEmpty {
            let items = report.warnings.map { "<li>\(HTMLText.escaped($0))</li>" }.joined()
            parts.append("<div class=\"note\" role=\"note\"><ul>\(items)</ul></div>")
        }
        return parts.joined(separator: "\n")
    }
}
