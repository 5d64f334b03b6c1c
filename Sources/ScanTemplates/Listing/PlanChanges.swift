/// A value that a program changed in a plan, and its place in the file that the plan was made from.
struct PlanChange {
    /// A step into an object: a key, or the element of a list that has a tag.
    enum Step {
        case key(String)
        case element(tag: String, String)
    }

    /// The object that is changed.
    let kind: ObjectKind
    let name: String
    let steps: [Step]
    /// `nil` takes a key away, and only makes an element be there.
    let value: JSONNode?
}

extension PipelinePlan {
    /// What simplified settings have changed since the plan was made.
    ///
    /// - Parameter original: the plan as it was made; it has the same regions and tasks.
    /// - Returns: the changes, object after object.
    func changes(since original: PipelinePlan) -> [PlanChange] {
        var list = PlanChangeList()
        list.object = (.captureVisionTemplate, templateName)
        list.note(
            [.key(CaptureVisionTemplateKeys.outputsOriginalImage.name)], outputsOriginalImage ? 1 : 0,
            original.outputsOriginalImage ? 1 : 0)
        list.note(
            [.key(CaptureVisionTemplateKeys.maximumParallelTasks.name)], maximumParallelTasks,
            original.maximumParallelTasks)
        list.note(
            [.key(CaptureVisionTemplateKeys.minimumCaptureInterval.name)], minimumCaptureIntervalMilliseconds,
            original.minimumCaptureIntervalMilliseconds)
        list.note([.key(CaptureVisionTemplateKeys.timeout.name)], timeoutMilliseconds, original.timeoutMilliseconds)
        for (region, former) in zip(regions, original.regions) {
            list.object = (.targetROIDef, region.name)
            list.noteCorners(region.location.corners, former.location.corners)
            for (task, former) in zip(region.tasks, former.tasks) {
                switch (task, former) {
                case (.textLines(let task), .textLines(let former)): list.note(task, former)
                case (.document(let task), .document(let former)): list.note(task, former)
                default: break
                }
            }
        }
        return list.changes
    }
}

/// Collects changes, object after object.
private struct PlanChangeList {
    var object: (kind: ObjectKind, name: String) = (.captureVisionTemplate, "")
    private(set) var changes: [PlanChange] = []

    private mutating func add(_ steps: [PlanChange.Step], _ value: JSONNode.Value?) {
        changes.append(
            PlanChange(kind: object.kind, name: object.name, steps: steps, value: value.map { JSONNode($0) }))
    }

    mutating func note(_ steps: [PlanChange.Step], _ value: Int, _ former: Int) {
        if value != former { add(steps, .integer(value)) }
    }

    mutating func noteCorners(_ corners: [RegionLocation.Corner]?, _ former: [RegionLocation.Corner]?) {
        guard corners != former else { return }
        for (index, key) in OffsetKeys.points.enumerated() {
            let steps: [PlanChange.Step] = [
                .key(TargetROIDefKeys.location.name), .key(LocationKeys.offset.name), .key(key.name),
            ]
            guard let corners, corners.indices.contains(index) else {
                add(steps, nil)
                continue
            }
            // With four numbers a corner says itself what it is measured in.
            let (x, y) = (corners[index].x, corners[index].y)
            let numbers = [x.value, y.value, x.isPercentage ? 1 : 0, y.isPercentage ? 1 : 0]
            add(steps, .array(numbers.map { JSONNode(.integer($0)) }))
        }
    }

    mutating func note(_ task: TextLineTaskPlan, _ former: TextLineTaskPlan) {
        object = (.labelTask, task.name)
        let pattern = task.recognition.resultPattern?.source ?? ""
        guard pattern != former.recognition.resultPattern?.source ?? "" else { return }
        add(
            Self.stage(LabelSectionKeys.recognition, OwnStages.assembly) + [.key(LabelStageKeys.pattern.name)],
            .string(pattern))
    }

