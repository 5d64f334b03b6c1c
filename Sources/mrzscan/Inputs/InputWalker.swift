import MRZScan

/// Turns paths into inputs one after the other: folders into the pictures within, in the order of their names.
///
/// What it holds does not grow with the number of files: a window of names for each folder that it is in, and the
/// identity of every folder that it has been in.
struct InputWalker: Sendable {
    private var operands: ArraySlice<FilePath>
    private let list: FilePath?
    private let isRecursive: Bool
    private let separator: UInt8
    private var openList: NameList?
    private var hasOpenedList = false
    private var folders: [FolderWalk] = []
    private var visited: Set<FileSystem.Identity> = []

    /// Walks over operands, and then over the names in a list.
    ///
    /// - Parameters:
    ///   - operands: files, folders, and `-` for standard input.
    ///   - list: a file with one name after the other, `-` for standard input; `nil` for none.
    ///   - separator: what ends each name of the list.
    ///   - isRecursive: whether folders within folders are walked as well.
    init(_ operands: [FilePath], list: FilePath? = nil, separator: UInt8 = UInt8(ascii: "\n"), isRecursive: Bool) {
        self.operands = operands[...]
        self.list = list
        self.separator = separator
        self.isRecursive = isRecursive
    }

    /// Whether another walk takes nothing from this one: the list, if there is one, is a file and no pipe.
    var canBeRepeated: Bool {
        guard let list else { return true }
        return list != FilePath("-") && (try? FileSystem.kind(of: list).kind) == .file
    }

    /// What to say when the whole walk gave nothing: what it was told to look into, and why that is not enough.
    var nothingFound: (place: FilePath?, error: ScanError) {
        guard let folder = operands.first else {
            let hint = "write one picture or folder a line, or with -0 ended by zero bytes"
            return (list, ScanError(.fileNotFound, "the list names nothing", hint: hint))
        }
        let hint = isRecursive ? "name pictures, or folders that hold some" : "-r looks into the folders within"
        return (folder, ScanError(.fileNotFound, "there is no picture in it", hint: hint))
    }

    /// The next input; `nil` at the end, or when the user has had enough.
    mutating func next() -> ScanInput? {
        while true {
            if let input = nextInFolders() { return input }
            if let operand = operands.popFirst() {
                if operand == FilePath("-") { return .standardInput }
                if let input = begin(operand) { return input }
            } else {
                let name: FilePath?
                do throws(ScanError) {
                    name = try nextInList()
                } catch {
                    openList = nil
                    return .failure(list ?? FilePath("-"), error)
                }
                guard let name else { return nil }
                if let input = begin(name) { return input }
            }
        }
    }

    /// A file as it is; a folder is entered, and gives its pictures from then on.
    private mutating func begin(_ path: FilePath) -> ScanInput? {
        visited = []
        do throws(ScanError) {
            // The system would take what is before it for the name, and read another file.
            guard !path.bytes.contains(0) else {
                throw ScanError(.fileNotFound, "the name holds a zero byte", hint: "-0 reads lists of that kind")
            }
            let (kind, identity) = try FileSystem.kind(of: path)
            guard kind == .folder else { return .file(path) }
            return try enter(path, identity)
        } catch {
            return .failure(path, error)
        }
    }

    /// Begins with a folder; one that was seen before, through a link, is empty.
    private mutating func enter(_ folder: FilePath, _ identity: FileSystem.Identity) throws(ScanError) -> ScanInput? {
        guard visited.insert(identity).inserted else { return nil }
        folders.append(try FolderWalk(folder))
        return nil
    }

    private mutating func nextInFolders() -> ScanInput? {
        while let last = folders.indices.last {
            let path: FilePath?
            do throws(ScanError) {
                path = try folders[last].next()
            } catch {
                return .failure(folders.removeLast().folder, error)
            }
            guard let path else {
                folders.removeLast()
                continue
            }
            do throws(ScanError) {
                // A link that leads nowhere is not worth a word within a folder.
                guard let (kind, identity) = try FileSystem.kindIfThere(path) else { continue }
                switch kind {
                case .file: if PictureNames.promisePicture(path) { return .file(path) }
                case .folder where isRecursive: _ = try enter(path, identity)
                case .folder, .other: break
                }
            } catch {
                return .failure(path, error)
            }
        }
        return nil
    }

    private mutating func nextInList() throws(ScanError) -> FilePath? {
        if !hasOpenedList, let list {
            hasOpenedList = true
            openList = try NameList(list, separator: separator)
        }
        return try openList?.next()
    }
}
