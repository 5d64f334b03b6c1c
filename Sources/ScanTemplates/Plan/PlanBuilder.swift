import CodeParser

/// Lowers the objects of a file to plans: resolves names, applies defaults, compiles patterns.
///
/// What is built once for all templates (layouts, image parameters) is kept, because large files have many templates that
/// share them.
struct PlanBuilder {
    let table: ObjectTable
    let globalParameter: TemplateObject?
    var log: DiagnosticLog
    var specifications: [String: LineSpecificationPlan] = [:]
    var patterns: [PatternKey: Result<LinePattern, PatternError>] = [:]

    struct PatternKey: Hashable {
        let source: String
        let lengths: ClosedRange<Int>
    }

    /// The plans of all templates of a file, in its order.
    ///
    /// - Throws: `TemplateError` with everything that contradicts itself in any template.
    static func plans(of file: TemplateFile) throws(TemplateError) -> (
        plans: [PipelinePlan], diagnostics: [TemplateDiagnostic]
    ) {
        var builder = PlanBuilder(
            table: file.table, globalParameter: file.globalParameter,
            log: DiagnosticLog(source: file.source, file: file.name))
        let plans = file.table.templates.map { builder.plan(of: $0) }
        // Layouts that no task uses are checked too: somebody will use them.
        for specification in file.table.all(.textLineSpecification) { _ = builder.specification(specification) }
        if let error = TemplateError(builder.log.diagnostics) { throw error }
        return (plans, builder.log.diagnostics)
    }

    private mutating func plan(of template: TemplateObject) -> PipelinePlan {
        let regionNames = template.strings(CaptureVisionTemplateKeys.regions) ?? []
        let regions = RegionOrder.sorted(regionNames, in: table).map { region(of: $0) }
        let processings = (template.strings(CaptureVisionTemplateKeys.semanticProcessings) ?? []).compactMap {
            table.find($0, .semanticProcessing).map { semanticProcessing(of: $0) }
        }
        let megapixels = globalParameter?.integer(GlobalParameterKeys.maximumImageSize) ?? 0
        return PipelinePlan(
            templateName: template.name, regions: regions, semanticProcessings: processings,
            outputsOriginalImage: template.flag(CaptureVisionTemplateKeys.outputsOriginalImage),
            timeoutMilliseconds: template.integer(CaptureVisionTemplateKeys.timeout),
            maximumParallelTasks: template.integer(CaptureVisionTemplateKeys.maximumParallelTasks),
            minimumCaptureIntervalMilliseconds: template.integer(CaptureVisionTemplateKeys.minimumCaptureInterval),
            maximumImageMegapixels: megapixels > 0 ? megapixels : nil)
    }

    private mutating func region(of object: TemplateObject) -> RegionPlan {
        let tasks = (object.strings(TargetROIDefKeys.tasks) ?? []).compactMap { name -> RegionPlan.Task? in
            guard let task = table.find(name, among: ObjectKind.tasks) else { return nil }
            return switch task.kind {
            case .labelTask: .textLines(textLineTask(of: task))
            case .documentTask: .document(documentTask(of: task))
            default: .unsupported(name: name)
            }
        }
        return RegionPlan(
            name: object.name, location: location(of: object), deduplicates: object.flag(TargetROIDefKeys.deduplicates),
            tasks: tasks)
    }

    private mutating func semanticProcessing(of object: TemplateObject) -> SemanticProcessingPlan {
        let parsers = (object.strings(SemanticProcessingKeys.tasks) ?? []).compactMap { name in
            table.find(name, .codeParserTask).map { parser(of: $0) }
        }
        return SemanticProcessingPlan(
            name: object.name, filter: resultFilter(of: object.object(SemanticProcessingKeys.filter)), parsers: parsers)
    }

