# Installs the servers and tools that the checks prove the product with, each
# pinned and by its package name, into .tools (ignored by git). To be sourced:
# the need_ functions do nothing when the tool is there, and otherwise say what
# they install or what is missing.

tools_root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
tools_dir=$tools_root/.tools

DYNAMODB_VERSION=2.6.1
ELASTICMQ_VERSION=1.7.1
MOTO_VERSION=5.2.5

# need_command NAME WHAT-FOR: fails when a program of the system is missing.
need_command() {
  command -v "$1" >/dev/null || {
    echo "missing: $1, needed for $2" >&2
    return 1
  }
}

# need_program NAME PACKAGES WHAT-FOR: has root install a program that is missing
# by its apt packages; fails where that cannot be done.
need_program() {
  command -v "$1" >/dev/null || install_packages "$1" "$2"
  command -v "$1" >/dev/null || {
    echo "missing: $1 (apt package ${2%% *}), needed for $3" >&2
    return 1
  }
}

# install_packages NAME PACKAGES: has root install apt packages, with a log by NAME.
install_packages() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 0
  echo "installing $2" >&2
  mkdir -p "$tools_dir"
  # shellcheck disable=SC2086 # several packages
  apt-get update >"$tools_dir/$1.log" 2>&1 &&
    DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $2 >>"$tools_dir/$1.log" 2>&1 || true
}

# need_office: LibreOffice with Writer and Calc, without which a person's machine
# goes on, and CI not.
office_packages="libreoffice-calc libreoffice-writer fonts-dejavu-core"
need_office() {
  local part
  need_program soffice "$office_packages" "documents opened by LibreOffice" || { [ -z "${CI:-}" ]; return; }
  for part in libsclo.so libswlo.so; do # Debian splits the office into packages
    [ "$(uname)" != Linux ] || [ -e "$(dirname "$(readlink -f "$(command -v soffice)")")/$part" ] || { install_packages soffice "$office_packages"; break; }
  done
}

# install_once DIR WHAT COMMAND...: runs COMMAND with a fresh folder, which
# becomes .tools/DIR only when all of it worked.
install_once() {
  local dir=$tools_dir/$1 what=$2
  shift 2
  [ -d "$dir" ] && return 0
  echo "installing $what" >&2
  mkdir -p "$tools_dir"
  rm -rf "$dir.new"
  if ! "$@" "$dir.new" >"$dir.log" 2>&1; then
    tail -n 20 "$dir.log" >&2
    echo "cannot install $what: see $dir.log" >&2
    return 1
  fi
  mv "$dir.new" "$dir"
}

# maven_jars POM VERSION DIR: copies the jars of a server and its dependencies.
maven_jars() {
  mvn -q -B -f "$tools_root/.ci/pom/$1/pom.xml" -Dtool.version="$2" dependency:copy-dependencies \
    -DoutputDirectory="$3" -DincludeScope=runtime
}

# python_venv REQUIREMENT DIR: makes a virtual environment with one package.
python_venv() {
  python3 -m venv "$2" && "$2/bin/python" -m pip install --quiet --disable-pip-version-check "$1"
}

need_dynamodb() {
  need_command java "DynamoDB Local" && need_command mvn "DynamoDB Local" &&
    install_once "dynamodb-$DYNAMODB_VERSION" "DynamoDB Local $DYNAMODB_VERSION" maven_jars dynamodb "$DYNAMODB_VERSION"
}

need_elasticmq() {
  need_command java ElasticMQ && need_command mvn ElasticMQ &&
    install_once "elasticmq-$ELASTICMQ_VERSION" "ElasticMQ $ELASTICMQ_VERSION" maven_jars elasticmq "$ELASTICMQ_VERSION"
}

need_moto() {
  need_command python3 moto &&
    install_once "moto-$MOTO_VERSION" "moto $MOTO_VERSION" python_venv "moto[server]==$MOTO_VERSION"
}

SAM_VERSION=1.170.0
CFN_LINT_VERSION=1.58.0

need_sam() {
  need_command python3 "the SAM CLI" &&
    install_once "sam-$SAM_VERSION" "SAM CLI $SAM_VERSION, cfn-lint $CFN_LINT_VERSION" sam_venv
}

sam_venv() {
  python_venv "aws-sam-cli==$SAM_VERSION" "$1" &&
    "$1/bin/python" -m pip install --quiet --disable-pip-version-check "cfn-lint==$CFN_LINT_VERSION"
}

# sam and cfn_lint run the installed ones; a venv that was moved has only its
# modules, not its scripts.
sam() { SAM_CLI_TELEMETRY=0 "$tools_dir/sam-$SAM_VERSION/bin/python" -m samcli "$@"; }
cfn_lint() { "$tools_dir/sam-$SAM_VERSION/bin/python" -c "from cfnlint.runner import main; main()" "$@"; }

STATICCHECK_VERSION=v0.8.2

need_staticcheck() {
  need_command go staticcheck && install_once "staticcheck-$STATICCHECK_VERSION" "staticcheck $STATICCHECK_VERSION" \
    go_program "honnef.co/go/tools/cmd/staticcheck@$STATICCHECK_VERSION"
}

# go_program MODULE@VERSION DIR: builds a Go program into a folder.
go_program() { mkdir -p "$2" && GOBIN="$2" go install "$1"; }

staticcheck() { "$tools_dir/staticcheck-$STATICCHECK_VERSION/staticcheck" "$@"; }

GIFT_PEGJS_VERSION=1.0.2

need_gift_pegjs() {
  need_command npm gift-pegjs && need_command node gift-pegjs &&
    install_once "gift-pegjs-$GIFT_PEGJS_VERSION" "gift-pegjs $GIFT_PEGJS_VERSION" npm_package "gift-pegjs@$GIFT_PEGJS_VERSION"
}

