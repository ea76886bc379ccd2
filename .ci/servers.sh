# Starts the stand-ins for the services of the cloud on free ports of this
# machine. To be sourced after tools.sh, by a script that calls stop_servers in
# its EXIT trap. Each start_ function waits until its server answers and sets
# the variable that names its address.

# SERVERS_HOST is the address they listen on; containers cannot reach loopback.
servers_host=${SERVERS_HOST:-127.0.0.1}
server_pids=()
servers_dir=$(mktemp -d)

free_port() {
  python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}

# start_server NAME PORT COMMAND...: starts a server and waits at most 60 s for
# its port.
start_server() {
  local name=$1 port=$2 log=$servers_dir/$1.log pid tries
  shift 2
  "$@" >"$log" 2>&1 </dev/null &
  pid=$!
  server_pids+=("$pid")
  for ((tries = 0; tries < 600; tries++)); do
    if (: >"/dev/tcp/$servers_host/$port") 2>/dev/null; then return 0; fi
    kill -0 "$pid" 2>/dev/null || break
    sleep 0.1
  done
  tail -n 30 "$log" >&2
  echo "$name does not answer on port $port" >&2
  return 1
}

# stop_servers ends what was started here, by process id.
stop_servers() {
  local pid
  for pid in "${server_pids[@]}"; do kill "$pid" 2>/dev/null || true; done
  for pid in "${server_pids[@]}"; do wait "$pid" 2>/dev/null || true; done
  server_pids=()
  rm -rf "$servers_dir"
}

start_dynamodb() {
  need_dynamodb
  local jars=$tools_dir/dynamodb-$DYNAMODB_VERSION port
  port=$(free_port)
  start_server dynamodb "$port" java -Xmx512m -Djava.library.path="$jars" -cp "$jars/*" \
    com.amazonaws.services.dynamodbv2.local.main.ServerRunner -inMemory -port "$port" -disableTelemetry
  export FORMWRIGHT_DYNAMODB_URL=http://$servers_host:$port
}

start_elasticmq() {
  need_elasticmq
  local jars=$tools_dir/elasticmq-$ELASTICMQ_VERSION port
  port=$(free_port)
  cat >"$servers_dir/elasticmq.conf" <<CONF
include classpath("application.conf")
node-address { protocol = http, host = "$servers_host", port = $port, context-path = "" }
rest-sqs { enabled = true, bind-hostname = "$servers_host", bind-port = $port, sqs-limits = strict }
rest-stats { enabled = false }
CONF
  start_server elasticmq "$port" java -Xmx512m -Dconfig.file="$servers_dir/elasticmq.conf" -cp "$jars/*" \
    org.elasticmq.server.Main
  export FORMWRIGHT_SQS_URL=http://$servers_host:$port
}

start_moto() {
  need_moto
  local port
  port=$(free_port)
  start_server moto "$port" "$tools_dir/moto-$MOTO_VERSION/bin/python" -m moto.server -H "$servers_host" -p "$port"
  export FORMWRIGHT_S3_URL=http://$servers_host:$port
}

# start_formwright: builds the program and serves it over data of its own, with
# learning platforms and other outside addresses allowed on loopback and nobody
# slowed down. Sets formwright to the program and BASE_URL to where it is.
start_formwright() {
  formwright=$servers_dir/formwright
  go build -o "$formwright" ./local
  PORT=$(free_port)
  export PORT BASE_URL=http://127.0.0.1:$PORT DATA_DIR=$servers_dir/data ADMIN_EMAILS=admin@example.org ALLOW_PRIVATE_OUTBOUND=1
  export RATE_LIMIT_REGISTER=0 RATE_LIMIT_TOKEN=0 RATE_LIMIT_SIGNIN=0 RATE_LIMIT_LTI=0
  start_server formwright "$PORT" "$formwright" serve --quiet
}
