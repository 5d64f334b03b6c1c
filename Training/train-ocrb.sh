#!/bin/sh
# Trains Models/ocrb.traineddata from nothing: see Training/README.md.
# WORK is the scratch folder (about 400 MB); what is there already is not made again. OUTPUT is the folder of the model.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
WORK=${WORK:-$here/.build/training/ocrb}
SPECIMEN=${SPECIMEN:-$here/.build/drawing/release/specimen}
LANGUAGE=ocrb
mkdir -p "$WORK"
[ -x "$SPECIMEN" ] || (cd "$here" && MRZSCAN_DRAWING=1 swift build -c release --product specimen --scratch-path .build/drawing)
. "$here/Training/common.sh"

make_language "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<" >"$WORK/language.log" 2>&1

# a: large short words, lightly damaged: the letters
for i in 1 2 3; do part "short-$i" "100$i" 500 --level short; done
list "$WORK/a.list" short-
train a "$WORK/a.list" 9000 0.002 --net_spec '[1,36,0,1Ct3,3,16Mp2,2Ct3,3,32Mp2,2Lfys64Lbx96O1c1]'

# b: whole lines at full damage
for i in 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16; do part "full-$i" "20$i" 500 --level full; done
list "$WORK/b.list" full- short-1
train b "$WORK/b.list" 9500 0.002 --continue_from "$WORK/a_checkpoint"

# c to e: other lines, a fresh trainer on those weights, smaller and smaller steps: the largest gain on real lines
for i in 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24; do
    part "third-$i" "40$i" 500 --level full
done
list "$WORK/c.list" third-
restart b c
train c "$WORK/c.list" 9000 0.001 --continue_from "$WORK/c_start.lstm" --reset_learning_rate
restart c d
train d "$WORK/c.list" 5000 0.0003 --continue_from "$WORK/d_start.lstm" --reset_learning_rate

# The last steps see every line there is, so that no set of them is learnt by heart.
for i in 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20; do
    part "fresh-$i" "30$i" 500 --level full
done
list "$WORK/e.list" third- full- fresh-
restart d e
train e "$WORK/e.list" 2100 0.0001 --continue_from "$WORK/e_start.lstm" --reset_learning_rate

# f to j: lines with shaking hands, more blur and glare, and more very small print
for i in 01 02 03 04 05 06; do part "worn-$i" "50$i" 500 --level full; done
list "$WORK/f.list" worn-
restart e f
train f "$WORK/f.list" 2500 0.0006 --continue_from "$WORK/f_start.lstm" --reset_learning_rate
for i in $(seq 10 25); do part "worn-$i" "50$i" 500 --level full; done
list "$WORK/g.list" worn-
restart f g
train g "$WORK/g.list" 7000 0.0005 --continue_from "$WORK/g_start.lstm" --reset_learning_rate
for i in $(seq 26 50); do part "worn-$i" "50$i" 500 --level full; done
list "$WORK/h.list" worn-
restart g h
train h "$WORK/h.list" 18600 0.0004 --continue_from "$WORK/h_start.lstm" --reset_learning_rate
restart h i
train i "$WORK/h.list" 8300 0.00015 --continue_from "$WORK/i_start.lstm" --reset_learning_rate
restart i j
train j "$WORK/h.list" 8100 0.00005 --continue_from "$WORK/j_start.lstm" --reset_learning_rate

output=${OUTPUT:-$here/Models}/ocrb.traineddata
convert "$WORK/j_checkpoint" "$output"
WORK="$WORK/evaluation" SPECIMEN="$SPECIMEN" "$here/Training/evaluate.sh" "$output"
