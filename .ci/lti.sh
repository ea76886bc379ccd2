#!/usr/bin/env bash
# A learning platform of others launches the running program by LTI 1.3.
set -euo pipefail
cd "$(dirname "$0")/.."
source .ci/tools.sh
need_lti_platform
source .ci/servers.sh
trap stop_servers EXIT
start_formwright
"$tools_dir/lti1p3platform-$LTI_PLATFORM_VERSION/bin/python" .ci/lti.py "$BASE_URL" "$("$formwright" token --email admin@example.org)" || {
  tail -n 20 "$servers_dir/formwright.log" >&2
  exit 1
}
