#!/usr/bin/env bash
# The product's promises on speed beside peers of the same run, then the
# packages' own benchmarks (BENCH_ALL=0 leaves those out). Arguments name single
# measures. Peers that are missing are installed where apt-get and root are, or
# named and left out.
set -euo pipefail
cd "$(dirname "$0")/.."

# peer COMMAND PACKAGE
peer() {
  command -v "$1" >/dev/null && return 0
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "installing $2" >&2
    { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$2"; } >"$log" 2>&1 && return 0
    tail -n 3 "$log" >&2
  fi
  echo "$1 is missing (package $2): not compared" >&2
}

log=$(mktemp)
trap 'rm -f "$log"' EXIT
peer pdftotext poppler-utils
peer tesseract tesseract-ocr
peer pandoc pandoc
bash .ci/assets.sh --if-possible
go run ./tests/bench "$@"
[ $# = 0 ] || exit 0
if [ -d .assets ] && command -v tesseract >/dev/null; then
  go run ./tests/bench/ocr
else
  echo "OCR not compared: it needs the assets (make assets) and the program tesseract"
fi
[ "${BENCH_ALL:-1}" = 1 ] || exit 0
go test -run '^$' -bench . -benchtime 200ms $(grep -rlE '^func Benchmark' --include='*_test.go' shared | xargs -n1 dirname | sort -u | sed 's#^#./#')
