extension VINParser {
    /// The numbers of known makers that differ from one of an unknown maker by one look-alike in its first three places.
    ///
    /// Hardly any vehicle has a maker that is in no table, and 8 is easily taken for B.
    package func lookAlikesOfKnownMakers(_ record: VINRecord) -> [VINRecord] {
        guard record.maker == nil else { return [] }
        let text = Array(record.vin.utf8)
        var found: [VINRecord] = []
        for index in text.indices.prefix(3) {
            for other in VINLookAlikes.others(of: text[index]) {
                var changed = text
                changed[index] = other
                if let record = parse(utf8: changed), record.maker != nil, record.status != .invalid {
                    found.append(record)
                }
            }
        }
        return found
    }
}
