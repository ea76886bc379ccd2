#!/usr/bin/env bash
# Prints how a version of tesseract.js-core names its imports and exports, to
# bring imports.go, invoke.go and system.go up to another version:
#   names.sh 7.0.0
# An import is printed with the beginning of its body, which tells what it is:
# invoke_ trampolines by their parameters, system calls by the errors they give.
set -euo pipefail
version=${1:?usage: names.sh VERSION}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
npm pack --silent "tesseract.js-core@$version" >/dev/null
tar -xzf ./*.tgz
js=$(tr -d '\n' <package/tesseract-core-simd-lstm.js)
sha256sum package/tesseract-core-simd-lstm.wasm
echo "exports"
grep -oE 'e\.(_[A-Za-z0-9_]+)=[A-Za-z$_]+=c\.[A-Za-z0-9$_]+' <<<"$js" | sed -E 's/^e\.(_[^=]*)=[^=]*=c\.(.*)$/  \2 \1/'
echo "  the last of them, without names: memalign, setThrew, stack restore, stack current; before them: constructors, memory, table"
grep -oE '[a-z]{2}=Zh=c\.exports;.{80}|pixReadHeaderMem=c\..{80}' <<<"$js" || true
echo "imports"
grep -oE '[{,][A-Za-z]:(function)?\([a-z,]*\)(=>)?\{.{70}' <<<"$js" | sed 's/^[{,]/  /'
grep -oE '[a-z]:[A-Z]h(,[a-z]:[A-Z]h)+' <<<"$js" | sed 's/^/  trampolines /'
grep -oE 'function [A-Z]h\([a-z,]+\)\{var [a-z]=[A-Za-z]+\(\);try\{(return )?' <<<"$js" | sed 's/^/  /'
