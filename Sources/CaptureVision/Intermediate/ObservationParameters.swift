/// What a receiver of intermediate results wants to be told.
public struct ObservationParameters: Sendable, Hashable {
    /// The kinds of units.
    public var observedResultUnitTypes: IntermediateResultUnitType
    private var tasks: Set<String> = []

    /// By default everything of every task.
    public init(observedResultUnitTypes: IntermediateResultUnitType = .all) {
        self.observedResultUnitTypes = observedResultUnitTypes
    }

    /// Adds a task; as soon as one is added, others are no longer told.
    public mutating func addObservedTask(_ taskName: String) { tasks.insert(taskName) }

    /// Takes a task away again.
    public mutating func removeObservedTask(_ taskName: String) { tasks.remove(taskName) }

    /// Whether units of a task are told.
    public func isTaskObserved(_ taskName: String) -> Bool { tasks.isEmpty || tasks.contains(taskName) }
}
