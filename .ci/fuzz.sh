#!/usr/bin/env bash
# Runs every fuzz target; all of them share FUZZ_TOTAL seconds (default 120), or
# each has FUZZ_SECONDS. Arguments name the folders to run. First it sees that no
# reader, importer or recogniser is without a target. A package is built once,
# and two targets run at a time, each on one core: most of so short a run is its
# beginning, which needs no more.
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

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# What earlier runs found is gone through first; in CI a second holds only the
# seeds and what comes of them.
corpus=${CI:+$work/corpus}
corpus=${corpus:-$(go env GOCACHE)/fuzz/formwright}
export work seconds corpus

# fuzz DIR NAME. An input that finds new code is kept as it is: making it small
# would take longer than the target has, above all behind a slow engine.
fuzz() {
  (cd "$1" && GOMAXPROCS=1 "$work/${1//\//_}" -test.run '^$' -test.fuzz "^$2\$" -test.fuzztime "${seconds}s" \
    -test.fuzzminimizetime 1x -test.parallel 1 -test.fuzzcachedir "$corpus/$1") >"$log" 2>&1
}

# ended_late: the fuzzing engine of Go now and then takes its own end for a
# failure; then there is no input that failed.
ended_late() {
  grep -q 'context deadline exceeded' "$log" && ! grep -q 'Failing input written' "$log"
}

target() {
  log="$work/${1//\//_}.$2.log"
  fuzz "$1" "$2" || { ended_late && fuzz "$1" "$2"; } || {
    echo "fuzz $1 $2 found:"
    cat "$log"
    return 255 # xargs begins no other
  }
  echo "$1 $2: $(grep -E '^fuzz: elapsed' "$log" | tail -n 1 | sed 's/^fuzz: //')"
}
export -f fuzz ended_late target

for dir in $(printf '%s\n' "${targets[@]}" | cut -d' ' -f1 | sort -u); do
  go test -c -fuzz '^Fuzz' -o "$work/${dir//\//_}" "./$dir"
done
printf '%s\n' "${targets[@]}" | xargs -P 2 -L 1 bash -c 'target "$@"' fuzz
