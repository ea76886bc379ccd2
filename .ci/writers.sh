#!/usr/bin/env bash
# Writes sample quizzes in every format and has the programs of others count the
# questions they find: one count_ function for each format, which prints a number.
set -euo pipefail
cd "$(dirname "$0")/.."
source .ci/tools.sh

OPENPYXL_VERSION=3.1.5

need_program xmllint libxml2-utils "Moodle XML"
need_command python3 "CSV"
need_gift_pegjs
install_once "openpyxl-$OPENPYXL_VERSION" "openpyxl $OPENPYXL_VERSION" python_venv "openpyxl==$OPENPYXL_VERSION"
QTI2LATEX_VERSION=0.1.6
install_once "qti2latex-$QTI2LATEX_VERSION" "qti2latex $QTI2LATEX_VERSION" python_venv "qti2latex==$QTI2LATEX_VERSION"
need_h5p_server

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
go run ./tests/exports "$dir"

count_gift() { node .ci/gift.js "$tools_dir/gift-pegjs-$GIFT_PEGJS_VERSION/node_modules" "$1"; }

count_other_a() { count_gift "$1"; }

count_lms_f() { python3 .ci/sakai.py "$1"; }
count_h5p() { node .ci/h5p.js "$tools_dir/h5p-server-$H5P_SERVER_VERSION/node_modules" "$1"; }

count_lms_b() {
  xmllint --noout --nonet "$1" &&
    xmllint --nonet --xpath 'count(//question[not(@type="category") and not(@type="description")])' "$1"
}

# The spreadsheets of quiz platforms, by the rules of their templates.
count_sheet() { "$tools_dir/openpyxl-$OPENPYXL_VERSION/bin/python" .ci/sheets.py "$@"; }
count_quiz_a() { count_sheet quiz_a "$1"; }
count_quiz_b() { count_sheet quiz_b "$1"; }
count_quiz_c() { count_sheet quiz_c "$1"; }
count_quiz_d() { count_sheet quiz_d "$1"; }
count_quiz_e() { count_sheet quiz_e "$1"; }
count_quiz_f() { count_sheet quiz_f "$1"; }
count_quiz_g() { count_sheet quiz_g "$1"; }
count_quiz_h() { count_sheet quiz_h "$1"; }
count_quiz_i() { count_sheet quiz_i "$1"; }

count_lms_c() {
  python3 - "$1" <<'PY'
import csv, sys
with open(sys.argv[1], encoding="utf-8", newline="") as f:
    rows = list(csv.reader(f, "excel-tab", quoting=csv.QUOTE_NONE, strict=True))
kinds = {"MC", "MA", "TF", "ESS", "ORD", "MAT", "FIB", "FIB_PLUS", "NUM"}
for row in rows:
    if len(row) < 2 or row[0] not in kinds:
        sys.exit(f"not a question: {row}")
print(len(rows))
PY
}

# qti1 FORMAT FILE: packages of QTI 1.2.
qti1() { "$tools_dir/qti2latex-$QTI2LATEX_VERSION/bin/python" .ci/qti1.py "$@"; }
count_lms_a() { qti1 lms_a "$1"; }
count_lms_d() { qti1 lms_d "$1"; }
count_lms_e() { cartridge "$1" && qti1 lms_e "$1"; }

# cartridge FILE: validates a Common Cartridge where its schemas are at hand. No
# registry has them; 1EdTech publishes them (https://www.imsglobal.org/profile/cc/ccv1p1).
cartridge() {
  local schemas=${COMMON_CARTRIDGE_SCHEMAS:-} into
  [ -n "$schemas" ] || return 0
  into=$(mktemp -d "$dir/cartridge.XXXXXX")
  python3 -m zipfile -e "$1" "$into"
  xmllint --noout --nonet --schema "$schemas/ccv1p1_qtiasiv1p2p1_v1p0.xsd" "$into"/*/assessment.xml >&2
}

# The two text formats have no reader but Moodle's; their own rules are checked.
count_aiken() {
  python3 - "$1" <<'PY'
import re, sys
questions, stem, choices = 0, None, 0
for number, line in enumerate(open(sys.argv[1], encoding="utf-8"), 1):
    line = line.rstrip("\n")
    if len(line.encode()) < 2:
        continue
    key = re.match(r"ANSWER: ([A-Z])$", line)
    if key:
        if stem is None or ord(key[1]) - 65 >= choices:
            sys.exit(f"line {number}: a key without its choice")
        questions, stem, choices = questions + 1, None, 0
    elif re.match(r"[A-Z][).] ?", line):
        choices += 1
    elif stem is not None:
        sys.exit(f"line {number}: a second line of a stem")
    else:
        stem = line
print(questions)
PY
}

# One file is one question: what is counted is items, which have a gap each or
# several, so gaps must be at least as many.
count_cloze() {
  python3 - "$1" "$2" <<'PY'
import re, sys
kinds = "SHORTANSWER|SHORTANSWER_C|NUMERICAL|MULTICHOICE|MULTICHOICE_V|MULTICHOICE_S|MULTICHOICE_VS|MULTIRESPONSE|MULTIRESPONSE_S"
answer = r"(?:=|%-?[0-9]+(?:[.,][0-9]*)?%)?.+?(?<![\\&])(?<!&amp;)(?=[~#}])(?:#.*?(?<!\\)(?=[~}]))?"
text = open(sys.argv[1], encoding="utf-8").read()
gaps = re.findall(r"\{[0-9]*:(?:" + kinds + "):" + answer + "(?:~" + answer + r")*\}", text, re.S)
print(sys.argv[2] if len(gaps) >= int(sys.argv[2]) else len(gaps))
PY
}

failed=0
while IFS=$'\t' read -r format file want; do
  if ! declare -F "count_$format" >/dev/null; then
    continue # its own script checks it
  fi
  got=$("count_$format" "$dir/$file" "$want") || { failed=1; continue; }
  echo "$file: $got of $want questions"
  [ "$got" = "$want" ] || failed=1
done <"$dir/counts.tsv"
[ "$failed" = 0 ] || exit 1
echo "writers: every question was found"

bash .ci/sheets.sh "$dir" "$tools_dir/openpyxl-$OPENPYXL_VERSION/bin/python"
bash .ci/tables.sh "$dir" "$tools_dir/openpyxl-$OPENPYXL_VERSION/bin/python"
bash .ci/word.sh "$dir"
bash .ci/qti.sh
bash .ci/sakai.sh "$dir"
