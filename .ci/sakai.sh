#!/usr/bin/env bash
# The QTI 2.1 files inside the packages for Sakai in DIR, against the schemas that
# qti.sh has unpacked.
set -euo pipefail
cd "$(dirname "$0")/.."
source .ci/tools.sh

schema=$tools_dir/qti-xsd/qtiv2p1/imsqti_v2p1.xsd
[ -f "$schema" ] || { echo "missing: the QTI 2.1 schema; packages for Sakai were not validated" >&2; exit 0; }
need_program unzip unzip "the packages for Sakai"

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
for package in "$1"/*.lms_f.zip; do
  unzip -q "$package" -d "$out/$(basename "$package" .zip)"
done
if ! find "$out" -name '*.xml' ! -name imsmanifest.xml ! -name exportAssessment.xml -print0 |
  xargs -0 xmllint --noout --nonet --schema "$schema" >"$out/log" 2>&1; then
  grep -v ' validates$' "$out/log" | head -n 20 >&2
  exit 1
fi
echo "lms_f: $(grep -c ' validates$' "$out/log") files of QTI 2.1 are valid"
