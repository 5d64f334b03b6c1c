#!/usr/bin/env bash
# Opens reports in a headless Chromium, light and dark, and looks at them as a reader would: what Scripts/report/probe.js
# names. The screenshots stay in .build/report.
#
#   Scripts/check-report.sh [--required] [PROGRAM]
#
# Without Chromium nothing is checked, which is said, and with --required is a failure.
set -euo pipefail
cd "$(dirname "$0")/.."
required=0
if [ "${1:-}" = --required ]; then
    required=1
    shift
fi
program=$(realpath "${1:-.build/release/mrzscan}")
browser=$(command -v chromium || command -v chromium-browser || true)
if [ -z "$browser" ]; then
    echo "check-report: Chromium is not installed, so the report was not looked at (apt-get install chromium)" >&2
    exit $required
fi
shots=.build/report
mkdir -p "$shots"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

hostile='<img src=x onerror=wasRun=1>"'"'"'&amp;.jpg'
scan() { "$program" -q --reference-date 2026-01-31 "$@" || [ $? -le 2 ]; }

# A page of every family, one whose name is markup, and one that is no picture.
mkdir "$work/in"
for picture in TestImages/*/*.jpg TestImages/*/*.png; do
    case $picture in TestImages/vin*) ;; *) ln -s "$PWD/$picture" "$work/in/$(basename "$picture")" ;; esac
done
ln -s "$PWD/TestImages/passport/passport-2.jpg" "$work/in/$hostile"
echo "no picture" >"$work/in/broken.jpg"
(cd "$work/in" && ls) >"$work/names"
(cd "$work/in" && scan --format html --output ../pictures.html --files-from ../names) 2>/dev/null
readable=$(cat TestImages/{passport,td1,td2,visa-a,visa-b}/*.mrz | wc -l)
[ "$readable" -gt 0 ]

# Zones as text: a birth date with a wrong digit, alone and before 4 999 good ones.
good=$(printf 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10')
bad=$(printf 'P<UTOFAULT<<WRONG<DIGIT<<<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408132F1204159ZE184226B<<<<<10')
{ echo "$bad" && for ((i = 1; i < 5000; i++)); do printf '\n%s\n' "$good"; done; } >"$work/zones"
parse() { "$program" parse --reference-date 2026-01-31 --format html - 2>/dev/null || [ $? -le 2 ]; }
parse <"$work/zones" >"$work/many.html"
echo "$bad" | parse >"$work/fault.html"

# probe REPORT SCHEME EXPECTED: what the probe saw in it.
probe() {
    sed '/<\/body>/,$d' "$1" >"$work/probed.html"
    { echo "<script>"; echo "var expected = $3;"; cat Scripts/report/probe.js; echo "</script></body></html>"; } \
        >>"$work/probed.html"
    open "$2" --dump-dom "file://$work/probed.html" >"$work/dom" 2>"$work/browser-errors" || true
    if ! grep -q '<pre id="probe">' "$work/dom"; then
        echo "FAIL $(basename "$1"), $2: the browser shows nothing"
        tail -n 3 "$work/browser-errors"
        return
    fi
    sed -n '/<pre id="probe">/,/<\/pre>/p' "$work/dom" | sed '1d;/<\/pre>/d' | sed "s/^\(ok  \|FAIL\)/\1 $(basename "$1" .html), $2:/"
}

# open SCHEME ARGUMENTS: Chromium, without a network and with a folder of its own.
open() {
    local dark=1
    [ "$1" = dark ] && dark=0
    shift
    timeout 180 "$browser" --headless=new --no-sandbox --disable-gpu --hide-scrollbars --no-first-run \
        --disable-background-networking --disable-component-update --disable-sync --disable-extensions \
        --host-resolver-rules="MAP * ~NOTFOUND" --user-data-dir="$work/profile" --window-size=1280,1600 \
        --enable-blink-features=ComputedAccessibilityInfo --blink-settings=preferredColorScheme=$dark "$@"
}

pages=$(wc -l <"$work/names")
search=$(sed -n 2p TestImages/passport/passport-1.mrz | cut -c 1-9)
for scheme in light dark; do
    probe "$work/pictures.html" "$scheme" "{ scheme: '$scheme', pages: $pages, search: '$search',
        file: 'passport-1.jpg', hostile: \"$(printf '%s' "$hostile" | sed 's/"/\\"/g')\",
        least: { found: 70, foundWithFaults: 0, notFound: 5, error: 1, switches: 5, single: 5, failed: 0, hostile: 1 } }"
    probe "$work/fault.html" "$scheme" "{ scheme: '$scheme', pages: 1, search: 'fault wrong', file: 'FAULT', hostile: '',
        least: { found: 0, foundWithFaults: 1, notFound: 0, error: 0, switches: 0, single: 0, failed: 1, hostile: 0 } }"
    open "$scheme" --screenshot="$PWD/$shots/$scheme.png" "file://$work/pictures.html" >/dev/null 2>&1 || true
    # A page that is not drawn is one colour, which takes few bytes.
    if [ "$(stat -c %s "$shots/$scheme.png" 2>/dev/null || echo 0)" -gt 40000 ]; then
        echo "ok   $shots/$scheme.png"
    else
        echo "FAIL $shots/$scheme.png is not there, or empty"
    fi
done | tee "$work/outcome"
probe "$work/many.html" light "{ isLarge: true, pages: 5000, search: 'fault wrong', file: 'FAULT',
    least: { found: 4999, foundWithFaults: 1, notFound: 0, error: 0 } }" | tee -a "$work/outcome"
if cmp -s "$shots/light.png" "$shots/dark.png"; then echo "FAIL light and dark look alike" | tee -a "$work/outcome"; fi
right=$(grep -c '^ok' "$work/outcome" || true)
if grep -q '^FAIL' "$work/outcome" || [ "$right" -lt 80 ]; then
    echo "check-report: $right checks are right, $(grep -c '^FAIL' "$work/outcome" || true) are not" >&2
    exit 1
fi
echo "check-report: $right checks are right"
