import MRZScan
import ScanTemplates
import Synchronization

/// Templates and their settings.
extension CaptureVisionRouter {
    /// Takes the templates of a JSON text; the former ones are gone.
    ///
    /// - Throws: `CaptureVisionError` with the code of the format; the former templates then stay.
    ///   `callRejectedWhenCapturing` while a stream is read.
    public func initSettings(_ content: String) throws(CaptureVisionError) {
        try load { () throws(TemplateError) in try TemplateLibrary(Array(content.utf8), name: "settings") }
    }

    /// Takes the templates of a file; the former ones are gone.
    ///
    /// - Throws: as `initSettings`, and `fileNotFound`.
    public func initSettingsFromFile(_ file: String) throws(CaptureVisionError) {
        try load { () throws(TemplateError) in try TemplateLibrary(contentsOf: file) }
    }

    /// Takes the built-in templates again.
    ///
    /// - Throws: `callRejectedWhenCapturing` while a stream is read.
    public func resetSettings() throws(CaptureVisionError) {
        try load { () throws(TemplateError) in try TemplateLibrary.factory() }
    }

    /// The names of all templates, in the order of their file.
    public func getTemplateNames() -> [String] { state.withLock { $0.settings?.templateNames ?? [] } }

    /// The settings of a template that programs change most.
    ///
    /// - Parameter templateName: the template; empty for the first one.
    /// - Returns: the settings.
    /// - Throws: `templateNameInvalid`; `convertComplexTemplateError` for a template of several regions.
    public func getSimplifiedSettings(_ templateName: String) throws(CaptureVisionError)
        -> SimplifiedCaptureVisionSettings
    {
        try state.withLock { (state) throws(CaptureVisionError) in
            try state.templates().plan(named: templateName).simplified()
        }
    }

    /// Changes the settings of a template.
    ///
    /// - Throws: as `getSimplifiedSettings`; `parameterValueInvalid` for a value out of its range;
    ///   `callRejectedWhenCapturing` while a stream is read. The former settings then stay.
    public func updateSettings(
        _ templateName: String, settings: SimplifiedCaptureVisionSettings
    ) throws(CaptureVisionError) {
        try state.withLock { (state) throws(CaptureVisionError) in
            try state.checkIsIdle()
            var templates = try state.templates()
            templates.change(try templates.plan(named: templateName).updated(with: settings))
            state.settings = templates
        }
    }

    /// A template with everything that it refers to, as JSON, with what `updateSettings` has changed.
    ///
    /// - Parameters:
    ///   - templateName: the template; empty for the first one.
    ///   - includeDefaultValues: whether defaults and what is inherited are written out.
    /// - Returns: a file of templates with this one alone.
    /// - Throws: `templateNameInvalid`; `parameterValueInvalid` when a file of the former format has no words for a change.
    public func outputSettings(
        _ templateName: String, includeDefaultValues: Bool = false
    ) throws(CaptureVisionError) -> String {
        try state.withLock { (state) throws(CaptureVisionError) in
            try state.templates().text(of: templateName, includingDefaults: includeDefaultValues)
        }
    }

    /// The same into a file, which is replaced.
    ///
    /// - Throws: as `outputSettings`; `fileSaveFailed` when the file cannot be written.
    public func outputSettingsToFile(
        _ templateName: String, file: String, includeDefaultValues: Bool = false
    ) throws(CaptureVisionError) {
        let text = try outputSettings(templateName, includeDefaultValues: includeDefaultValues)
        do {
            try FileSystem.replace(FilePath(file), with: Array(text.utf8))
        } catch {
            throw CaptureVisionError(.fileSaveFailed, error.description)
        }
    }

    private func load(_ library: () throws(TemplateError) -> TemplateLibrary) throws(CaptureVisionError) {
        try state.withLock { (state) throws(CaptureVisionError) in try state.checkIsIdle() }
        let loaded: TemplateLibrary
        do {
            loaded = try library()
        } catch {
            throw CaptureVisionError(ScanError(error))
        }
        state.withLock { $0.settings = RouterSettings(loaded) }
    }
}

extension CaptureVisionRouter.State {
    fileprivate func checkIsIdle() throws(CaptureVisionError) {
        guard run == nil else {
            throw CaptureVisionError(
                .callRejectedWhenCapturing, "settings cannot change while images are read: stop capturing first")
        }
    }
}
