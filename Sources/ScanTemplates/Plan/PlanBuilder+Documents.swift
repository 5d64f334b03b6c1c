// Finding documents and making them level.
extension PlanBuilder {
    mutating func documentTask(of task: TemplateObject) -> DocumentTaskPlan {
        let written = sections(
            of: task, DocumentTaskKeys.sections, former: DocumentTaskKeys.formerSections, kind: .documentSection)
        // A task without sections runs all of them.
        let runsAll = written.isEmpty
        func runs(_ name: String) -> Bool { runsAll || written[name] != nil }
        return DocumentTaskPlan(
            name: task.name, expectedCount: task.integer(DocumentTaskKeys.expectedCount),
            detection: runs(DocumentSectionKeys.detection)
                ? detection(written[DocumentSectionKeys.detection]) : nil,
            deskewing: runs(DocumentSectionKeys.deskewing)
                ? deskewing(written[DocumentSectionKeys.deskewing]) : nil,
            enhancement: runs(DocumentSectionKeys.enhancement)
                ? enhancement(of: written[DocumentSectionKeys.enhancement]) : nil)
    }

    private func documentStage(_ name: String, of section: TemplateObject?) -> TemplateObject {
        stage(name, of: section, DocumentSectionKeys.stages, DocumentStageKeys.stage, kind: .documentStage)
    }

    private mutating func detection(_ section: TemplateObject?) -> DocumentDetectionPlan? {
        let corners = documentStage("SST_DETECT_CORNERS", of: section)
        let quads = documentStage("SST_DETECT_QUADS", of: section)
        let angles =
            corners.object(DocumentStageKeys.cornerAngles)
            ?? TemplateObject(kind: .angleRange, path: .root, offset: 0, values: [:])
        let modes =
            quads.objects(DocumentStageKeys.quadModes)
            ?? [TemplateObject(kind: .quadrilateralDetectionMode, path: .root, offset: 0, values: [:])]
        guard let mode = modes.first(where: { $0.string(DocumentStageKeys.quadMode) != "QDM_SKIP" }) else { return nil }
        let ratio = mode.integer(DocumentStageKeys.leastAreaRatio)
        return DocumentDetectionPlan(
            image: image(of: section, for: .document),
            cornerAngles: angles.integer(DocumentStageKeys.leastAngle)...angles.integer(DocumentStageKeys.mostAngle),
            minimumAreaPercent: ratio > 0 ? Double(ratio) : quads.number(DocumentStageKeys.automaticAreaRatio),
            longerEdge: quads.integer(DocumentStageKeys.detectionEdge),
            placingLongerEdge: quads.integer(DocumentStageKeys.placingEdge),
            maximumOutlines: quads.integer(DocumentStageKeys.maximumOutlines),
            minimumConfidence: quads.integer(DocumentStageKeys.leastConfidence))
    }

    private mutating func deskewing(_ section: TemplateObject?) -> DeskewPlan {
        let stage = documentStage("SST_DESKEW_IMAGE", of: section)
        let size = stage.integers(DocumentStageKeys.pageSize) ?? []
        guard size.count == 2 else { return DeskewPlan(pageWidth: nil, pageHeight: nil) }
        let (pixels, overflow) = max(size[0], 1).multipliedReportingOverflow(by: max(size[1], 1))
        if overflow || pixels >= 100_000_000 {
            let place = stage.place(of: DocumentStageKeys.pageSize)
            log.error(
                .parameterValueInvalid, "a page of \(size[0]) × \(size[1]) pixels", at: place.path,
                offset: place.offset, hint: "stay below 100 megapixels")
        }
        return DeskewPlan(pageWidth: size[0] > 0 ? size[0] : nil, pageHeight: size[1] > 0 ? size[1] : nil)
    }

    private mutating func enhancement(of section: TemplateObject?) -> DocumentEnhancementPlan {
        let stage = documentStage("SST_ENHANCE_IMAGE", of: section)
        return DocumentEnhancementPlan(
            image: image(of: section, for: .document),
            colourMode: DocumentEnhancementPlan.ColourMode(rawValue: stage.string(DocumentStageKeys.colourMode))
                ?? .colour,
            brightness: stage.integer(DocumentStageKeys.brightness),
            contrast: stage.integer(DocumentStageKeys.contrast))
    }
}
