/// Why bytes did not become a picture.
package enum CodecError: Error, Sendable, Equatable, CustomStringConvertible {
    /// There are no bytes.
    case empty
    /// The bytes are something else; the text says what they look like.
    case notAnImage(looksLike: String)
    /// A picture of a kind that is not read; the text names the kind.
    case unsupported(String)
    /// A kind that could be read, but what is needed for it is not there; the texts name the kind, what is missing, and
    /// what to do.
    case leftOut(String, because: String, hint: String)
    /// A picture that breaks the rules of its format.
    case damaged(format: ImageFormat, reason: String)
    /// More pixels than allowed.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// More bytes than allowed.
    case fileTooLarge(bytes: Int, limit: Int)
    /// Decoding takes more memory than is allowed or there; the text is the decoder's.
    case outOfMemory(String)
    /// A page that the file does not have; pages count from 0.
    case noSuchPage(Int, count: Int)

    /// What is wrong, in one sentence without a full stop.
    package var message: String {
        switch self {
        case .empty: "the file is empty"
        case .notAnImage(let looksLike): "not a picture: it looks like \(looksLike)"
        case .unsupported(let kind): "\(kind) is not supported"
        case .leftOut(let kind, let reason, _): "\(kind) cannot be read: \(reason)"
        case .damaged(.pdf, let reason): "damaged PDF document: \(reason)"
        case .damaged(let format, let reason): "damaged \(format.rawValue) picture: \(reason)"
        case .tooLarge(let width, let height, let limit):
            "the picture is \(width) × \(height) pixels, more than the limit of \(limit) pixels"
        case .fileTooLarge(let bytes, let limit): "the file has \(bytes) bytes, more than the limit of \(limit)"
        case .outOfMemory(let reason): "decoding takes too much memory (\(reason))"
        case .noSuchPage(let page, let count): "there is no page \(page + 1): the file has \(count)"
        }
    }

    /// What a person can do about it.
    package var hint: String {
        switch self {
        case .empty, .damaged: "copy or export the picture again"
        case .leftOut(_, _, let hint): hint
        case .notAnImage, .unsupported: "convert it to JPEG, PNG or TIFF"
        case .tooLarge, .outOfMemory: "make the picture smaller, or cut out the document"
        case .fileTooLarge: "store the picture compressed or smaller"
        case .noSuchPage: "pages count from 1"
        }
    }

    package var description: String { "\(message) (\(hint))" }
}
