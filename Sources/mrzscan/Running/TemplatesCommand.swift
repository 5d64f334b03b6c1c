import CommandSupport
import MRZScan
import ScanTemplates

/// `mrzscan templates list | show NAME | check FILE…`.
struct TemplatesCommand {
    let words: [FilePath]

    func run() throws(UsageError) -> ExitStatus {
        let messages = Messages(isQuiet: false)
        guard let action = words.first?.text else {
            throw UsageError(message: "templates needs list, show NAME or check FILE…")
        }
        let operands = words.dropFirst().map { $0 }
        switch action {
        case "--help", "-h":
            return messages.print(HelpText.templates)
        case "list" where operands.isEmpty:
            return show(messages) { (listing) throws(TemplateError) in listing.list() }
        case "show" where operands.count == 1:
            return show(messages) { (listing) throws(TemplateError) in try listing.show(operands[0].text) }
        case "check" where !operands.isEmpty:
            return check(operands, messages)
        default:
            throw UsageError(message: "templates takes list, show NAME or check FILE…")
        }
    }

    private func show(
        _ messages: Messages, _ text: (TemplateListing) throws(TemplateError) -> String
    ) -> ExitStatus {
        do throws(TemplateError) {
            return messages.print(try text(TemplateListing(try TemplateLibrary.factory())))
        } catch {
            let hint = "mrzscan templates list names what there is"
            messages.error(nil, ScanError(.templateNameInvalid, error.primary.message, hint: hint))
            return .configuration
        }
    }

    /// Every file is checked, whatever the others are like.
    private func check(_ files: [FilePath], _ messages: Messages) -> ExitStatus {
        var status = ExitStatus.success
        for file in files {
            let report = TemplateCheckReport(contentsOf: file.text)
            let written = messages.print(report.text)
            if written != .success { return written }
            if !report.isUsable { status = .configuration }
        }
        return status
    }
}
