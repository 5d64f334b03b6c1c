import CommandSupport
import MRZScan

/// The texts of `--help`, made from the tables of options.
enum HelpText {
    static var scan: String {
        """
        Usage: mrzscan [OPTIONS] PATH…
               mrzscan detect [OPTIONS] PATH…
               mrzscan watch [OPTIONS] SOURCE
               mrzscan parse [OPTIONS] [TEXT… | -]
               mrzscan templates list | show NAME | check FILE…

        Reads the machine readable zones of passports, identity cards and visas in pictures; with
        --template ReadVINText the identification numbers of vehicles, with --template auto both.
        A PATH is a picture (JPEG, PNG, TIFF, PDF, HEIC, AVIF, JPEG 2000, WebP, BMP, GIF, PNM), a folder, or
        - for standard input.
        Results keep the order of the inputs, folders that of the bytes of their names, whatever --jobs is.
        The pictures within --format html get smaller with the number of pages: large for the first 40, without
        the original from 300 on, and none once they take \(HTMLRenderer.pictureLimit >> 20) MB together, which the report says.

        Options:
        \(table(ScanArguments.options))

        Templates:
        \(Columns.wrapped(MRZScanner.templateNames, indentation: 2, width: 100))

        \(exitStatus)

        """
    }

    static var detect: String {
        """
        Usage: mrzscan detect [OPTIONS] PATH…

        Says whether a picture holds a machine readable zone, where, and how sure that is, without reading it:
        several times cheaper than reading. A page of dense text may look like a zone.

        Options:
        \(table(DetectArguments.options))

        Exit status: 0 a zone in every page, 1 none in some, 2 something could not be processed, 64 usage,
        66 no input, 130 interrupted.

        """
    }

    static var watch: String {
        """
        Usage: mrzscan watch [OPTIONS] SOURCE

        Looks at frame after frame and prints each document once, when enough frames agree about it.
        A SOURCE is a video file or a camera such as /dev/video0 (both by ffmpeg), a folder of pictures, or a file
        of several pages.

        Options:
        \(table(WatchArguments.options))

        Exit status: 0 to the end, 1 a document with faults, 2 some frames could not be read, 64 usage,
        66 no input, 78 template or configuration, 130 interrupted.

        """
    }

    static var parse: String {
        """
        Usage: mrzscan parse [OPTIONS] [TEXT… | -]

        Reads zones that are given as text. Several TEXTs are the lines of one zone; on standard input
        zones are separated by empty lines.

        Options:
        \(table(ParseArguments.options))

        \(exitStatus)

        """
    }

    static let templates = """
        Usage: mrzscan templates list
               mrzscan templates show NAME
               mrzscan templates check FILE…

        Lists the templates that are shipped, shows what one of them resolves to, or says what is wrong
        with template files and what in them has no effect.

        Exit status: 0 all usable, 64 usage, 78 no such template, or a file that cannot be used.

        """

    private static let exitStatus = """
        Exit status: 0 all read without fault, 1 something not found or with faults, 2 something could not be
        processed, 64 usage, 66 no input, 70 internal error, 78 template or configuration, 130 interrupted.
        """

    private static func table<Arguments>(_ options: [CommandOption<Arguments>]) -> String {
        let rows = options.map { option in
            let short = option.shortName.map { $0 + ", " } ?? "    "
            return (short + option.name + (option.valueName.map { " " + $0 } ?? ""), option.help)
        }
        return Columns.aligned(rows, indentation: 2)
    }
}
