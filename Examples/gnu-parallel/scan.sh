#!/usr/bin/env bash
# Scans the pictures in folders with several processes of mrzscan, driven by GNU parallel.
#
#   scan.sh FOLDER… > results.jsonl
#
# MRZSCAN names the program, PARALLEL_OPTIONS what else parallel shall be told, such as `--sshlogin 4/host1,4/host2`
# (the pictures have to lie under the same path on every machine).
set -euo pipefail
program=${MRZSCAN:-mrzscan}
date=${REFERENCE_DATE:-$(date -u +%F)}

# Names end with zero bytes, as they may hold anything else. --pipe hands each process a block of names on its standard
# input; --keep-order puts the outputs in the order of the blocks. mrzscan ends with 1 or 2 when some picture could not
# be read without fault: that is in its results, and no reason to begin again.
find -L "$@" -type f \( -iname '*.jpg' -o -iname '*.jpeg' -o -iname '*.png' -o -iname '*.tif' -o -iname '*.tiff' \
    -o -iname '*.pdf' -o -iname '*.heic' \) -print0 | sort -z |
    # shellcheck disable=SC2086 # several options
    parallel ${PARALLEL_OPTIONS:-} --will-cite --null --pipe --recend '\0' -N "${BLOCK:-20}" --keep-order \
        "$program --files-from - -0 --jobs 1 --format jsonl --no-timing --reference-date $date --quiet || [ \$? -le 2 ]"
