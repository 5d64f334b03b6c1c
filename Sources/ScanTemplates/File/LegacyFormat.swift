/// Recognises template files of older products, whose structure is another one.
enum LegacyFormat {
    /// Keys at the top of such files that the present format does not have.
    private static let keys = [
        "LabelRecognizerParameterArray", "LineSpecificationArray", "ReferenceRegionArray", "TextAreaArray",
        "CharacterModelArray",
    ]

    static func evidence(in members: [JSONMember]) -> (product: String, key: String, offset: Int)? {
        for key in keys {
            if let member = members.first(where: { $0.name == key }) {
                return ("Label Recognizer 2.x", key, member.offset)
            }
        }
        return nil
    }
}
