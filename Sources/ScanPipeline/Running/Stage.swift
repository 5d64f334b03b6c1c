/// The steps of a scan, by the names that traces and templates use.
package enum StageName: String, Sendable, Hashable, CaseIterable {
    case scale
    case documentQuad
    case localize
    case group
    case orient
    case rectify
    case recognize
    case widen
    case decode
    case layout
    case secondLook
}

/// One step of a scan: reads slots of the context and fills others, and touches nothing else.
///
/// A stage is built once from its parameters, is immutable, and may run on any number of contexts at once.
package protocol Stage: Sendable {
    var name: StageName { get }
    func run(_ context: inout ScanContext) throws(StageError)
}

/// Why a scan could not be carried out; that nothing was found is no error.
package struct StageError: Error, Sendable, Hashable {
    package var stage: StageName
    package var message: String
    package var hint: String

    package init(stage: StageName, message: String, hint: String) {
        self.stage = stage
        self.message = message
        self.hint = hint
    }
}
