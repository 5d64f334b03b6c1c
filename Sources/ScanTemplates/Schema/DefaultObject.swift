/// Names of objects that exist without being written in a file.
///
/// All their keys have their defaults.
enum DefaultObject {
    static let region = "roi_default"
    static let barcodeTask = "dbr_task_default"
    static let labelTask = "dlr_task_default"
    static let documentTask = "ddn_task_default"
    static let textLineSpecification = "tls_default"
    static let imageParameter = "ip_default"

    /// The kind of each of them.
    static let kinds: [String: ObjectKind] = [
        region: .targetROIDef, barcodeTask: .barcodeTask, labelTask: .labelTask, documentTask: .documentTask,
        textLineSpecification: .textLineSpecification, imageParameter: .imageParameter,
    ]
}
