#!/usr/bin/env bash
# Sends HOSTILE_FILES (default 200) documents that attack their readers through
# one service and sees that it stands, within its memory.
set -euo pipefail
cd "$(dirname "$0")/.."
HOSTILE_FILES=${HOSTILE_FILES:-200} go test ./tests/e2e -count=1 -timeout 60m -v -run '^TestHostileDocuments$'