H5P_SERVER_VERSION=10.0.4

need_h5p_server() {
  need_command npm h5p-server && need_command node h5p-server &&
    install_once "h5p-server-$H5P_SERVER_VERSION" "@lumieducation/h5p-server $H5P_SERVER_VERSION" npm_package "@lumieducation/h5p-server@$H5P_SERVER_VERSION"
}

# npm_package PACKAGE@VERSION... DIR: installs packages into a folder of their own.
npm_package() { npm install --silent --no-audit --no-fund --ignore-scripts --prefix "${@: -1}" "${@:1:$#-1}"; }

STANDARDWEBHOOKS_VERSION=1.1.1
WEBHOOKS_METHODS_VERSION=6.0.0
webhook_verifiers=webhook-verifiers-$STANDARDWEBHOOKS_VERSION-$WEBHOOKS_METHODS_VERSION

need_webhook_verifiers() {
  need_command npm "verifiers of webhooks" && need_command node "verifiers of webhooks" &&
    install_once "$webhook_verifiers" "standardwebhooks $STANDARDWEBHOOKS_VERSION, @octokit/webhooks-methods $WEBHOOKS_METHODS_VERSION" \
      npm_package "standardwebhooks@$STANDARDWEBHOOKS_VERSION" "@octokit/webhooks-methods@$WEBHOOKS_METHODS_VERSION"
}

MCP_SDK_VERSION=1.32.2
OAUTH4WEBAPI_VERSION=3.8.8
oauth_clients=oauth-clients-$MCP_SDK_VERSION-$OAUTH4WEBAPI_VERSION

need_oauth_clients() {
  need_command npm "OAuth clients" && need_command node "OAuth clients" &&
    install_once "$oauth_clients" "@modelcontextprotocol/sdk $MCP_SDK_VERSION, oauth4webapi $OAUTH4WEBAPI_VERSION" \
      npm_package "@modelcontextprotocol/sdk@$MCP_SDK_VERSION" "oauth4webapi@$OAUTH4WEBAPI_VERSION"
}

LTI_PLATFORM_VERSION=0.1.8

need_lti_platform() {
  need_command python3 lti1p3platform && install_once "lti1p3platform-$LTI_PLATFORM_VERSION" \
    "lti1p3platform $LTI_PLATFORM_VERSION" python_venv "lti1p3platform==$LTI_PLATFORM_VERSION"
}

AXE_VERSION=4.14.1

need_axe() {
  need_command npm axe-core && install_once "axe-core-$AXE_VERSION" "axe-core $AXE_VERSION" npm_package "axe-core@$AXE_VERSION"
}

# need_chromium: sets chromium to the browser of this machine, which root
# installs by its apt package when there is none.
need_chromium() {
  chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome) && return 0
  need_program chromium "chromium fonts-dejavu-core" "the pages in a real browser" && chromium=$(command -v chromium)
}

# need_docker DIR: sets DOCKER_HOST to a Docker daemon that answers. Without one
# it starts a daemon of its own in DIR, which takes root and the packages
# docker.io and iptables; docker_pid is that daemon's process then.
need_docker() {
  docker_pid=
  if command -v docker >/dev/null && docker info >/dev/null 2>&1; then return 0; fi
  [ "$(id -u)" = 0 ] || return 1
  if ! command -v dockerd >/dev/null || ! command -v busybox >/dev/null; then
    command -v apt-get >/dev/null || return 1
    echo "installing docker.io, iptables, busybox-static" >&2
    apt-get update >"$tools_dir/docker.log" 2>&1 &&
      DEBIAN_FRONTEND=noninteractive apt-get install -y docker.io iptables busybox-static >>"$tools_dir/docker.log" 2>&1 || return 1
  fi
  export DOCKER_HOST=unix://$1/docker.sock
  mkdir -p "$1"
  dockerd --data-root "$1/data" --exec-root "$1/exec" -p "$1/docker.pid" -H "$DOCKER_HOST" >"$1/docker.log" 2>&1 </dev/null &
  docker_pid=$!
  local tries
  for ((tries = 0; tries < 300; tries++)); do
    if docker info >/dev/null 2>&1; then return 0; fi
    kill -0 "$docker_pid" 2>/dev/null || break
    sleep 0.1
  done
  tail -n 5 "$1/docker.log" >&2
  return 1
}

# lambda_image MACHINE: makes the image that sam local runs functions in, from a
# static busybox and the runtime emulator of the SAM package, because the real
# one comes from a registry.
lambda_image() {
  local tag=public.ecr.aws/lambda/provided:al2023-rapid-$1 root
  docker image inspect "$tag" >/dev/null 2>&1 && return 0
  root=$(mktemp -d)
  mkdir -p "$root"/{bin,tmp,etc/ssl/certs,var/rapid,var/task,var/runtime,root}
  cp "$(command -v busybox)" "$root/bin/busybox"
  for name in sh ls cat cp mkdir chmod env sleep; do ln -s busybox "$root/bin/$name"; done
  chmod 1777 "$root/tmp"
  echo 'root:x:0:0:root:/root:/bin/sh' >"$root/etc/passwd"
  cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
  cp "$tools_dir/sam-$SAM_VERSION"/lib/python3*/site-packages/samcli/local/rapid/aws-lambda-rie-"$1" "$root/var/rapid/aws-lambda-rie"
  chmod 755 "$root/var/rapid/aws-lambda-rie"
  tar -C "$root" -c . | docker import --change 'WORKDIR /var/task' --change 'ENV PATH=/bin' - "$tag" >/dev/null
  rm -rf "$root"
}
