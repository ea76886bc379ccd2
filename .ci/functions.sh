#!/usr/bin/env bash
# Runs the very executables that Lambda runs, under the program's own Runtime
# API server, with the stores on emulators, and asks the API for the contract's
# main rows. Needs no Docker. A webhook is delivered to an address of the Internet
# that is this script's own in a network of its own, because functions send
# nowhere else.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source .ci/tools.sh
source .ci/servers.sh

if [ "${1:-}" != inside ]; then # what needs the real network
  need_program unshare util-linux "a network of its own"
  need_program ip iproute2 "a network of its own"
  need_program openssl openssl "the webhook's receiver"
  need_dynamodb
  need_elasticmq
  need_moto
  make -s functions
  go build -o dist/formwright ./local
  go build -o dist/emulators ./tests/emulators
  exec unshare -rn bash "${BASH_SOURCE[0]}" inside
fi
ip link set lo up
ip addr add 93.184.215.14/32 dev lo

home=$(mktemp -d)
serve_pid= receiver_pid=
stop_all() {
  local pid
  for pid in $serve_pid $receiver_pid; do kill "$pid" 2>/dev/null && wait "$pid" 2>/dev/null || true; done
  stop_servers
  rm -rf "$home"
}
trap stop_all EXIT

cp dist/formwright dist/emulators "$home"
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

# The receiver's certificate is one that the functions trust.
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=receiver -addext subjectAltName=IP:93.184.215.14 \
  -keyout "$home/receiver.key" -out "$home/receiver.pem" 2>"$home/openssl.log" || { cat "$home/openssl.log" >&2; exit 1; }
export SSL_CERT_FILE=$home/receiver.pem HOOK_URL=https://93.184.215.14/in HOOK_LOG=$home/received
python3 .ci/formcheck.py receive 93.184.215.14 443 "$home/receiver.pem" "$home/receiver.key" "$HOOK_LOG" &
receiver_pid=$!

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
