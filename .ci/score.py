"""Scores the documents of a corpus that can be read: score.py CORPUS.

Runs `inspect --json` on each document, compares it with its truth by the
corpus' own score.py, prints a row per file and fails when a document that is
held below does not reach everything its truth holds. A document named
NAME-before.docx with a marked twin has no truth of its own: no key may be found
in it.
"""
import json
import pathlib
import subprocess
import sys

HELD = (".docx",)  # kinds of document that must be read without a miss
FIELDS = ("matched", "options", "answers", "types", "points", "expl")


def inspect(path):
    run = subprocess.run(["bin/formwright", "inspect", "--json", str(path)], capture_output=True, text=True)
    return run.stdout if run.returncode == 0 else None, run.stderr.strip()


def score(corpus, truth, out):
    pathlib.Path("dist").mkdir(exist_ok=True)
    result = pathlib.Path("dist/score.json")
    result.write_text(out)
    run = subprocess.run([sys.executable, str(corpus / "score.py"), str(truth), str(result)], capture_output=True, text=True, check=True)
    return json.loads(run.stdout)


def main():
    corpus = pathlib.Path(sys.argv[1])
    failed, held = [], 0
    for doc in sorted((corpus / "docs").iterdir()):
        truth = corpus / "truth" / (doc.name + ".json")
        must = doc.suffix in HELD
        held += must
        out, error = inspect(doc)
        if out is None:
            print(f"{doc.name:28} not read: {error[:110]}")
            failed += [doc.name] * must
        elif truth.exists():
            row = score(corpus, truth, out)
            print(f"{doc.name:28} " + " ".join(f"{k}={row[k]}" for k in ("truth", "out", *FIELDS, "false_answer")))
            whole = all(row[f] == row["truth"] for f in FIELDS) and row["false_answer"] == 0 and row.get("extra", 0) == 0
            failed += [doc.name] * (must and not whole)
        else:
            keys = [q["title"] for q in json.loads(out)["questions"] if q["answers"]]
            print(f"{doc.name:28} no truth; {len(keys)} keys found (0 may be)")
            failed += [doc.name] * (must and len(keys) > 0)
    if failed or held == 0:
        sys.exit(f"score: {', '.join(failed) or 'nothing was held'}")
    print(f"score: {held} documents held")


main()
