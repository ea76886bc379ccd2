#!/usr/bin/env bash
# The heavy proofs, one after the other; each script says what it installs. In
# CI (CI=true) nothing is skipped but what needs a Docker daemon.
set -euo pipefail
cd "$(dirname "$0")/.."
step() { echo "== $1"; shift; local start=$SECONDS; "$@"; echo "== done in $((SECONDS - start)) s"; }

step "lint" bash .ci/lint.sh
step "race detector" env CGO_ENABLED=1 go test -race -count=1 ./shared/store/embedded ./shared/job ./shared/api ./shared/convert ./shared/account ./shared/export ./shared/ratelimit ./shared/gateway
step "fuzzing" bash .ci/fuzz.sh
step "corpus" bash .ci/score.sh
step "stores against foreign AWS implementations" bash .ci/stores.sh
step "targets against foreign importers" bash .ci/writers.sh
step "the functions themselves, over emulators" bash .ci/functions.sh
step "SAM" bash .ci/sam.sh
