/// The document with a switch between how it was made flat and how it came.
struct HTMLPictures {
    let pictures: EmbeddedPictures?
    let number: Int

    var text: String {
        guard let pictures else { return "" }
        var parts: [String] = []
        switch (pictures.document, pictures.original) {
        case (let document?, let original?):
            parts.append(
                """
                <div class="switched" role="group" aria-label="The document, in two views">
                <input type="radio" name="view-\(number)" id="flat-\(number)" checked>
                <input type="radio" name="view-\(number)" id="raw-\(number)">
                <div class="switch" role="presentation"><label for="flat-\(number)">Processed</label>\
                <label for="raw-\(number)">Original</label></div>
                \(figure(document, "The document, made flat", "flat"))\
                \(figure(original, "The picture as it came", "raw"))
                </div>
                """)
        case (let document?, nil): parts.append(figure(document, "Document", "single"))
        case (nil, let original?): parts.append(figure(original, "Original", "single"))
        case (nil, nil): break
        }
        return parts.isEmpty ? "" : "<div class=\"pictures\">\(parts.joined(separator: "\n"))</div>"
    }

    private func figure(_ bytes: [UInt8], _ caption: String, _ kind: String) -> String {
        """
        <figure class="\(kind)"><img src="\(HTMLText.address(ofJPEG: bytes))" alt="\(caption)" loading="lazy" decoding="async">\
        <figcaption>\(caption)</figcaption></figure>
        """
    }
}
