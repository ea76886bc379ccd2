#!/usr/bin/env bash
# engines.sh FOLDER GOARCH lays beside FOLDER/bootstrap what the converter reads
# PDFs and pictures with: assets/, the OCR engine and its languages, and
# wazero-cache/, both engines compiled in advance. What cannot be had is said; the
# function works without it, but slower or without pictures.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
folder=$1 arch=$2

say() { echo "engines.sh: $*" >&2; }

bash .ci/assets.sh --if-possible >&2
rm -rf "$folder/assets" "$folder/wazero-cache"
assets=
if [ -d .assets ]; then
  assets=$folder/assets
  mkdir -p "$assets"
  cp .assets/* "$assets"/
else
  say "no .assets (make assets): this function will not read pictures"
fi

later="each new function will compile its engines for itself, in about five seconds"
if [ "$(go env GOHOSTOS)" != linux ]; then
  say "only Linux can run the function to compile its engines: $later"
  exit 0
fi
run=()
if [ "$arch" != "$(go env GOHOSTARCH)" ]; then
  case $arch in
  arm64) emulators="qemu-aarch64 qemu-aarch64-static" ;;
  *) emulators="qemu-x86_64 qemu-x86_64-static" ;;
  esac
  for emulator in $emulators; do
    if command -v "$emulator" >/dev/null; then run=("$emulator"); fi
  done
  if [ ${#run[@]} = 0 ]; then
    say "none of $emulators is installed: $later"
    exit 0
  fi
fi
"${run[@]}" "$folder/bootstrap" extract-compile "$folder/wazero-cache" "$assets"
chmod -R a+rX "$folder"
