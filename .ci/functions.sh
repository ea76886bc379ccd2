#!/usr/bin/env bash
# Runs the very executables that Lambda runs, under the program's own Runtime
# API server, with the stores on emulators, and asks the API for the contract's
# main rows. Needs no Docker.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source .ci/tools.sh
source .ci/servers.sh

home=$(mktemp -d)
serve_pid=
stop_all() {
  if [ -n "$serve_pid" ]; then kill "$serve_pid" 2>/dev/null && wait "$serve_pid" 2>/dev/null || true; fi
  stop_servers
  rm -rf "$home"
}
trap stop_all EXIT

make -s functions
go build -o "$home/formwright" ./local
go build -o "$home/emulators" ./tests/emulators
start_dynamodb
start_elasticmq
start_moto
export AWS_REGION=us-east-1 AWS_ACCESS_KEY_ID=local AWS_SECRET_ACCESS_KEY=local
export AWS_ENDPOINT_URL=$FORMWRIGHT_S3_URL AWS_ENDPOINT_URL_DYNAMODB=$FORMWRIGHT_DYNAMODB_URL
export AWS_ENDPOINT_URL_SQS=$FORMWRIGHT_SQS_URL AWS_ENDPOINT_URL_S3=$FORMWRIGHT_S3_URL AWS_ENDPOINT_URL_SSM=$FORMWRIGHT_S3_URL
PORT=$(free_port)
export PORT BASE_URL=http://127.0.0.1:$PORT KEYS_PARAMETER=/formwright/local/keys
export LTI_KEYS_PARAMETER=/formwright/local/lti-keys SEAL_KEYS_PARAMETER=/formwright/local/seal-keys
"$home/emulators" prepare >"$home/names"
set -a
source "$home/names"
set +a
for ring in "tokens $KEYS_PARAMETER" "lti $LTI_KEYS_PARAMETER" "seal $SEAL_KEYS_PARAMETER"; do
  "$home/formwright" keys new --kind "${ring% *}" >"$home/keys.json"
  python3 .ci/samcheck.py put-keys "$AWS_ENDPOINT_URL_SSM" "${ring#* }" "$home/keys.json"
done
token=$("$home/formwright" token --aws --email teacher@example.org)
SIGNIN_LINK=$("$home/formwright" signin --aws --email teacher@example.org)
export SIGNIN_LINK
# The token was made by a key that has retired since.
"$home/formwright" keys rotate --aws --now >"$home/rotated"
[ "$(grep -cE '^[a-z]+ +(retired|old) ' "$home/rotated")" = 3 ] || { cat "$home/rotated" >&2; exit 1; }

"$home/formwright" serve --lambda >"$home/out" 2>"$home/log" &
serve_pid=$!
for ((tries = 0; tries < 300; tries++)); do
  [ -s "$home/out" ] && break
  kill -0 "$serve_pid" 2>/dev/null || break
  sleep 0.1
done
python3 .ci/samcheck.py rows "$BASE_URL" "$token" || {
  tail -n 40 "$home/log" >&2
  exit 1
}
