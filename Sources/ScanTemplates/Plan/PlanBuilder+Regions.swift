// Where regions are, and which results they and the parsers take.
extension PlanBuilder {
    mutating func location(of region: TemplateObject) -> RegionLocation {
        guard let location = region.object(TargetROIDefKeys.location) else { return .wholeImage }
        let filter = location.object(LocationKeys.filter).map { resultFilter(of: $0) }
        guard let offset = location.object(LocationKeys.offset) else {
            return RegionLocation(
                reference: filter.map { .results($0) } ?? .wholeImage, originIndex: 0, corners: nil)
        }
        let isWholeImage = offset.string(OffsetKeys.objectType) == "ROT_WHOLE_IMAGE"
        return RegionLocation(
            reference: isWholeImage ? .wholeImage : filter.map { .results($0) } ?? .wholeImage,
            originIndex: offset.integer(OffsetKeys.originIndex), corners: corners(of: offset))
    }

    private mutating func corners(of offset: TemplateObject) -> [RegionLocation.Corner]? {
        let written = OffsetKeys.points.filter(offset.has)
        guard !written.isEmpty else { return nil }
        guard written.count == OffsetKeys.points.count else {
            log.error(
                .parameterValueInvalid, "\(written.count) of four corner points", at: offset.path,
                offset: offset.offset, hint: "give FirstPoint, SecondPoint, ThirdPoint and FourthPoint, or none")
            return nil
        }
        let byPercentage = offset.flag(OffsetKeys.byPercentage)
        return OffsetKeys.points.compactMap { key in
            let values = offset.integers(key) ?? []
            guard values.count == 2 || values.count == 4 else {
                let place = offset.place(of: key)
                log.error(
                    .parameterValueInvalid, "\(values.count) numbers in a corner point", at: place.path,
                    offset: place.offset, hint: "give 2 or 4")
                return nil
            }
            return RegionLocation.Corner(
                x: .init(value: values[0], isPercentage: values.count == 4 ? values[2] != 0 : byPercentage),
                y: .init(value: values[1], isPercentage: values.count == 4 ? values[3] != 0 : byPercentage))
        }
    }

    mutating func resultFilter(of object: TemplateObject?) -> ResultFilter {
        guard let object else { return .everything }
        let types = object.strings(ReferenceObjectFilterKeys.resultTypes) ?? []
        let condition = object.object(ReferenceObjectFilterKeys.textLineCondition)
        return ResultFilter(
            regions: object.strings(ReferenceObjectFilterKeys.regions),
            tasks: object.strings(ReferenceObjectFilterKeys.tasks), acceptsTextLines: types.contains("ART_TEXT_LINE"),
            acceptsFrames: types.contains("ART_FRAME"),
            lineNumbers: condition.map { lineNumbers($0, ReferenceObjectFilterKeys.lineNumbers) } ?? .all,
            linePattern: condition.flatMap {
                pattern($0, ReferenceObjectFilterKeys.linePattern, lengths: 0...LinePattern.maximumLength)
            })
    }

    mutating func lineNumbers(_ object: TemplateObject, _ key: KeyDefinition) -> LineNumbers {
        if let numbers = LineNumbers(object.string(key)) { return numbers }
        let place = object.place(of: key)
        log.error(
            .parameterValueInvalid, "not a list of line numbers: \"\(object.string(key))\"", at: place.path,
            offset: place.offset, hint: "write such as 1-3,5")
        return .all
    }
}
