/// The stages of this engine's own tasks, whose additions to the format hold for files that do not have them: a file
/// written for another engine is read with the same care as ours.
struct OwnStages: Sendable {
    static let localization = "SST_LOCALIZE_TEXT_LINES"
    static let recognition = "SST_RECOGNIZE_RAW_TEXT_LINES"
    static let assembly = "SST_ASSEMBLE_TEXT_LINES"

    /// Those of the task for vehicle identification numbers.
    static let vehicleNumbers = OwnStages(task: "task-vin")

    private var stages: [TemplateObject] = []

    /// None: the defaults of the keys hold.
    init() {}

    /// Those of a task of the built-in file; that it can be read is tested.
    private init(task name: String) {
        guard let file = try? TemplateFile.factory(), let task = file.table.find(name, .labelTask) else { return }
        stages = (task.objects(LabelTaskKeys.sections) ?? []).flatMap { $0.objects(LabelSectionKeys.stages) ?? [] }
    }

    /// A stage with the keys that it lacks and that only this engine has.
    func completing(_ stage: TemplateObject, named name: String) -> TemplateObject {
        guard let own = stages.first(where: { $0.string(LabelStageKeys.stage) == name }) else { return stage }
        var stage = stage
        for key in LocalizationKeys.all + RecognitionKeys.all where !stage.has(key) {
            stage.values[key.name] = own.values[key.name]
        }
        return stage
    }
}
