// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target is compiled with: language mode 6, warnings are errors, and the upcoming features that
/// make imports and existentials explicit.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
]

/// For the rooms that never touch a raw pointer: unsafe code must be marked there.
let strictAndSafe: [SwiftSetting] = strict + [.strictMemorySafety()]

/// HEIC and AVIF need libheif; `MRZSCAN_HEIF=0` builds without, and such pictures are refused with a message that says so.
///
/// By a variable and not by looking for the library: what a build can do shall not depend on what happened to be
/// installed when the package was first read.
let hasHEIF = Context.environment["MRZSCAN_HEIF"] != "0"
let heifDependency: [Target.Dependency] = hasHEIF ? ["CHeif"] : []
let heifSetting: [SwiftSetting] = hasHEIF ? [.define("MRZSCAN_HEIF")] : []

var products: [Product] = [
    .library(name: "CodeParser", targets: ["CodeParser"]),
    .library(name: "CaptureVision", targets: ["CaptureVision", "MRZScan", "CodeParser", "Raster"]),
    .library(name: "MRZScan", targets: ["MRZScan", "CodeParser", "Raster"]),
    .executable(name: "mrzscan", targets: ["mrzscan"]),
]

var targets: [Target] = [
    // C libraries of the system
    .systemLibrary(name: "CLeptonica", pkgConfig: "lept", providers: [.apt(["libleptonica-dev"])]),
    .systemLibrary(name: "CTesseract", pkgConfig: "tesseract", providers: [.apt(["libtesseract-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"])]),
    // The only C that is written here
    .target(name: "CScanShims", dependencies: ["CJPEG"]),
    // Text
    .target(name: "CodeParser", swiftSettings: strictAndSafe),
    // Pictures
    .target(name: "Raster", swiftSettings: strict),
    .target(
        name: "CodecBridge", dependencies: ["Raster", "CScanShims", "CPNG", "CLeptonica"] + heifDependency,
        swiftSettings: strict + heifSetting),
    .target(name: "TextRecognition", dependencies: ["Raster"], swiftSettings: strict),
    .target(
        name: "TesseractBridge", dependencies: ["TextRecognition", "Raster", "CTesseract", "CScanShims"],
        swiftSettings: strict),
    // The engine
    .target(
        name: "ScanTemplates", dependencies: ["CodeParser"], resources: [.embedInCode("Resources/mrzscan.json")],
        swiftSettings: strictAndSafe),
    .target(
        name: "ScanPipeline",
        dependencies: ["Raster", "TextRecognition", "CodeParser", "ScanTemplates"],
        swiftSettings: strictAndSafe),
    .target(
        name: "MRZScan",
        dependencies: [
            "ScanPipeline", "ScanTemplates", "CodeParser", "Raster", "TextRecognition", "TesseractBridge",
            "CodecBridge",
        ],
        swiftSettings: strictAndSafe),
    .target(
        name: "CaptureVision",
        dependencies: [
            "MRZScan", "ScanPipeline", "ScanTemplates", "CodeParser", "Raster", "TextRecognition", "CodecBridge",
        ],
        swiftSettings: strictAndSafe),
    // The programs, and what both need
    .target(name: "CommandSupport", dependencies: ["MRZScan"], swiftSettings: strictAndSafe),
    .executableTarget(
        name: "mrzscan",
        dependencies: ["CommandSupport", "CaptureVision", "MRZScan", "ScanTemplates", "CodeParser", "Raster"],
        swiftSettings: strictAndSafe),
    // For development: measures, and ships with nothing
    .executableTarget(
        name: "mrzbench", dependencies: ["CommandSupport", "MRZScan", "CodeParser", "Raster"],
        swiftSettings: strictAndSafe),
    // Tests
    .testTarget(name: "CodeParserTests", dependencies: ["CodeParser"], swiftSettings: strict),
    .testTarget(name: "ScanTemplatesTests", dependencies: ["ScanTemplates", "CodeParser"], swiftSettings: strict),
    .testTarget(name: "RasterTests", dependencies: ["Raster"], swiftSettings: strict),
    .testTarget(
        name: "ScanPipelineTests",
        dependencies: ["ScanPipeline", "ScanTemplates", "Raster", "TextRecognition", "CodeParser"],
        swiftSettings: strict),
    .testTarget(name: "CommandSupportTests", dependencies: ["CommandSupport", "MRZScan"], swiftSettings: strict),
    .testTarget(name: "MRZBenchTests", dependencies: ["mrzbench", "MRZScan"], swiftSettings: strict),
    .testTarget(
        name: "CaptureVisionTests", dependencies: ["CaptureVision", "CodecBridge", "CodeParser", "Raster"],
        swiftSettings: strict),
    .testTarget(
        name: "ScanTests",
        dependencies: [
            "mrzbench", "CommandSupport", "CaptureVision", "MRZScan", "CodecBridge", "CodeParser", "Raster",
        ],
        swiftSettings: strict),
    .testTarget(
        name: "MRZScanTests", dependencies: ["MRZScan", "CodecBridge", "Raster", "CodeParser"], swiftSettings: strict),
    .testTarget(
        name: "CommandLineTests",
        dependencies: ["mrzscan", "CommandSupport", "MRZScan", "CodecBridge", "Raster", "CodeParser"],
        swiftSettings: strict),
    .testTarget(
        name: "CodecBridgeTests", dependencies: ["CodecBridge", "Raster", "CLeptonica", "CJPEG"] + heifDependency,
        swiftSettings: strict + heifSetting),
]

if hasHEIF {
    targets.append(.systemLibrary(name: "CHeif", pkgConfig: "libheif", providers: [.apt(["libheif-dev"])]))
}

// The drawing program needs Cairo, which nobody needs who only reads: `make model` and `make test-images` ask for it.
if Context.environment["MRZSCAN_DRAWING"] == "1" {
    products.append(.executable(name: "specimen", targets: ["specimen"]))
    targets += [
        .systemLibrary(name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
        .executableTarget(
            name: "specimen", dependencies: ["CCairo", "CodeParser", "Raster", "CodecBridge"], swiftSettings: strict),
        .testTarget(name: "SpecimenTests", dependencies: ["specimen", "Raster"], swiftSettings: strict),
    ]
}

let package = Package(
    name: "mrzscan",
    products: products,
    targets: targets,
    cLanguageStandard: .c11
)
