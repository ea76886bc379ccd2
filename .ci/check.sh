#!/usr/bin/env bash
# The heavy proofs, one after the other; each script says what it installs. In
# CI (CI=true) nothing is skipped but what needs a Docker daemon.
set -euo pipefail
cd "$(dirname "$0")/.."
step() { echo "== $1"; shift; local start=$SECONDS; "$@"; echo "== done in $((SECONDS - start)) s"; }

step "assets of the OCR engine" bash .ci/assets.sh --if-possible
# Compilers and these tests hold little: collecting garbage seldom saves a tenth of
# their time.
step "lint" env GOGC=400 bash .ci/lint.sh
step "race detector" env GOGC=400 bash .ci/race.sh
step "fuzzing" bash .ci/fuzz.sh
# SYNTHETIC=all reads every document; half of them is what the 30 minutes hold.
step "the synthetic documents" env GOGC=400 SYNTHETIC="${SYNTHETIC:-half}" go test -count=1 -timeout 30m ./tests/synthetic
step "corpus" bash .ci/score.sh
step "hostile documents" bash .ci/hostile.sh
step "OAuth clients of others" bash .ci/oauth.sh
step "a learning platform of others" bash .ci/lti.sh
step "webhooks with the verifiers of others" bash .ci/webhooks.sh
step "pages in a real browser" bash .ci/browser.sh
step "stores against foreign AWS implementations" bash .ci/stores.sh
step "targets against foreign importers" bash .ci/writers.sh
step "the functions themselves, over emulators" bash .ci/functions.sh
step "SAM" bash .ci/sam.sh
