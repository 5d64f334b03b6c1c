/// The way from the root of a JSON text to a value.
///
/// Written out only when somebody asks.
indirect enum JSONPath: Sendable, Equatable {
    case root
    case key(JSONPath, String)
    case index(JSONPath, Int)

    func key(_ name: String) -> JSONPath { .key(self, name) }
    func index(_ index: Int) -> JSONPath { .index(self, index) }
}

extension JSONPath: CustomStringConvertible {
    var description: String {
        switch self {
        case .root: ""
        case .key(.root, let name): name
        case .key(let parent, let name): "\(parent).\(name)"
        case .index(let parent, let index): "\(parent)[\(index)]"
        }
    }
}
