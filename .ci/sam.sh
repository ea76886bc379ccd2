#!/usr/bin/env bash
# Proves template.yaml: the linters, a build of every function for this machine,
# the size of what would be uploaded, and the functions themselves under sam
# local.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source .ci/tools.sh
need_command go "the functions"
need_sam
sam validate --lint --region us-east-1
cfn_lint template.yaml
machine=$(uname -m)
[ "$machine" = aarch64 ] && machine=arm64
LAMBDA_ARCH=$machine sam build --parameter-overrides "Architecture=$machine" >/dev/null
python3 - <<'PY'
import io, os, sys, zipfile

# In MB. The API's functions are small; the pages and the exports of forms carry
# the writers, because they make files again of what was read; the converter
# carries PDF and OCR too.
LIMITS = {"PagesFunction": 10, "FormExportsFunction": 10, "ConverterFunction": 50}
root = ".aws-sam/build"
too_large = False
for name in sorted(n for n in os.listdir(root) if n.endswith("Function")):
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for folder, _, files in os.walk(f"{root}/{name}"):
            for file in files:
                archive.write(os.path.join(folder, file))
    size = len(packed.getvalue())
    limit = LIMITS.get(name, 8)
    bad = size > limit << 20
    too_large |= bad
    print(f"{name:18} {size / (1 << 20):5.1f} MB{f'  over {limit} MB' if bad else ''}")
sys.exit(too_large)
PY
SAM_BUILT=1 bash .ci/samlocal.sh check
