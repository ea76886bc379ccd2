#!/usr/bin/env bash
# The product's promises on speed, then the packages' own benchmarks.
set -euo pipefail
cd "$(dirname "$0")/.."
go run ./tests/bench
[ "${BENCH_ALL:-1}" = 1 ] || exit 0
go test -run '^$' -bench . -benchtime 200ms $(grep -rlE '^func Benchmark' --include='*_test.go' shared | xargs -n1 dirname | sort -u | sed 's#^#./#')
