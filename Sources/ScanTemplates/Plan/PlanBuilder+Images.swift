// How images are prepared.
extension PlanBuilder {
    /// What a section does with the image, which decides some defaults.
    enum ImageUse {
        case text
        case document
    }

    mutating func image(of section: TemplateObject?, for use: ImageUse) -> ImagePlan {
        let name = section?.string(LabelSectionKeys.imageParameter) ?? ""
        let parameter = table.find(name, .imageParameter)
        return ImagePlan(
            scale: scale(parameter),
            grayConversions: value(ImageStageKeys.colourConversion, parameter).compactMap(Self.grayConversion)
                .orDefault(
                    use == .text ? [.standard] : [.standard, .edgeEnhancement, .channel(.hue)]),
            transformations: value(ImageStageKeys.transformation, parameter).flatMap(Self.transformations)
                .orDefault(use == .text ? [.original, .inverted] : [.original]),
            enhancements: value(ImageStageKeys.enhancement, parameter).compactMap(Self.enhancement)
                .orDefault([.none]),
            binarizations: value(ImageStageKeys.binarization, parameter).compactMap(Self.binarization)
                .orDefault([.localBlock(width: 0, height: 0, compensation: 10, fillsVacancy: true)]),
            text: textDetection(parameter, for: use))
    }

    /// The stage of an image parameter that has a key, or the parameter itself, where the former format has the key.
    private func owner(of key: KeyDefinition, _ parameter: TemplateObject?) -> TemplateObject? {
        guard let parameter else { return nil }
        let stages = parameter.objects(ImageParameterKeys.stages) ?? []
        // Another stage has a key of the same name: the one for images without texture.
        let written = stages.first {
            $0.has(key) && $0.string(ImageStageKeys.stage) != "SST_BINARIZE_TEXTURE_REMOVED_GRAYSCALE"
        }
        return written ?? (parameter.has(key) ? parameter : nil)
    }

    private func value(_ key: KeyDefinition, _ parameter: TemplateObject?) -> [TemplateObject] {
        owner(of: key, parameter)?.objects(key) ?? []
    }

    private func scale(_ parameter: TemplateObject?) -> ScalePlan {
        let former = parameter?.integer(FormerFormatKeys.scaleThreshold)
        guard let setting = owner(of: ImageStageKeys.scale, parameter)?.object(ImageStageKeys.scale) else {
            return ScalePlan(
                enlarges: false, edge: .shorter,
                threshold: former
                    ?? TemplateObject(kind: .imageScaleSetting, path: .root, offset: 0, values: [:])
                    .integer(ImageModeKeys.edgeThreshold))
        }
        return ScalePlan(
            enlarges: setting.string(ImageModeKeys.scaleType) == "ST_SCALE_UP",
            edge: ScalePlan.Edge(rawValue: setting.string(ImageModeKeys.referenceEdge)) ?? .shorter,
            threshold: setting.integer(ImageModeKeys.edgeThreshold))
    }

    private static func grayConversion(_ mode: TemplateObject) -> GrayConversionPlan? {
        switch mode.string(ImageModeKeys.colourMode) {
        case "CICM_GENERAL":
            let weights = ImageModeKeys.channelWeights.map(mode.integer)
            // A weight of -1 leaves the weighting to the engine.
            guard weights.allSatisfy({ $0 >= 0 }), weights.contains(where: { $0 > 0 }) else { return .standard }
            return .weighted(red: weights[0], green: weights[1], blue: weights[2])
        case "CICM_HSV":
            return .channel(GrayConversionPlan.Channel(rawValue: mode.string(ImageModeKeys.channel)) ?? .hue)
        case "CICM_EDGE_ENHANCEMENT": return .edgeEnhancement
        default: return nil
        }
    }

    private static func transformations(_ mode: TemplateObject) -> [ImagePlan.Transformation] {
        switch mode.string(ImageModeKeys.transformationMode) {
        case "GTM_ORIGINAL": [.original]
        case "GTM_INVERTED": [.inverted]
        case "GTM_AUTO": [.original, .inverted]
        default: []
        }
    }

    static func enhancement(_ mode: TemplateObject) -> EnhancementPlan? {
        let smooth = ImageModeKeys.smoothBlock.map(mode.integer)
        let sharpen = ImageModeKeys.sharpenBlock.map(mode.integer)
        return switch mode.string(ImageModeKeys.enhancementMode) {
        case "GEM_GENERAL", "GEM_AUTO": EnhancementPlan.none
        case "GEM_GRAY_EQUALIZE": .equalize(sensitivity: mode.integer(ImageModeKeys.enhancementSensitivity))
        case "GEM_GRAY_SMOOTH": .smooth(blockWidth: smooth[0], blockHeight: smooth[1])
        case "GEM_SHARPEN_SMOOTH":
            .sharpenAndSmooth(
                sharpenWidth: sharpen[0], sharpenHeight: sharpen[1], smoothWidth: smooth[0], smoothHeight: smooth[1])
        default: nil
        }
    }

    static func binarization(_ mode: TemplateObject) -> BinarizationPlan? {
        let fills = mode.flag(BinarizationModeKeys.fillsVacancy)
        switch mode.string(BinarizationModeKeys.mode) {
        case "BM_LOCAL_BLOCK":
            let size = BinarizationModeKeys.blockSize.map(mode.integer)
            return .localBlock(
                width: size[0], height: size[1], compensation: mode.integer(BinarizationModeKeys.compensation),
                fillsVacancy: fills)
        case "BM_THRESHOLD":
            let level = mode.integer(BinarizationModeKeys.threshold)
            return .threshold(level >= 0 ? level : nil, fillsVacancy: fills)
        case "BM_AUTO": return .automatic(fillsVacancy: fills)
        default: return nil
        }
    }

    private mutating func textDetection(_ parameter: TemplateObject?, for use: ImageUse) -> TextDetectionPlan {
        typealias Keys = TextDetectionModeKeys
        let written = owner(of: ImageStageKeys.textDetection, parameter)?.object(ImageStageKeys.textDetection)
        let mode = written ?? TemplateObject(kind: .textDetectionMode, path: .root, offset: 0, values: [:])
        let spacing = mode.integer(Keys.spacing)
        // In documents words of any height are looked for, unless the file says otherwise.
        let standard = CharacterHeightRange(least: use == .text ? 20 : 1, most: 1000, unit: .perMille)
        return TextDetectionPlan(
            isEnabled: mode.string(Keys.mode) != "TTDM_SKIP",
            direction: TextDetectionPlan.Direction(rawValue: mode.string(Keys.direction)) ?? .horizontal,
            heightRange: mode.has(Keys.heightRange) ? heightRange(mode, Keys.heightRange) ?? standard : standard,
            maximumSpacingPercent: spacing >= 0 ? spacing : nil, sensitivity: mode.integer(Keys.sensitivity),
            lengths: range(mode, Keys.lengthRange))
    }
}

extension Array {
    /// The array itself, or another one when it is empty.
    fileprivate func orDefault(_ other: [Element]) -> [Element] { isEmpty ? other : self }
}
