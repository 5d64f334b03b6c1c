/// A region of the image and the tasks that run on it.
enum TargetROIDefKeys {
    static let base = KeyDefinition.honoured(
        "BaseTargetROIDefName", .name(of: [.targetROIDef]), default: .string(""), "Missing keys are taken from there.")
    static let tasks = KeyDefinition.honoured(
        "TaskSettingNameArray", .names(of: ObjectKind.tasks),
        default: .strings([DefaultObject.barcodeTask, DefaultObject.labelTask, DefaultObject.documentTask]),
        "The tasks that run on the region.")
    static let pauseFlag = KeyDefinition.accepted(
        "PauseFlag", .flag, default: .integer(0), "1: dependent regions wait until the results are updated.")
    static let deduplicates = KeyDefinition.honoured(
        "EnableResultsDeduplication", .flag, default: .integer(1),
        "1: what several tasks read alike in one place is reported once, for the first; 0: for each.")
    static let location = KeyDefinition.honoured(
        "Location", .object(.location), "Which part of the image; none: all of it.")

    static let definition = ObjectDefinition(
        "TargetROIDef", listKey: "TargetROIDefOptions", keys: [tasks, pauseFlag, deduplicates, location], baseKey: base)
}

/// Where a region is: relative to the image or to what another region found.
enum LocationKeys {
    static let filter = KeyDefinition.honoured(
        "ReferenceObjectFilter", .object(.referenceObjectFilter),
        "Which results of other regions this one is placed by; none: the whole image.")
    static let offset = KeyDefinition.honoured(
        "Offset", .object(.offset), "The part of the reference that is meant; none: all of it.")

    static let definition = ObjectDefinition("Location", keys: [filter, offset])
}

/// A quadrilateral within the reference.
enum OffsetKeys {
    static let originIndex = KeyDefinition.honoured(
        "ReferenceObjectOriginIndex", .integer(0...3), default: .integer(0),
        "The corner that is the origin: top left, top right, bottom right, bottom left.")
    static let objectType = KeyDefinition.honoured(
        "ReferenceObjectType", .choice(["ROT_ATOMIC_OBJECT", "ROT_WHOLE_IMAGE"]), default: .string("ROT_ATOMIC_OBJECT"),
        "What is the reference: what was found, or the whole image.")
    static let byPercentage = KeyDefinition.honoured(
        "MeasuredByPercentage", .flag, default: .integer(1), "1: points are per cent of the reference; 0: pixels.")
    static let points = ["FirstPoint", "SecondPoint", "ThirdPoint", "FourthPoint"].map {
        KeyDefinition.honoured(
            $0, .integers(count: 2...4, each: -0x7FFF_FFFF...0x7FFF_FFFF),
            "A corner, clockwise from the top left one: x and y, or x, y and for each whether it is a percentage.")
    }
    static let axes = ["ReferenceXAxis", "ReferenceYAxis"].map {
        KeyDefinition.accepted(
            $0, .object(.axis), "Direction of an axis of the reference; its edges are the axes here.")
    }

    static let definition = ObjectDefinition(
        "Offset", keys: [originIndex, objectType, byPercentage] + points + axes)

    static let axisDefinition = ObjectDefinition(
        "ReferenceAxis",
        keys: [
            .accepted(
                "AxisType", .choice(["AT_MIDPOINT_EDGE", "AT_EDGE", "AT_ROTATION_OTHER_AXIS"]),
                default: .string("AT_MIDPOINT_EDGE"), "How the axis is found."),
            .accepted("EdgeIndex", .integer(0...3), "The edge of the reference."),
            .accepted("RotationAngle", .integer(0...180), default: .integer(90), "Degrees from the other axis."),
            .accepted("LengthReference", .choice(["LR_X", "LR_Y"]), "The length that counts as 100 per cent."),
        ])
}
