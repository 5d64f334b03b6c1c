import MRZScan
import ScanPipeline
import ScanTemplates

/// The templates of a router, with what programs have changed, and the stages that were built of them.
///
/// A value: changing it makes another one, so that a change that fails leaves the former.
struct RouterSettings {
    private let library: TemplateLibrary
    private var changed: [String: PipelinePlan] = [:]
    private var readers: [ReaderKey: PageReader] = [:]

    private struct ReaderKey: Hashable {
        var template: String
        var options: PlanOptions
    }

    /// The built-in templates.
    static let factory = Result { () throws(TemplateError) in try TemplateLibrary.factory() }

    init(_ library: TemplateLibrary) {
        self.library = library
    }

    var templateNames: [String] { library.templateNames }

    /// The plan of a template, as it was changed; an empty name is the first one.
    func plan(named name: String) throws(CaptureVisionError) -> PipelinePlan {
        do {
            let plan = try library.plan(named: name)
            return changed[plan.templateName] ?? plan
        } catch {
            throw CaptureVisionError(ScanError(error))
        }
    }

    /// A template with everything that it refers to, as it was changed, as JSON.
    func text(of name: String, includingDefaults: Bool) throws(CaptureVisionError) -> String {
        let renderer = SettingsRenderer(library.file)
        do {
            guard let plan = changed[try library.plan(named: name).templateName] else {
                return try renderer.text(ofTemplate: name, includingDefaults: includingDefaults)
            }
            return try renderer.text(
                of: plan, changedFrom: library.plan(named: name), includingDefaults: includingDefaults)
        } catch {
            throw CaptureVisionError(ScanError(error))
        }
    }

    mutating func change(_ plan: PipelinePlan) {
        changed[plan.templateName] = plan
        readers = readers.filter { $0.key.template != plan.templateName }
    }

    /// The stages of a template, built at its first use.
    mutating func reader(for plan: PipelinePlan, options: PlanOptions) throws(CaptureVisionError) -> PageReader {
        let key = ReaderKey(template: plan.templateName, options: options)
        if let reader = readers[key] { return reader }
        do {
            let reader = try PageReader(plan: plan, options: options, dataFolder: nil)
            readers[key] = reader
            return reader
        } catch {
            throw CaptureVisionError(error)
        }
    }
}
