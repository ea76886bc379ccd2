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
