/// The report of `mrzscan templates check`: what is wrong with a file, and what of it is accepted without effect.
package struct TemplateCheckReport: Sendable {
    /// Whether the file can be used.
    package let isUsable: Bool
    package let text: String

    /// Checks a file from a path.
    package init(contentsOf path: String) {
        do {
            self.init(try TemplateLibrary(contentsOf: path))
        } catch {
            self.init(error, name: path)
        }
    }

    /// Checks a file from bytes; `name` is for messages.
    package init(_ bytes: [UInt8], name: String) {
        do {
            self.init(try TemplateLibrary(bytes, name: name))
        } catch {
            self.init(error, name: name)
        }
    }

    private init(_ error: TemplateError, name: String) {
        isUsable = false
        text = "\(error)\n\(name): cannot be used\n"
    }

    private init(_ library: TemplateLibrary) {
        isUsable = true
        let file = library.file
        var text = library.diagnostics.map { "\($0)\n" }.joined()
        if file.usesFormerFormat {
            text +=
                "\(file.name): note: written in the former generation of the format (2.x), read as the present one\n"
        }
        let entries = file.unusedKeys.entries
        if !entries.isEmpty {
            text += "\(file.name): accepted without effect:\n"
            let width = entries.map { $0.object.count + $0.key.count + 1 }.max() ?? 0
            for entry in entries {
                let name = "\(entry.object).\(entry.key)"
                text += "  \(name)" + String(repeating: " ", count: width - name.count + 2)
                text += entry.count > 1 ? "\(entry.count) times" : "once"
                text += entry.meaning.isEmpty ? "\n" : "; \(entry.meaning)\n"
            }
        }
        text += "\(file.name): \(library.plans.count) template\(library.plans.count == 1 ? "" : "s"): "
        text += library.templateNames.joined(separator: ", ") + "\n"
        self.text = text
    }
}
