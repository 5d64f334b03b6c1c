/// What stops the program: always something a person can act on.
struct SpecimenError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
