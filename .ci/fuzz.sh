#!/usr/bin/env bash
# Runs every fuzz target for a fixed time each (FUZZ_SECONDS, default 5).
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${FUZZ_SECONDS:-5}
grep -rlE '^func Fuzz' --include='*_test.go' shared local tests 2>/dev/null | xargs -rn1 dirname | sort -u | while read -r dir; do
  grep -hoE '^func Fuzz\w+' "$dir"/*_test.go | sed 's/^func //' | sort -u | while read -r target; do
    echo "fuzz $dir $target"
    go test "./$dir" -run '^$' -fuzz "^$target\$" -fuzztime "${seconds}s" -fuzzminimizetime 2s >/tmp/fuzz.$$ 2>&1 || {
      cat /tmp/fuzz.$$
      exit 1
    }
    tail -n 1 /tmp/fuzz.$$
  done
done
rm -f /tmp/fuzz.$$
