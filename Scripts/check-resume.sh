#!/usr/bin/env bash
# Kills runs at random moments and resumes them: nothing that was reported may be lost, and the end must be, byte for
# byte, what a run without interruption writes.
#
#   Scripts/check-resume.sh [PROGRAM [FOLDER [KILLS [FORMAT]]]]
#
# Without FOLDER, over a hundred small pictures and a few strips.
set -eu
cd "$(dirname "$0")/.."
program=${1:-.build/release/mrzscan}
folder=${2:-}
kills=${3:-50}
format=${4:-jsonl}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if [ -z "$folder" ]; then
    folder=$work/pictures
    mkdir "$folder"
    for number in $(seq 100 199); do
        (printf 'P5\n%d 40\n255\n' "$number" && head -c $((number * 40)) /dev/zero) >"$folder/$number.pgm"
    done
    for picture in TestImages/strip/*.png; do ln -s "$PWD/$picture" "$folder/1$(basename "$picture")"; done
fi
options=(--format "$format" --no-timing --reference-date 2026-01-01 -q -r)

run() { "$program" "${options[@]}" "$@" "$folder" || [ $? -le 2 ]; }

started=$(date +%s%N)
run --output "$work/whole"
duration=$((($(date +%s%N) - started) / 1000000))
echo "uninterrupted: $(wc -l <"$work/whole") lines in $duration ms"

failures=0
begun=0
for ((attempt = 1; attempt <= kills; attempt++)); do
    : >"$work/before"
    # One to four runs are killed, each at a moment within two thirds of a whole run.
    rm -f "$work/cut"
    for ((part = 1; part <= 1 + attempt % 4; part++)); do
        "$program" "${options[@]}" --resume --output "$work/cut" "$folder" 2>/dev/null &
        pid=$!
        sleep "$(awk -v limit="$duration" -v seed="$((RANDOM * 32768 + RANDOM))" \
            'BEGIN { srand(seed); printf "%.3f", rand() * limit / 1500 }')"
        kill -KILL $pid 2>/dev/null || true
        wait $pid 2>/dev/null || true
        [ -f "$work/cut" ] || : >"$work/cut"
        # Whole lines that were there stay there.
        if ! cmp -s -n "$(stat -c %s "$work/before")" "$work/before" "$work/cut"; then
            echo "attempt $attempt: results were lost"
            failures=$((failures + 1))
        fi
        # Up to the last line feed, all that counts as reported; in a table it may be one within a cell.
        if [ "$format" = csv ] || [ ! -s "$work/cut" ]; then
            : >"$work/before"
        elif [ -z "$(tail -c 1 "$work/cut")" ]; then
            cp "$work/cut" "$work/before"
        else
            sed '$d' "$work/cut" >"$work/before"
        fi
    done
    [ -s "$work/cut" ] && begun=$((begun + 1))
    run --resume --output "$work/cut"
    if ! cmp -s "$work/whole" "$work/cut"; then
        echo "attempt $attempt: resumed to other bytes"
        failures=$((failures + 1))
    fi
done
echo "$kills attempts, $begun of them with results before the last kill, $failures failures"
[ "$failures" -eq 0 ]
