#!/usr/bin/env bash
# People use the running program with a real browser; pictures of every page, in
# light, dark and narrow, are kept in dist/screens. Arguments go to go test. In
# CI a missing browser fails; elsewhere it is said.
set -euo pipefail
cd "$(dirname "$0")/.."
source .ci/tools.sh
if ! need_chromium; then
  [ "${CI:-}" = true ] && exit 1
  echo "############################################################" >&2
  echo "## no Chromium here: the pages are NOT tried in a browser  ##" >&2
  echo "############################################################" >&2
  exit 0
fi
need_axe
need_staticcheck
rm -rf dist/screens
go vet -tags browser ./tests/browser
staticcheck -tags browser ./tests/browser
export CHROMIUM=$chromium AXE=$tools_dir/axe-core-$AXE_VERSION/node_modules/axe-core/axe.min.js
go test -tags browser -count=1 -timeout 10m "$@" ./tests/browser
