/// The fonts of plates and labels: monospaced, grotesque, condensed, square, and those of middle lines.
enum PlateFonts {
    static let training: [(file: String, share: Double)] = [
        ("OSP-DIN.ttf", 5), ("Hack-Regular.ttf", 1), ("Hack-Bold.ttf", 1), ("LiberationMono-Regular.ttf", 1),
        ("LiberationMono-Bold.ttf", 1), ("LiberationSans-Regular.ttf", 2), ("LiberationSans-Bold.ttf", 2),
        ("LiberationSansNarrow-Regular.ttf", 2), ("LiberationSansNarrow-Bold.ttf", 1), ("Inconsolata.otf", 1),
        ("Roboto-Regular.ttf", 1), ("Roboto-Medium.ttf", 1), ("RobotoCondensed-Regular.ttf", 2),
        ("RobotoCondensed-Bold.ttf", 1), ("B612Mono-Regular.otf", 2), ("B612Mono-Bold.otf", 1),
        ("DejaVuSansMono.ttf", 1), ("DejaVuSansMono-Bold.ttf", 1), ("DejaVuSansCondensed.ttf", 1),
        ("NimbusSansNarrow-Regular.otf", 1), ("NimbusMonoPS-Bold.otf", 1), ("OCRA.ttf", 1), ("OCRB.otf", 2),
        ("Courier Prime.otf", 1), ("FreeMonoBold.ttf", 1), ("FreeSans.ttf", 1), ("OpenSans-CondBold.ttf", 1),
        ("JetBrainsMono-Regular.ttf", 1), ("NotoMono-Regular.ttf", 1),
    ]

    /// Shares of the skeleton fonts, against the sum of the shares above.
    static let skeletons: [(cut: SkeletonFont.Cut, share: Double)] = [
        (.plain, 5), (.slashed, 4), (.square, 6), (.light, 6),
    ]

    /// The fonts of test pictures, from the few packages that drawing documents needs.
    static let pictures: [(file: String, share: Double)] = [
        ("LiberationSans-Regular.ttf", 3), ("LiberationSans-Bold.ttf", 3), ("LiberationSansNarrow-Regular.ttf", 2),
        ("LiberationMono-Bold.ttf", 3), ("DejaVuSansMono.ttf", 3), ("DejaVuSansMono-Bold.ttf", 2), ("FreeSans.ttf", 2),
        ("NimbusSansNarrow-Regular.otf", 1), ("OCRB.otf", 2),
    ]

    /// Drawings that no training line uses, for measuring.
    static let heldOut: [(file: String, share: Double)] = [
        ("OpenSans-Semibold.ttf", 1), ("Courier Prime Bold.otf", 1), ("FerriteCoreDX-Medium.otf", 1),
        ("B612-Regular.otf", 1), ("RobotoCondensed-Light.ttf", 1),
    ]
}
