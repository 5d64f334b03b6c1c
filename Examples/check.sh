#!/usr/bin/env bash
# Runs the examples over a folder and compares their results with those of a single run of mrzscan.
#
#   Examples/check.sh [PROGRAM [FOLDER]]
#
# Debian packages: parallel, openjdk-17-jre-headless, python3-venv. pyspark is taken from PYTHON's packages, or installed
# from PyPI into a folder of its own under .build.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
program=$(readlink -f "${1:-$here/../.build/release/mrzscan}")
folder=$(readlink -f "${2:-$here/../TestImages/passport}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export REFERENCE_DATE=2026-01-01 MRZSCAN=$program

"$program" -r --format jsonl --no-timing --reference-date $REFERENCE_DATE --quiet "$folder" | sort >"$work/single" || true
lines=$(wc -l <"$work/single")
[ "$lines" -gt 0 ] || { echo "nothing to scan in $folder" >&2; exit 1; }

compare() {
    sort "$2" | cmp - "$work/single" && echo "$1: $lines lines, the same as of a single run"
}

BLOCK=2 "$here/gnu-parallel/scan.sh" "$folder" >"$work/parallel"
compare "GNU parallel" "$work/parallel"

python=${PYTHON:-python3}
if ! "$python" -c 'import pyspark' 2>/dev/null; then
    environment=$here/../.build/examples-python
    [ -x "$environment/bin/python" ] || python3 -m venv "$environment"
    "$environment/bin/pip" install --quiet pyspark
    python=$environment/bin/python
fi
PYSPARK_PYTHON=$(command -v "$python") "$python" "$here/pyspark/scan.py" --program "$program" \
    --reference-date $REFERENCE_DATE "$folder" "$work/spark"
cat "$work"/spark/part-* >"$work/spark.jsonl"
compare "PySpark" "$work/spark.jsonl"