    mutating func note(_ task: DocumentTaskPlan, _ former: DocumentTaskPlan) {
        object = (.documentTask, task.name)
        note([.key(DocumentTaskKeys.expectedCount.name)], task.expectedCount, former.expectedCount)
        if (task.detection, task.deskewing, task.enhancement)
            != (former.detection, former.deskewing, former.enhancement)
        {
            // A task that names no section runs all of them; once one is named, all that run must be.
            let sections = [
                task.detection.map { _ in DocumentSectionKeys.detection },
                task.deskewing.map { _ in DocumentSectionKeys.deskewing },
                task.enhancement.map { _ in DocumentSectionKeys.enhancement },
            ]
            for section in sections.compactMap(\.self) {
                add(
                    [.key(DocumentTaskKeys.sections.name), .element(tag: DocumentSectionKeys.section.name, section)],
                    nil)
            }
        }
        if let new = task.detection, let old = former.detection {
            note(
                Self.stage(DocumentSectionKeys.detection, "SST_DETECT_QUADS") + [
                    .key(DocumentStageKeys.quadModes.name),
                    .element(tag: DocumentStageKeys.quadMode.name, "QDM_GENERAL"),
                    .key(DocumentStageKeys.leastAreaRatio.name),
                ], Int(new.minimumAreaPercent.rounded()), Int(old.minimumAreaPercent.rounded()))
        }
        if let new = task.deskewing, let old = former.deskewing, new != old {
            let size = [new.pageWidth ?? -1, new.pageHeight ?? -1]
            add(
                Self.stage(DocumentSectionKeys.deskewing, "SST_DESKEW_IMAGE") + [.key(DocumentStageKeys.pageSize.name)],
                .array(size.map { JSONNode(.integer($0)) }))
        }
        if let new = task.enhancement, let old = former.enhancement {
            let stage = Self.stage(DocumentSectionKeys.enhancement, "SST_ENHANCE_IMAGE")
            if new.colourMode != old.colourMode {
                add(stage + [.key(DocumentStageKeys.colourMode.name)], .string(new.colourMode.rawValue))
            }
            note(stage + [.key(DocumentStageKeys.brightness.name)], new.brightness, old.brightness)
            note(stage + [.key(DocumentStageKeys.contrast.name)], new.contrast, old.contrast)
        }
    }

    /// The way to a stage; keys and tags are the same for tasks of both kinds.
    private static func stage(_ section: String, _ stage: String) -> [PlanChange.Step] {
        [
            .key(LabelTaskKeys.sections.name), .element(tag: LabelSectionKeys.section.name, section),
            .key(LabelSectionKeys.stages.name), .element(tag: LabelStageKeys.stage.name, stage),
        ]
    }
}

extension JSONNode {
    /// The same object with a value put at the end of a way, whose missing parts are made; `nil` takes the key away
    /// at its end, and leaves the element there as it is.
    func changed(_ value: JSONNode?, at steps: ArraySlice<PlanChange.Step>) -> JSONNode {
        guard let step = steps.first else { return value ?? self }
        let rest = steps.dropFirst()
        switch step {
        case .key(let name):
            var members = members ?? []
            let index = members.firstIndex { $0.name == name }
            if rest.isEmpty, value == nil {
                if let index { members.remove(at: index) }
                return JSONNode(.object(members))
            }
            let inner = index.map { members[$0].value } ?? JSONNode(.null)
            let member = JSONMember(name: name, value: inner.changed(value, at: rest))
            if let index { members[index] = member } else { members.append(member) }
            return JSONNode(.object(members))
        case .element(let tag, let name):
            var elements = elements ?? []
            let index = elements.firstIndex { element in
                element.members?.first { $0.name == tag }?.value.string == name
            }
            let inner =
                index.map { elements[$0] } ?? JSONNode(.object([JSONMember(name: tag, value: JSONNode(.string(name)))]))
            let element = inner.changed(value, at: rest)
            if let index { elements[index] = element } else { elements.append(element) }
            return JSONNode(.array(elements))
        }
    }
}
