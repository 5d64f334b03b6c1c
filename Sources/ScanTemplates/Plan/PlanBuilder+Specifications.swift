// Layouts of text.
extension PlanBuilder {
    /// The layout of a specification at the top of the file, built once.
    mutating func specification(_ object: TemplateObject) -> LineSpecificationPlan {
        if let known = specifications[object.name] { return known }
        let plan = makeSpecification(object)
        specifications[object.name] = plan
        return plan
    }

    private mutating func makeSpecification(_ object: TemplateObject) -> LineSpecificationPlan {
        typealias Keys = TextLineSpecificationKeys
        let subGroups = (object.objects(Keys.subGroups) ?? []).map { makeSpecification(table.inheriting($0)) }
        let joinedLengths = range(object, Keys.joinedLengthRange)
        let plan = LineSpecificationPlan(
            name: object.name, line: layout(of: object, isGroup: !subGroups.isEmpty), subGroups: subGroups,
            lineNumbers: lineNumbers(object, Keys.lineNumbers), heightRange: heightRange(object, Keys.heightRange),
            outputsResults: object.flag(Keys.outputsResults), expectedLineCount: object.integer(Keys.linesCount),
            expectedGroupCount: object.integer(Keys.groupsCount),
            referenceGroupName: object.string(Keys.referenceGroup), area: area(of: object),
            joinsLines: object.flag(Keys.concatenates), separator: object.string(Keys.separator),
            joinedLengths: joinedLengths, joinedPattern: pattern(object, Keys.joinedPattern, lengths: joinedLengths))
        checkLayout(plan, of: object)
        return plan
    }

    /// What holds for one line.
    ///
    /// The pattern of a group is that of none of its lines, so it is not asked for.
    private mutating func layout(of object: TemplateObject, isGroup: Bool) -> LineLayout {
        typealias Keys = TextLineSpecificationKeys
        let lengths = range(object, Keys.lengthRange)
        let place = object.place(of: Keys.pattern)
        let source = isGroup ? "" : object.string(Keys.pattern)
        let pattern =
            source.isEmpty
            ? LinePattern(anyOfLengths: lengths)
            : compile(source, lengths: lengths, reportingAt: place) ?? LinePattern(anyOfLengths: lengths)
        let layout = LineLayout(
            pattern: pattern, recognizer: RecognizerName(model: Self.modelName(of: object)),
            alphabet: alphabet(of: object),
            confusables: object.object(Keys.confusables)?.stringLists(ConfusableCharactersKeys.sets).map {
                CharacterMask($0.joined())
            } ?? ["0oO", "l1I", "5sS"].map { CharacterMask($0) },
            binarizations: object.objects(Keys.binarization)?.compactMap(Self.binarization)
                ?? [.localBlock(width: 11, height: 11, compensation: 10, fillsVacancy: true)],
            enhancements: object.objects(Keys.enhancement)?.compactMap(Self.enhancement) ?? [.none])
        if let length = layout.fixedLength, let positions = layout.positions(forLength: length),
            let column = positions.firstIndex(where: \.isEmpty), !isGroup
        {
            log.error(
                .textLineGroupRegexConflict,
                "the pattern asks for \(pattern.alphabet(at: column)) at character \(column + 1), which the recogniser cannot tell",
                at: place.path, offset: place.offset, hint: "let the pattern and the character model agree")
        }
        return layout
    }

    /// The key by which a specification names its model: lines before single characters.
    private static func modelKey(of object: TemplateObject) -> KeyDefinition {
        typealias Keys = TextLineSpecificationKeys
        return object.string(Keys.lineModel).isEmpty ? Keys.characterModel : Keys.lineModel
    }

    static func modelName(of object: TemplateObject) -> String { object.string(modelKey(of: object)) }

