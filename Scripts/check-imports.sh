#!/usr/bin/env bash
# Who may import what: each room of Sources against the list below (the table in README, "The rooms").
# A C library is seen by its bridge alone, the text side knows no pictures, nothing shipped uses full Foundation.
set -u
cd "$(dirname "$0")/.." || exit 1

allowed() {
    case $1 in
        CodeParser) echo "" ;;
        Raster) echo "Glibc" ;;
        CodecBridge) echo "Glibc Raster CScanShims CPNG CLeptonica CHeif" ;;
        TextRecognition) echo "Raster" ;;
        TesseractBridge) echo "Glibc Synchronization TextRecognition Raster CTesseract CScanShims" ;;
        ScanTemplates) echo "FoundationEssentials Glibc CodeParser" ;;
        ScanPipeline) echo "Glibc Synchronization Raster TextRecognition ScanTemplates CodeParser CodecBridge" ;;
        CaptureVision) echo "FoundationEssentials Glibc Synchronization Dispatch Raster TextRecognition ScanTemplates CodeParser ScanPipeline CodecBridge MRZScan" ;;
        MRZScan) echo "FoundationEssentials Glibc Synchronization Raster TextRecognition ScanTemplates CodeParser ScanPipeline CodecBridge TesseractBridge" ;;
        CommandSupport) echo "Glibc Synchronization MRZScan" ;;
        mrzscan | mrzbench) echo "FoundationEssentials Glibc Synchronization CommandSupport Raster CodeParser MRZScan CaptureVision ScanTemplates" ;;
        specimen) echo "FoundationEssentials Glibc CCairo Raster CodeParser CodecBridge" ;;
        *) echo "-" ;;
    esac
}

status=0
for room in Sources/*/; do
    name=$(basename "$room")
    ls "$room"/*.swift "$room"/*/*.swift >/dev/null 2>&1 || continue
    may=$(allowed "$name")
    if [ "$may" = "-" ]; then
        echo "Scripts/check-imports.sh: $name is not in the list of rooms: add what it may import"
        status=1
        continue
    fi
    while IFS=: read -r file line text; do
        module=$(sed -E 's/.*import +((class|struct|enum|protocol|func|var|typealias) +)?([A-Za-z_]+).*/\3/' <<<"$text")
        case " $may " in
            *" $module "*) ;;
            *)
                echo "$file:$line: $name may not import $module"
                status=1
                ;;
        esac
    done < <(grep -rnE '^ *(@[A-Za-z]+ +)*((public|package|internal|private|fileprivate) +)?import +[A-Za-z]' --include='*.swift' "$room")
done
exit $status
