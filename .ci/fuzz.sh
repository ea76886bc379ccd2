#!/usr/bin/env bash
# Runs every fuzz target; all of them share FUZZ_TOTAL seconds (default 120), or
# each has FUZZ_SECONDS. Arguments name the folders to run. First it sees that no
# reader, importer or recogniser is without a target.
set -euo pipefail
cd "$(dirname "$0")/.."

# doors prints the packages that take the bytes of documents, and the two behind
# them that take what the others made of these.
doors() {
  grep -rlE '^func (\([^)]*\) )?Read\w*\([^)]*\[\]byte' --include='*.go' --exclude='*_test.go' shared/reader shared/importer | xargs -n1 dirname
  printf 'shared/%s\n' ooxml reader/extract reader/layout recognize
}

for dir in $(doors | sort -u); do
  grep -qE '^func Fuzz' "$dir"/*_test.go || {
    echo "$dir reads documents and has no fuzz target" >&2
    exit 1
  }
done

mapfile -t targets < <(grep -rhHoE '^func Fuzz\w+' --include='*_test.go' "${@:-shared}" | sed -E 's#/[^/]*:func # #' | sort -u)
[ ${#targets[@]} -gt 0 ] || { echo "no fuzz targets in ${*:-shared}" >&2; exit 1; }
seconds=${FUZZ_SECONDS:-$((${FUZZ_TOTAL:-120} / ${#targets[@]}))}
[ "$seconds" -gt 0 ] || seconds=1
echo "${#targets[@]} fuzz targets, $seconds s each"

log=$(mktemp)
trap 'rm -f "$log"' EXIT
# fuzz DIR NAME. An input that finds new code is kept as it is: making it small
# would take longer than the target has, above all behind a slow engine.
fuzz() {
  go test "./$1" -run '^$' -fuzz "^$2\$" -fuzztime "${seconds}s" -fuzzminimizetime 1x >"$log" 2>&1
}

# ended_late: the fuzzing engine of Go now and then takes its own end for a
# failure; then there is no input that failed.
ended_late() {
  grep -q 'context deadline exceeded' "$log" && ! grep -q 'Failing input written' "$log"
}

for target in "${targets[@]}"; do
  read -r dir name <<<"$target"
  fuzz "$dir" "$name" || { ended_late && fuzz "$dir" "$name"; } || {
    echo "fuzz $dir $name found:"
    cat "$log"
    exit 1
  }
  echo "$dir $name: $(grep -E '^fuzz: elapsed' "$log" | tail -n 1 | sed 's/^fuzz: //')"
done
