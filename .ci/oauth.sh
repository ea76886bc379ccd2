#!/usr/bin/env bash
# OAuth clients of others go all the way with the running program.
set -euo pipefail
cd "$(dirname "$0")/.."
source .ci/tools.sh
need_oauth_clients
source .ci/servers.sh
trap stop_servers EXIT
start_formwright
node .ci/oauth.mjs "$tools_dir/$oauth_clients/node_modules" "$formwright" "$BASE_URL" || {
  tail -n 20 "$servers_dir/formwright.log" >&2
  exit 1
}
