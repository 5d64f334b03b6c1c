#!/bin/sh
# Reads lines that no training saw and prints the error: evaluate.sh MODEL.traineddata [FONTS_FOLDER]
# FONTS_FOLDER may hold ocrb10.otf of the package texlive-fonts-extra: then another drawing of OCR-B is measured too.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
model=$1
fonts=${2:-}
SPECIMEN=${SPECIMEN:-$here/.build/drawing/release/specimen}
work=${WORK:-$here/.build/training/evaluation}
mkdir -p "$work"
export OMP_THREAD_LIMIT=1
folder=$(dirname "$model")
language=$(basename "$model" .traineddata)

# measure NAME SEED COUNT OPTIONS…
measure() {
    name=$1 seed=$2 count=$3
    shift 3
    [ -s "$work/$name.tif" ] || "$SPECIMEN" lines --count $((count / ${SHORTEN:-1})) --seed "$seed" --out "$work/$name" "$@"
    tesseract "$work/$name.tif" "$work/$name.read" --psm 13 --tessdata-dir "$folder" -l "$language" 2>/dev/null
    printf '%-10s ' "$name"
    "$SPECIMEN" score --truth "$work/$name.txt" --read "$work/$name.read.txt"
}

case $language in
vin)
    measure full 910001 400 --kind vin --level full
    measure clean 910002 200 --kind vin --level short
    measure held-out 910003 200 --kind vin --level full --set held-out
    ;;
*)
    measure full 900001 400 --level full
    measure clean 900002 200 --level short
    [ -z "$fonts" ] || measure held-out 900003 200 --level full --set held-out --fonts "$fonts"
    ;;
esac
