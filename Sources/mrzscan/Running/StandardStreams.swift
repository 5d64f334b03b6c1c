import Glibc

/// Guards the three standard descriptors.
enum StandardStreams {
    /// Fills the places of closed streams, so that no picture is opened as descriptor 1 and results written into it.
    ///
    /// The stand-in for a closed output can only be read, so that writing to it fails as it should.
    static func reserve() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free number is taken, which is this one.
            _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
