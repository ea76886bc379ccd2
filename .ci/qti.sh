#!/usr/bin/env bash
# The QTI packages against the published schemas and an independent reader. The
# schemas are 1EdTech's (https://www.1edtech.org/standards/qti); copies with all
# that they import come in the folder that FORMWRIGHT_SHARED names.
set -euo pipefail
cd "$(dirname "$0")/.."
source .ci/tools.sh

QTI_CONVERT_VERSION=0.2.0
archive=${FORMWRIGHT_SHARED:-../shared}/formats/qti-xsd.tgz
schemas=$tools_dir/qti-xsd
out=$tools_dir/qti-packages

need_program xmllint libxml2-utils "the QTI schemas"
if [ ! -d "$schemas" ]; then
  if [ ! -f "$archive" ]; then
    echo "missing: $archive, the QTI 2.1 and 2.2 schemas that 1EdTech publishes; packages were not validated" >&2
    [ -z "${CI:-}" ] || exit 1
    exit 0
  fi
  mkdir -p "$tools_dir"
  tar -xzf "$archive" -C "$tools_dir"
fi

rm -rf "$out"
go test -count=1 -run '^TestPackages$' ./shared/writer/qti2 -args -packages "$out"

# validate VERSION SCHEMA: every test and item of every package.
validate() {
  local log=$out/$1.log
  if ! find "$out/$1" -name '*.xml' ! -name imsmanifest.xml -print0 |
    xargs -0 xmllint --noout --nonet --schema "$schemas/$2" >"$log" 2>&1; then
    grep -v ' validates$' "$log" | head -n 20 >&2
    return 1
  fi
  echo "$1: $(grep -c ' validates$' "$log") files are valid"
  find "$out/$1" -name imsmanifest.xml -print0 | xargs -0 xmllint --noout --nonet
}
validate qti_21 qtiv2p1/imsqti_v2p1.xsd
validate qti_22 qtiv2p2/imsqti_v2p2.xsd

# An independent program reads the packages and writes each as QTI 3: no item may
# get lost on the way.
need_command python3 "the independent reader of QTI"
install_once "qti-convert-$QTI_CONVERT_VERSION" "citolab-qti-convert $QTI_CONVERT_VERSION" python_venv "citolab-qti-convert==$QTI_CONVERT_VERSION"
python=$tools_dir/qti-convert-$QTI_CONVERT_VERSION/bin/python
for package in "$out"/qti_2?/{everything,unkeyed,languages,rich,hostile}; do
  "$python" -c 'import sys; from qti_convert.cli import main; sys.exit(main())' upgrade "$package.zip" "$package-v3.zip" >/dev/null
  there=$(find "$package/items" -name '*.xml' | wc -l)
  read_back=$("$python" -c 'import sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
print(sum(b"<qti-assessment-item " in z.read(n) for n in z.namelist()))' "$package-v3.zip")
  [ "$there" = "$read_back" ] || { echo "$package: $read_back of $there items were read back" >&2; exit 1; }
  echo "$(basename "$(dirname "$package")")/$(basename "$package"): $read_back items read back"
done
