#!/bin/sh
# Trains Models/vin.traineddata from nothing: see Training/README.md.
# WORK is the scratch folder (about 1 GB); what is there already is not made again. OUTPUT is the folder of the model.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
WORK=${WORK:-$here/.build/training/vin}
SPECIMEN=${SPECIMEN:-$here/.build/drawing/release/specimen}
LANGUAGE=vin
mkdir -p "$WORK"
[ -x "$SPECIMEN" ] || (cd "$here" && MRZSCAN_DRAWING=1 swift build -c release --product specimen --scratch-path .build/drawing)
. "$here/Training/common.sh"

make_language "ABCDEFGHJKLMNPRSTUVWXYZ0123456789" >"$WORK/language.log" 2>&1

# a: large short words, lightly damaged: the letters. The second pooling keeps the columns: squeezed letters are
# only five pixels wide, and the network needs two columns for each of them.
for i in 1 2 3 4; do part "short-$i" "500$i" 500 --kind vin --level short; done
list "$WORK/a.list" short-
train a "$WORK/a.list" 5500 0.002 --net_spec '[1,36,0,1Ct3,3,16Mp2,2Ct3,3,32Mp2,1Lfys64Lbx96O1c1]'

# b: whole numbers in every look of plates
for i in 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20; do
    part "full-$i" "60$i" 500 --kind vin --level full
done
list "$WORK/b.list" full- short-1
train b "$WORK/b.list" 15000 0.002 --continue_from "$WORK/a_checkpoint"

# c to e: other lines as well, a fresh trainer on those weights, smaller steps
for i in 01 02 03 04 05; do part "third-$i" "70$i" 500 --kind vin --level full; done
list "$WORK/c.list" third- full-
restart b c
train c "$WORK/c.list" 6000 0.0005 --continue_from "$WORK/c_start.lstm" --reset_learning_rate
for i in 01 02 03 04 05; do part "wide-$i" "80$i" 500 --kind vin --level full; done
list "$WORK/d.list" wide- third- full-0
restart c d
train d "$WORK/d.list" 3400 0.0006 --continue_from "$WORK/d_start.lstm" --reset_learning_rate

list "$WORK/e.list" wide- third- full-
restart d e
train e "$WORK/e.list" 2200 0.00015 --continue_from "$WORK/e_start.lstm" --reset_learning_rate

# f to i: plates of more kinds, in smaller and smaller steps
for i in 01 02 03 04 05 06 07 08 09 10 11 12; do part "plate-$i" "9$i" 500 --kind vin --level full; done
list "$WORK/f.list" plate-
restart e f
train f "$WORK/f.list" 6000 0.0006 --continue_from "$WORK/f_start.lstm" --reset_learning_rate
for i in $(seq 13 60); do part "plate-$i" "9$i" 500 --kind vin --level full; done
list "$WORK/g.list" plate-
restart f g
train g "$WORK/g.list" 18800 0.0005 --continue_from "$WORK/g_start.lstm" --reset_learning_rate
for i in $(seq 61 84); do part "plate-$i" "9$i" 500 --kind vin --level full; done
list "$WORK/h.list" plate-
restart g h
train h "$WORK/h.list" 12500 0.0002 --continue_from "$WORK/h_start.lstm" --reset_learning_rate
restart h i
train i "$WORK/h.list" 8600 0.00006 --continue_from "$WORK/i_start.lstm" --reset_learning_rate

output=${OUTPUT:-$here/Models}/vin.traineddata
convert "$WORK/i_checkpoint" "$output"
WORK="$WORK/evaluation" SPECIMEN="$SPECIMEN" "$here/Training/evaluate.sh" "$output"
