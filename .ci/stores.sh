#!/usr/bin/env bash
# Proves store/aws against implementations of DynamoDB, SQS and S3 that others
# wrote. Arguments go to go test (for instance -run TestTable -v).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source .ci/tools.sh
need_command go "the checks"
need_dynamodb
need_elasticmq
need_moto
source .ci/servers.sh
trap stop_servers EXIT
start_dynamodb
start_elasticmq
start_moto
go test -count=1 -timeout 5m -tags emulators ./shared/store/aws/... "$@"
