#!/usr/bin/env bash
# The race detector over every package that starts goroutines, in its code or its
# tests, or guards something against others.
set -euo pipefail
cd "$(dirname "$0")/.."
# A go statement begins its line: "I go home." in a test starts nothing.
starts='^\s*go (func|[A-Za-z_]+[.(])'
shares='^[^/]*(\.Go\(|sync\.(Cond|Map|Mutex|Pool|RWMutex|WaitGroup)|atomic\.|\<chan )'
mapfile -t packages < <(grep -rlE "$starts|$shares" --include='*.go' shared local | xargs -n1 dirname | grep -v testdata | sort -u | sed 's#^#./#')
CGO_ENABLED=1 go test -race -count=1 -timeout 20m "${packages[@]}"
