#!/usr/bin/env bash
# LibreOffice opens the spreadsheets of DIR, as tests/exports writes them: the
# workbook that it makes of Kahoot's csv by the guide (all columns as text) and the
# one it saves again for Socrative hold every question by the template's rules.
set -euo pipefail
cd "$(dirname "$0")/.."
source .ci/tools.sh

dir=$1 python=$2
need_office
command -v soffice >/dev/null || exit 0

saved=$(mktemp -d)
trap 'rm -rf "$saved"' EXIT
text=$(seq -s / -f '%g/2' 8) # columns 1 to 8 as text
save() { timeout 300 soffice "-env:UserInstallation=file://$saved/profile" --headless --convert-to xlsx --outdir "$saved" "$@" >"$saved/log" 2>&1 || { cat "$saved/log" >&2; exit 1; }; }
save "--infilter=CSV:44,34,76,1,$text" "$dir"/*.quiz_a.csv
save "$dir"/*.quiz_e.xlsx

grep -E '^quiz_[ae]'$'\t' "$dir/counts.tsv" | while IFS=$'\t' read -r format file want; do
  got=$("$python" .ci/sheets.py "$format" "$saved/${file%.*}.xlsx")
  echo "$file through LibreOffice: $got of $want questions"
  [ "$got" = "$want" ] || exit 1
done
