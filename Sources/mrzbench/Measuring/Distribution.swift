/// The spread of some measured values.
struct Distribution {
    private let values: [Double]

    init(_ values: [Double]) {
        self.values = values.sorted()
    }

    /// 0 of no values, as are all others.
    var minimum: Double { values.first ?? 0 }

    var maximum: Double { values.last ?? 0 }

    /// The middle value, or the mean of the two middle ones.
    var median: Double {
        guard !values.isEmpty else { return 0 }
        return (values[(values.count - 1) / 2] + values[values.count / 2]) / 2
    }

    /// The smallest value that at least 95 % of the values do not exceed.
    var percentile95: Double {
        guard !values.isEmpty else { return 0 }
        return values[(values.count * 95 + 99) / 100 - 1]
    }
}
