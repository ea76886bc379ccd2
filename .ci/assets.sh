#!/usr/bin/env bash
# Lays the OCR engine and its languages in .assets (ASSETS), which git ignores:
# code and data of others come from npm by name and version and are held against
# their SHA-256. What is there already is kept.
#   .ci/assets.sh            the engine and English
#   .ci/assets.sh deu fra    more languages, by Tesseract's names
# Without npm or its registry it says so and changes nothing. With --if-possible
# that is no error, except in CI (CI=true), where every test must have the engine.
set -euo pipefail
cd "$(dirname "$0")/.."

ENGINE_VERSION=7.0.0
ENGINE_FILE=tesseract-core-simd-lstm.wasm
ENGINE_SHA256=34e8d50cac216427d86bf397d610fdd9f49492539bbcdfbfccc4eda20c810bea
DATA_VERSION=1.0.0

# checksum LANGUAGE: the SHA-256 of the unpacked data of a language we know.
checksum() {
  case $1 in
    eng) echo 5dc5d8d640a212c9d6184921ba103b186f50e0fed9ee716c53e6b312b400d747 ;;
    chi_sim) echo 9784f7c917c546424b690fcde708ce1f604a4393d08bb51ddab146d7d7c794e6 ;;
    deu) echo a1b72cc25753eac167edfef5af4448a8dc34973503a2265c34c84520f896eb03 ;;
    fas) echo ff6a6743a643ebd93717346ae6526aed110aad4e08ca10240279787fc567522c ;;
    fra) echo bf83833fa957ff0076f6aa93f69e3bdf7b014dea829ea0c0d6be6b48a3ceef6d ;;
    hun) echo f46ebe2687bc1f283a64e6e6ce5fd9a80db987dd5227257b2194bafc97c02f41 ;;
    ind) echo 431ad6931126cfd70a35db57eb14823c090fc6174e0eaf1f400dd06b9cb1baf3 ;;
    ita) echo 36ec897f5f1f489b257801881286167a79b99a16040c6fbc7e3e30f03821b10b ;;
    pol) echo 02b89cad819f1374631b4a3c92bdac79c214150f97a3686df78de6c8c30782db ;;
    por) echo 42fab1f017aedab69b92bdecc01bbb11166cd3b177575612ee860f8e2825ece0 ;;
    spa) echo 0062377729b81cc268b1822f09eb1c08c09f3f7f1c6b422540b51555a7eeea70 ;;
    tha) echo e8cf7af22c02b1cbd1b3a29a76c8e8bacc22c67dac28d8c95a2b40f36c359a70 ;;
    tur) echo f0127d0f3745f9c65e2ae7ec6b23198fbe5aa186a61b35661426f5e1ef9dedd7 ;;
    ukr) echo c9bceda0ec7f1cd8dc7642ec62221395066b98359fa0e988d5db82ceae727892 ;;
    uzb) echo 673f17b258b1532249b1d4f294dafeb6c80c4a25da41d0e8d8e9fdcdc0a52a7e ;;
    vie) echo 112f6fd1d04ab4cb0208cad9cada8de214ae33a1e4db3750ffcda69262aef0a8 ;;
  esac
}

# matches FILE SHA256
matches() { [ -f "$1" ] && [ "$(shasum "$1")" = "$2" ]; }

shasum() {
  if command -v sha256sum >/dev/null; then sha256sum "$1"; else openssl dgst -sha256 -r "$1"; fi | cut -d' ' -f1
}

# unpack PACKAGE@VERSION: fetches a package through npm and prints its folder.
unpack() {
  local dir
  dir=$(mktemp -d "$tmp/XXXXXX")
  (cd "$dir" && npm pack --silent "$1" >/dev/null 2>npm.log && tar -xzf ./*.tgz) || {
    tail -n 5 "$dir/npm.log" >&2
    echo "cannot fetch $1 with npm" >&2
    return 1
  }
  echo "$dir/package"
}

# lay FILE NAME SHA256: puts a verified file into the folder, whole or not at all.
lay() {
  if [ -n "$3" ] && ! matches "$1" "$3"; then
    echo "$2 is not what is expected: SHA-256 $(shasum "$1"), wanted $3" >&2
    return 1
  fi
  [ -n "$3" ] || echo "$2 is not known here; its SHA-256 is $(shasum "$1")" >&2
  chmod 644 "$1" && mv "$1" "$assets/$2"
}

engine() {
  matches "$assets/$ENGINE_FILE" "$ENGINE_SHA256" && return 0
  echo "fetching tesseract.js-core $ENGINE_VERSION" >&2
  local dir
  dir=$(unpack "tesseract.js-core@$ENGINE_VERSION") &&
    lay "$dir/$ENGINE_FILE" "$ENGINE_FILE" "$ENGINE_SHA256" &&
    cp "$dir/LICENSE" "$assets/LICENSE.tesseract"
}

language() {
  local lang=$1 sum dir
  [[ $lang =~ ^[A-Za-z][A-Za-z0-9_]+$ ]] || { echo "$lang is no name of a language, such as eng or chi_sim" >&2; return 1; }
  sum=$(checksum "$lang")
  if [ -n "$sum" ] && matches "$assets/$lang.traineddata" "$sum"; then return 0; fi
  if [ -z "$sum" ] && [ -f "$assets/$lang.traineddata" ]; then return 0; fi
  echo "fetching OCR data for $lang" >&2
  dir=$(unpack "@tesseract.js-data/$lang@$DATA_VERSION") || {
    echo "put $lang.traineddata into $assets yourself, then name it in OCR_LANGS" >&2
    return 1
  }
  gzip -dc "$dir/4.0.0_best_int/$lang.traineddata.gz" >"$tmp/$lang" &&
    lay "$tmp/$lang" "$lang.traineddata" "$sum"
}

optional=
if [ "${1:-}" = --if-possible ]; then
  [ "${CI:-}" = true ] || optional=1
  shift
fi
assets=${ASSETS:-.assets}
wanted="eng $*"

# complete: everything wanted is there and whole, so that npm is not needed.
complete() {
  matches "$assets/$ENGINE_FILE" "$ENGINE_SHA256" || return 1
  local lang sum
  for lang in $wanted; do
    [ -f "$assets/$lang.traineddata" ] || return 1
    sum=$(checksum "$lang")
    [ -z "$sum" ] || matches "$assets/$lang.traineddata" "$sum" || return 1
  done
}

complete && exit 0
command -v npm >/dev/null || {
  echo "npm is missing, so pictures cannot be read; install Node.js with npm and run: make assets" >&2
  [ -n "$optional" ] && exit 0
  exit 1
}
# A registry that does not answer is given up after seconds, not minutes.
export npm_config_fetch_retries=1 npm_config_fetch_retry_mintimeout=1000 npm_config_fetch_timeout=60000
mkdir -p "$assets"
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
status=0
engine || status=1
for lang in $wanted; do language "$lang" || status=1; done
if [ "$status" = 0 ]; then
  echo "assets: $assets has the OCR engine and: $wanted" >&2
else
  rmdir "$assets" 2>/dev/null || true
  echo "assets: not complete, so pictures of these languages cannot be read: $wanted" >&2
fi
[ -n "$optional" ] && exit 0
exit "$status"
