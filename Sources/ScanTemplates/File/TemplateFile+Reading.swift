import Glibc

extension TemplateFile {
    /// Reads a template file from bytes; `name` is for messages.
    ///
    /// - Throws: `TemplateError` with every error and warning of the file.
    package static func read(_ bytes: [UInt8], name: String) throws(TemplateError) -> TemplateFile {
        try TemplateFileReader.read(bytes, name: name)
    }

    /// Reads a template file from a path.
    ///
    /// Not more than the size limit is read, whatever the path leads to.
    ///
    /// - Throws: `TemplateError`; its code is `fileNotFound` when there is no file that can be read.
    package static func read(contentsOf path: String) throws(TemplateError) -> TemplateFile {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            let isAbsent = errno == ENOENT || errno == ENOTDIR
            throw unreadable(path, isAbsent ? "there is no such file" : "the file cannot be opened")
        }
        defer { close(descriptor) }
        // One byte more than allowed, so that the reader notices what is too large.
        let limit = JSONReader.Limits().bytes + 1
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < limit {
            let wanted = min(buffer.count, limit - bytes.count)
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, wanted) }
            if count == 0 { break }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw unreadable(path, "the file cannot be read; is it a folder?") }
            bytes += buffer[..<count]
        }
        return try read(bytes, name: path)
    }

    private static func unreadable(_ path: String, _ message: String) -> TemplateError {
        TemplateError(
            TemplateDiagnostic(
                severity: .error, code: .fileNotFound, file: path, place: nil, path: "", message: message,
                hint: "check the path of the template file"))
    }
}
