#!/usr/bin/env bash
# The papers of DIR, as tests/exports writes them: python-docx counts the questions,
# or the answers where a paper has nothing else, and LibreOffice opens each and
# shows every one of them, as text and as pages to print.
set -euo pipefail
cd "$(dirname "$0")/.."
source .ci/tools.sh

PYTHON_DOCX_VERSION=1.2.0

dir=$1
need_command python3 "Word documents"
install_once "python-docx-$PYTHON_DOCX_VERSION" "python-docx $PYTHON_DOCX_VERSION" python_venv "python-docx==$PYTHON_DOCX_VERSION"
python=$tools_dir/python-docx-$PYTHON_DOCX_VERSION/bin/python

need_office

saved=$(mktemp -d)
trap 'rm -rf "$saved"' EXIT
save() { timeout 600 soffice "-env:UserInstallation=file://$saved/profile" --headless --convert-to "$1" --outdir "$saved" "$dir"/*.word.docx >"$saved/log" 2>&1 || { cat "$saved/log" >&2; exit 1; }; }
if command -v soffice >/dev/null; then
  save "txt:Text (encoded):UTF8"
  save pdf
fi

grep -P '^word\t' "$dir/counts.tsv" | while IFS=$'\t' read -r format file want; do
  got=$("$python" .ci/word.py "$dir/$file" "$saved/${file%.docx}")
  echo "$file: $got of $want questions"
  [ "$got" = "$want" ] || exit 1
done
