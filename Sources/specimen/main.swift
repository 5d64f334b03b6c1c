#if canImport(Glibc)
    @preconcurrency import Glibc
#endif

let usages = [LinesCommand.usage, ScoreCommand.usage, DocumentsCommand.usage, TestImagesCommand.usage]

/// Runs one subcommand and says on stderr what went wrong.
func runSpecimen() -> Int32 {
    var words = Array(CommandLine.arguments.dropFirst())
    let command = words.isEmpty ? "--help" : words.removeFirst()
    var arguments = Arguments(words)
    do throws(SpecimenError) {
        switch command {
        case "lines": try LinesCommand(&arguments).run()
        case "score": try ScoreCommand(&arguments).run()
        case "documents": try DocumentsCommand(&arguments).run()
        case "test-images": try TestImagesCommand(&arguments).run()
        case "--help", "-h":
            print("usage:\n" + usages.joined(separator: "\n"))
        default: throw SpecimenError("unknown command \(command); specimen --help lists them")
        }
        return 0
    } catch {
        fputs("specimen: \(error)\n", stderr)
        return 64
    }
}

exit(runSpecimen())