    private mutating func parser(of object: TemplateObject) -> SemanticProcessingPlan.Parser {
        // Names are compared trimmed: one of the format's own constants ends in a space.
        let named = (object.strings(CodeParserTaskKeys.specifications) ?? []).map(Self.trimmed)
        for (index, type) in named.enumerated() where !CodeTypeName.supported.contains(type) {
            let place = object.place(of: CodeParserTaskKeys.specifications)
            if CodeTypeName.unsupported.contains(type) {
                log.warning(
                    .codeSpecificationNotFound, "codes of type \(type) are not parsed by this engine",
                    at: place.path.index(index), offset: place.offset)
            } else {
                log.error(
                    .codeSpecificationNotFound, "unknown code type \"\(type)\"", at: place.path.index(index),
                    offset: place.offset,
                    hint: Spelling.nearest(to: type, among: CodeTypeName.supported).map { "did you mean \($0)?" } ?? "")
            }
        }
        return SemanticProcessingPlan.Parser(
            name: object.name,
            codeTypes: named.isEmpty ? CodeTypeName.supported : named.filter(CodeTypeName.supported.contains),
            numberPatterns: (object.objects(IssuerKeys.numberPatterns) ?? []).map {
                DecodingOptions.NumberPattern(
                    state: $0.string(IssuerKeys.state), documentCode: Self.documentCode(of: $0),
                    field: $0.string(IssuerKeys.field), pattern: $0.string(IssuerKeys.pattern))
            },
            issuerExceptions: (object.objects(IssuerKeys.exceptions) ?? []).map {
                ParsingOptions.IssuerException(
                    state: $0.string(IssuerKeys.state), documentCode: Self.documentCode(of: $0),
                    ignoredCheck: $0.string(IssuerKeys.ignoredCheck))
            })
    }

    private static func documentCode(of object: TemplateObject) -> String? {
        let code = object.string(IssuerKeys.documentCode)
        return code.isEmpty ? nil : code
    }

    private static func trimmed(_ name: String) -> String {
        var name = name
        while name.last == " " { name.removeLast() }
        return name
    }

    /// Compiles a pattern, or says why it cannot be.
    ///
    /// Returns `nil` for an empty one and for one that has been reported.
    mutating func pattern(
        _ object: TemplateObject, _ key: KeyDefinition, lengths: ClosedRange<Int>
    ) -> LinePattern? {
        let source = object.string(key)
        guard !source.isEmpty else { return nil }
        return compile(source, lengths: lengths, reportingAt: object.place(of: key))
    }

    mutating func compile(
        _ source: String, lengths: ClosedRange<Int>, reportingAt place: (path: JSONPath, offset: Int)
    ) -> LinePattern? {
        let key = PatternKey(source: source, lengths: lengths)
        let result: Result<LinePattern, PatternError>
        if let known = patterns[key] {
            result = known
        } else {
            do {
                result = .success(try LinePattern.compile(source, lengthRange: lengths))
            } catch {
                result = .failure(error)
            }
            patterns[key] = result
        }
        switch result {
        case .success(let pattern):
            return pattern
        case .failure(let error):
            log.error(
                error.isContradiction ? .textLineGroupRegexConflict : .parameterValueInvalid, "\(error)",
                at: place.path, offset: place.offset,
                hint: error.isContradiction ? "let the pattern and the length range agree" : "")
            return nil
        }
    }

    /// A pair of bounds as a range; reversed bounds are reported and exchanged.
    mutating func range(_ object: TemplateObject, _ key: KeyDefinition) -> ClosedRange<Int> {
        let bounds = object.integers(key) ?? [0, 0]
        guard bounds.count >= 2 else { return 0...0 }
        if bounds[0] > bounds[1] { reportReversed(object, key) }
        return min(bounds[0], bounds[1])...max(bounds[0], bounds[1])
    }

    /// Reports a pair whose first bound is the larger.
    mutating func reportReversed(_ object: TemplateObject, _ key: KeyDefinition) {
        let place = object.place(of: key)
        log.error(
            .parameterValueInvalid, "the first bound of \(key.name) is larger than the second", at: place.path,
            offset: place.offset, hint: "exchange them")
    }
}
