# Shared by the training scripts: from line pictures to training files, and one run of the trainer.
# Sourced with WORK (scratch folder), SPECIMEN (the drawing program) and LANGUAGE set.

# SHORTEN=20 draws and trains a twentieth of everything: the model is useless, but every step has run.
SHORTEN=${SHORTEN:-1}

# Tesseract's own threads cost more than they bring, here as in the engine.
export OMP_THREAD_LIMIT=1

# make_language ALPHABET: the characters of the model, from a text that holds each of them.
make_language() {
    mkdir -p "$WORK/script"
    # combine_lang_model asks for this table even where no Chinese is read.
    echo "# empty" >"$WORK/script/radical-stroke.txt"
    printf '%s\n' "$1" >"$WORK/alphabet.txt"
    unicharset_extractor --norm_mode 1 --output_unicharset "$WORK/plain.unicharset" "$WORK/alphabet.txt"
    set_unicharset_properties -U "$WORK/plain.unicharset" -O "$WORK/language.unicharset" --script_dir "$WORK/script"
    combine_lang_model --input_unicharset "$WORK/language.unicharset" --script_dir "$WORK/script" \
        --lang "$LANGUAGE" --output_dir "$WORK"
}

# part NAME SEED COUNT OPTIONS…: draws lines and turns them into one training file.
part() {
    name=$1 seed=$2 count=$3
    shift 3
    if [ -s "$WORK/$name.lstmf" ]; then return; fi
    "$SPECIMEN" lines --count $((count / SHORTEN + 1)) --seed "$seed" --out "$WORK/$name" "$@"
    tesseract "$WORK/$name.tif" "$WORK/$name.part" --psm 13 lstm.train >>"$WORK/lstmf.log" 2>&1
    rm -f "$WORK/$name.tif" "$WORK/$name.box" "$WORK/$name.part.txt"
    mv "$WORK/$name.part.lstmf" "$WORK/$name.lstmf"
}

# list FILE PREFIX…: the training files whose names begin so.
list() {
    file=$1
    shift
    : >"$file"
    for prefix in "$@"; do
        for training in "$WORK/$prefix"*.lstmf; do echo "$training" >>"$file"; done
    done
}

# train STAGE LIST ITERATIONS RATE OPTIONS…: checkpoints go to WORK/STAGE_checkpoint.
train() {
    stage=$1 files=$2 iterations=$3 rate=$4
    shift 4
    lstmtraining --traineddata "$WORK/$LANGUAGE/$LANGUAGE.traineddata" --train_listfile "$files" \
        --model_output "$WORK/$stage" --max_iterations $((iterations / SHORTEN + 10)) --learning_rate "$rate" \
        --target_error_rate 0.001 "$@" >"$WORK/$stage.log" 2>&1
}

# convert CHECKPOINT OUTPUT: the integer model.
convert() {
    lstmtraining --stop_training --convert_to_int --continue_from "$1" \
        --traineddata "$WORK/$LANGUAGE/$LANGUAGE.traineddata" --model_output "$2" >>"$WORK/convert.log" 2>&1
}

# restart FROM TO: takes the weights out of FROM's checkpoint as WORK/TO_start.lstm, without the trainer's memory.
restart() {
    lstmtraining --stop_training --continue_from "$WORK/$1_checkpoint" \
        --traineddata "$WORK/$LANGUAGE/$LANGUAGE.traineddata" --model_output "$WORK/$2.float" >>"$WORK/convert.log" 2>&1
    combine_tessdata -e "$WORK/$2.float" "$WORK/$2_start.lstm" >>"$WORK/convert.log" 2>&1
}