    /// The characters of the model that the specification names.
    private mutating func alphabet(of object: TemplateObject) -> CharacterMask {
        let key = Self.modelKey(of: object)
        let name = object.string(key)
        let model = table.find(name, .model) ?? table.find(name, .characterModel)
        if RecognizerAlphabet.named(name) == nil {
            let place = object.place(of: key)
            log.warning(
                .modelFileNotFound, "the model \"\(name)\" is unknown here; every printable character counts",
                at: place.path, offset: place.offset,
                hint: "name one of " + RecognizerAlphabet.names.joined(separator: ", "))
        }
        var alphabet = RecognizerAlphabet.named(name) ?? .printable
        let charSet =
            model?.object(ModelKeys.arguments)?.object(ModelKeys.charSet) ?? model?.object(CharacterModelKeys.charSet)
        if let charSet {
            alphabet = alphabet.union(CharacterMask((charSet.strings(CharSetKeys.added) ?? []).joined()))
                .subtracting(CharacterMask((charSet.strings(CharSetKeys.excluded) ?? []).joined()))
        }
        return alphabet
    }

    mutating func heightRange(_ object: TemplateObject, _ key: KeyDefinition) -> CharacterHeightRange? {
        guard let values = object.integers(key), values.count == 3 else { return nil }
        if values[0] > values[1] { reportReversed(object, key) }
        if values[2] > 1 || (values[2] == 1 && values[1] > 1000) {
            let place = object.place(of: key)
            log.error(
                .parameterValueInvalid, "\(values) is no range of heights", at: place.path, offset: place.offset,
                hint: "the third number is 0 or 1, and heights in per mille are at most 1000")
        }
        return CharacterHeightRange(
            least: values[0], most: values[1], unit: values[2] == 1 ? .perMille : .pixels)
    }

    private mutating func area(of object: TemplateObject) -> [AreaCorner]? {
        let corners = TextLineSpecificationKeys.points.compactMap { key -> AreaCorner? in
            guard let values = object.integers(key), values.count == 2 else { return nil }
            return AreaCorner(x: values[0], y: values[1])
        }
        guard !corners.isEmpty else { return nil }
        guard corners.count == 4 else {
            log.error(
                .parameterValueInvalid, "\(corners.count) of four corner points", at: object.path,
                offset: object.offset, hint: "give FirstPoint, SecondPoint, ThirdPoint and FourthPoint, or none")
            return nil
        }
        return corners
    }

    /// Notes what contradicts itself between the parts of a group.
    private mutating func checkLayout(_ plan: LineSpecificationPlan, of object: TemplateObject) {
        typealias Keys = TextLineSpecificationKeys
        if !plan.subGroups.isEmpty, plan.expectedLineCount > 0, plan.expectedLineCount != plan.lines.count {
            let place = object.place(of: Keys.linesCount)
            log.error(
                .textLineGroupLayoutConflict,
                "\(plan.expectedLineCount) lines are expected and \(plan.lines.count) described", at: place.path,
                offset: place.offset, hint: "let TextLinesCount and SubGroups agree")
        }
        if !plan.referenceGroupName.isEmpty && Self.names(in: object).contains(plan.referenceGroupName) {
            let place = object.place(of: Keys.referenceGroup)
            log.error(
                .textLineGroupLayoutConflict,
                "a group cannot be placed by itself or a part of itself (\"\(plan.referenceGroupName)\")",
                at: place.path, offset: place.offset, hint: "name another group")
        }
        if plan.joinsLines, let lengths = plan.fixedLineLengths {
            let total = lengths.reduce(0, +) + max(0, lengths.count - 1) * plan.separator.utf8.count
            if !plan.joinedLengths.contains(total) {
                let place = object.place(of: Keys.joinedLengthRange)
                log.error(
                    .textLineGroupLayoutConflict,
                    "the joined lines have \(total) characters, \(plan.joinedLengths.lowerBound) to \(plan.joinedLengths.upperBound) are asked for",
                    at: place.path, offset: place.offset, hint: "widen ConcatStringLengthRange")
            }
        }
    }

    /// The names of a specification and of all in it.
    private static func names(in object: TemplateObject) -> Set<String> {
        (object.objects(TextLineSpecificationKeys.subGroups) ?? []).reduce(into: [object.name]) {
            $0.formUnion(names(in: $1))
        }
    }
}
