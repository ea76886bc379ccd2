#!/usr/bin/env bash
# Runs the template's own functions under `sam local`, in containers, with the
# stores on emulators. `samlocal.sh check` asks the API for the contract's main
# rows, and gives the recorded events to `sam local invoke`; `samlocal.sh serve`
# prints the URL and a token and waits for Ctrl-C.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source .ci/tools.sh

home=$(mktemp -d)
sam_pids=()
docker_pid=

stop_all() {
  local pid
  for pid in "${sam_pids[@]}"; do kill "$pid" 2>/dev/null || true; done
  for pid in "${sam_pids[@]}"; do wait "$pid" 2>/dev/null || true; done
  stop_servers
  if [ -n "$docker_pid" ]; then
    docker ps -aq 2>/dev/null | xargs -r docker rm -f >/dev/null 2>&1 || true
    kill "$docker_pid" 2>/dev/null && wait "$docker_pid" 2>/dev/null || true
  fi
  rm -rf "$home" 2>/dev/null || true
}
servers_dir=/nonexistent server_pids=()
stop_servers() { :; }
trap stop_all EXIT

need_sam
mkdir -p "$tools_dir"
if ! need_docker "$home/docker"; then
  echo "############################################################" >&2
  echo "## no Docker daemon can be started here:                  ##" >&2
  echo "## the functions are NOT run under sam local              ##" >&2
  echo "############################################################" >&2
  exit 0
fi

machine=$(uname -m)
[ "$machine" = aarch64 ] && machine=arm64
export LAMBDA_ARCH=$machine AWS_REGION=us-east-1 AWS_DEFAULT_REGION=us-east-1
export AWS_ACCESS_KEY_ID=local AWS_SECRET_ACCESS_KEY=local
pull=()
if [ -n "$docker_pid" ]; then
  lambda_image "$machine"
  pull=(--skip-pull-image)
fi
# SAM_BUILT says that the caller has built the functions for this machine.
[ -n "${SAM_BUILT:-}" ] || sam build --parameter-overrides "Architecture=$machine" >"$home/build.log" 2>&1 || { tail -n 20 "$home/build.log" >&2; exit 1; }

# Containers reach this machine at the address of Docker's bridge.
SERVERS_HOST=$(docker network inspect bridge --format '{{(index .IPAM.Config 0).Gateway}}')
[ -n "$SERVERS_HOST" ] || SERVERS_HOST=172.17.0.1
export SERVERS_HOST
source .ci/servers.sh
start_dynamodb
start_elasticmq
start_moto
export AWS_ENDPOINT_URL=$FORMWRIGHT_S3_URL # all else, and what SAM itself asks for
export AWS_ENDPOINT_URL_DYNAMODB=$FORMWRIGHT_DYNAMODB_URL AWS_ENDPOINT_URL_SQS=$FORMWRIGHT_SQS_URL
export AWS_ENDPOINT_URL_S3=$FORMWRIGHT_S3_URL AWS_ENDPOINT_URL_SSM=$FORMWRIGHT_S3_URL
go build -o "$home/emulators" ./tests/emulators
go build -o "$home/formwright" ./local

api_port=$(free_port) lambda_port=$(free_port)
export BASE_URL=http://127.0.0.1:$api_port KEYS_PARAMETER=/formwright/local/keys
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

# The functions' environment, which sam local takes from the template only.
local_template=.aws-sam/build/local.yaml
"$tools_dir/sam-$SAM_VERSION/bin/python" .ci/samcheck.py localise .aws-sam/build/template.yaml "$local_template"

start_sam() { # NAME PORT ARGUMENTS...
  local name=$1 port=$2 tries
  shift 2
  SAM_CLI_TELEMETRY=0 "$tools_dir/sam-$SAM_VERSION/bin/python" -m samcli local "$name" -t "$local_template" \
    --parameter-overrides "Architecture=$machine" --host 127.0.0.1 -p "$port" "${pull[@]}" "$@" >"$home/$name.log" 2>&1 </dev/null &
  sam_pids+=("$!")
  for ((tries = 0; tries < 1200; tries++)); do
    if (: >"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then return 0; fi
    kill -0 "${sam_pids[-1]}" 2>/dev/null || break
    sleep 0.1
  done
  tail -n 30 "$home/$name.log" >&2
  echo "sam local $name does not start" >&2
  return 1
}
start_sam start-api "$api_port" --warm-containers LAZY
start_sam start-lambda "$lambda_port" --warm-containers LAZY
"$home/emulators" poll "http://127.0.0.1:$lambda_port" 2>"$home/poll.log" &
sam_pids+=("$!")

case ${1:-check} in
serve)
  echo "$BASE_URL"
  echo "token: $token"
  wait "${sam_pids[0]}"
  ;;
check)
  if ! python3 .ci/samcheck.py rows "$BASE_URL" "$token" ||
    ! python3 .ci/samcheck.py events "http://127.0.0.1:$lambda_port" "$BASE_URL" "$token"; then
    for log in start-api start-lambda poll; do echo "--- $log" >&2; tail -n 40 "$home/$log.log" >&2; done
    exit 1
  fi
  ;;
*)
  echo "samlocal.sh serve or check" >&2
  exit 2
  ;;
esac
