#!/usr/bin/env bash
# What every change keeps clean: formatting, vet, staticcheck, a tidy go.mod.
set -euo pipefail
cd "$(dirname "$0")/.."
source .ci/tools.sh
fmt=$(gofmt -l functions local shared tests)
[ -z "$fmt" ] || { echo "not gofmt'd:"; echo "$fmt"; exit 1; }
go vet ./...
need_staticcheck
staticcheck ./...
go mod tidy -diff
echo "lint: clean"
