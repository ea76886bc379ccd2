#!/usr/bin/env bash
# Reads the corpus with the program and compares with its hand-made truth: the
# number of questions found, options, keys, types, points and explanations per
# file, and what was invented. CORPUS names the folder (default ../shared/corpus).
# Where there is none it says so and goes on, but in CI it must run, and hold.
set -euo pipefail
cd "$(dirname "$0")/.."
corpus=${CORPUS:-../shared/corpus}
if [ ! -d "$corpus/docs" ]; then
  [ -z "${CI:-}" ] || { echo "no corpus at $corpus, and CI must measure it" >&2; exit 1; }
  echo "no corpus at $corpus: nothing measured (CORPUS names another folder)"
  exit 0
fi
make -s bin/formwright
python3 .ci/score.py "$corpus"
