"""Scores the documents of a corpus that can be read: score.py CORPUS.

Runs `inspect --json` on each document, compares it with its truth by the
corpus' own score.py, prints a row per file and the figures of all, and fails
when a document falls behind what was reached. A document without a truth of its
own that has a marked twin (NAME-before beside NAME-highlighted, NAME-blank
beside NAME-answers), or stands in UNMARKED, may have no key. A document that is
not in HELD is measured, and that is all.

F1 is of the questions: 2 * found / (in truth + read), where a truth that lists
only the first questions counts no further ones. Keys right is the part of the
matched questions whose answer, or want of one, is the truth's. An invented key
is an answer where the truth has none.
"""
import json
import pathlib
import subprocess
import sys

FIELDS = ("matched", "options", "answers", "types", "points", "expl")
# What was reached and must be held: nothing is missing of the truth, no question
# is too many, no key invented, but for what is named here (how many at most).
# "count" is how many questions are read where the truth lists not all of them.
HELD = {
    "bio-inline-key.pdf": {"count": 30},
    "brooks-before.docx": {"count": 11},
    "brooks-highlighted.docx": {},
    "civics-100q.pdf": {"count": 100},
    "eduquiz-chem.docx": {},
    "michaillat-q1.pdf": {},
    "michaillat-q2.pdf": {"count": 21},
    "michaillat-q3.pdf": {"count": 21},
    "ncvec-tech-2026.pdf": {"count": 409},
    "thu-exam-answers.pdf": {},
    "thu-exam-blank.pdf": {},
    "word2quiz-sections.docx": {},
}
UNMARKED = ("michaillat-q2.pdf", "michaillat-q3.pdf")
TWINS = (("-before", "-highlighted"), ("-blank", "-answers"))


def inspect(path):
    run = subprocess.run(["bin/formwright", "inspect", "--json", str(path)], capture_output=True, text=True)
    return json.loads(run.stdout) if run.returncode == 0 else None, run.stderr.strip()


def score(corpus, truth, out):
    result = pathlib.Path("dist/score.json")
    result.parent.mkdir(exist_ok=True)
    result.write_text(json.dumps(out))
    run = subprocess.run([sys.executable, str(corpus / "score.py"), str(truth), str(result)], capture_output=True, text=True, check=True)
    return json.loads(run.stdout)


def figures(rows):
    """The three figures of the issue, over any number of rows."""
    total = {k: sum(r.get(k, 0) for r in rows) for k in ("truth", "matched", "extra", "answers", "false_answer")}
    f1 = 2 * total["matched"] / max(1, total["truth"] + total["matched"] + total["extra"])
    return f"F1 {f1:.3f}  keys right {total['answers'] / max(1, total['matched']):.3f}  invented {total['false_answer']}"


def unmarked(doc):
    twin = any(a in doc.stem and doc.with_name(doc.name.replace(a, b)).exists() for a, b in TWINS)
    return twin or doc.name in UNMARKED


def compare(corpus, doc, out):
    """The row of a document with a truth, and what is wrong with it."""
    row = score(corpus, corpus / "truth" / (doc.name + ".json"), out)
    print(f"{doc.name:28} {figures([row])}  " + " ".join(f"{k}={row[k]}" for k in ("truth", "out", *FIELDS)))
    allowed = HELD.get(doc.name, {})
    wrong = [f"{row['truth'] - row[f]} {f} missing" for f in FIELDS if row["truth"] - row[f] > allowed.get(f, 0)]
    if row.get("extra", 0) > allowed.get("extra", 0):
        wrong.append(f"{row['extra']} questions too many")
    if row["false_answer"]:
        wrong.append(f"{row['false_answer']} keys invented")
    return row, wrong


def alone(doc, out):
    """What is wrong with a document that has no truth."""
    keys = sum(1 for q in out["questions"] if q["answers"])
    bare = unmarked(doc)
    print(f"{doc.name:28} no truth: {len(out['questions'])} questions, {keys} keys" + (" (0 may be)" if bare else ""))
    return [f"{keys} keys invented"] if bare and keys else []


def main():
    corpus = pathlib.Path(sys.argv[1])
    failed, rows, held = [], [], 0
    for doc in sorted((corpus / "docs").iterdir()):
        out, error = inspect(doc)
        if out is None:
            print(f"{doc.name:28} not read: {error[:110]}")
            wrong = ["not read"]
        elif (corpus / "truth" / (doc.name + ".json")).exists():
            row, wrong = compare(corpus, doc, out)
            rows.append(row)
        else:
            wrong = alone(doc, out)
        if out and (n := len(out["questions"])) != (want := HELD.get(doc.name, {}).get("count", n)):
            wrong.append(f"{n} questions instead of {want}")
        if doc.name in HELD:
            held += 1
            failed += [f"{doc.name}: {', '.join(wrong)}"] if wrong else []
    print(f"{'all ' + str(len(rows)) + ' with a truth':28} {figures(rows)}")
    if failed:
        sys.exit("score: " + "; ".join(failed))
    print(f"score: {held} documents held")


main()
