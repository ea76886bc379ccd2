#!/usr/bin/env bash
# What the running program sends to webhooks is believed by verifiers of others.
set -euo pipefail
cd "$(dirname "$0")/.."
source .ci/tools.sh
need_webhook_verifiers
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
go build -o "$home/formwright" ./local
go build -o "$home/webhooks" ./tests/webhooks
node .ci/webhooks.mjs "$tools_dir/$webhook_verifiers/node_modules" "$home"
