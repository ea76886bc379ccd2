#!/usr/bin/env bash
# Programs of others open the tables of submissions in DIR, as tests/exports
# writes them: Python's csv module, openpyxl, and LibreOffice by both. All find
# the same rows and cells, and none finds a formula.
set -euo pipefail
cd "$(dirname "$0")/.."
source .ci/tools.sh

dir=$1 python=$2
"$python" .ci/tables.py csv "$dir/submissions.json" "$dir/submissions.csv"
"$python" .ci/tables.py xlsx "$dir/submissions.json" "$dir/submissions.xlsx"
need_office
command -v soffice >/dev/null || exit 0

saved=$(mktemp -d)
trap 'rm -rf "$saved"' EXIT
save() { # FOLDER ARGUMENTS...
  timeout 300 soffice "-env:UserInstallation=file://$saved/profile" --headless --convert-to xlsx --outdir "$saved/$1" "${@:2}" >"$saved/log" 2>&1 || { cat "$saved/log" >&2; exit 1; }
}
# Separators by their codes, UTF-8, and formulas evaluated: as a person does who
# opens the file and asks nothing.
opened() { echo "--infilter=CSV:$1,34,76,1,,0,false,true,false,false,false,0,true"; }
printf 'Name\n=1+1\n' >"$saved/control.csv"
save control "$(opened 44)" "$saved/control.csv"
"$python" .ci/tables.py formulas 1 "$saved/control/control.xlsx" # or the rest would prove nothing
save comma "$(opened 44)" "$dir/submissions.csv"
"$python" .ci/tables.py formulas 0 "$saved/comma/submissions.xlsx"
save semicolon "$(opened 59)" "$dir/submissions.csv"
"$python" .ci/tables.py formulas 0 "$saved/semicolon/submissions.xlsx"
save again "$dir/submissions.xlsx"
"$python" .ci/tables.py xlsx "$dir/submissions.json" "$saved/again/submissions.xlsx"
echo "tables: the same rows in every program, and no formula"
