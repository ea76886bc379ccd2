"""Counts the questions of a Word paper with python-docx, or the answers of a key
alone: word.py FILE SAVED. Where SAVED.txt is what LibreOffice made of it, each must
stand there as it does in the paper, in the same order, and SAVED.pdf must have
pages. A paper that breaks a rule fails with what is wrong."""
import os
import re
import sys

import docx

path, saved = sys.argv[1:]


def need(ok, what):
    if not ok:
        sys.exit(f"{path}: {what}")


def squeezed(text):
    """A text without what a program may show in another way: spaces and signs that
    have no shape."""
    return "".join(c for c in text if c.isprintable() and not c.isspace())


document = docx.Document(path)
styles = [(p.style.name, p.text) for p in document.paragraphs]
questions = [text for style, text in styles if style == "Question"]
answers = [text for style, text in styles if style == "Key Entry"]
if "-key-only." in path:
    need(not questions, "questions stand in the answer key")
    questions = answers
if "-key-none." in path:
    need(not answers and not any(style.startswith("Key") for style, _ in styles), "answers stand in a paper without")
for number, text in enumerate(questions, 1):
    need(text.startswith(f"{number}.\t"), f"{text!r} is not numbered {number}")
for answer in answers:
    need(re.match(r"[1-9][0-9]*\.\t", answer), f"{answer!r} is not numbered")
for part in document.part.package.iter_parts():
    need(len(part.blob) > 0, f"{part.partname} is empty")

if os.path.exists(saved + ".txt"):
    with open(saved + ".txt", encoding="utf-8-sig") as f:
        shown, at = squeezed(f.read()), 0
    for text in questions:
        stem = squeezed(text)
        found = shown.find(stem, at)
        need(found >= 0, f"LibreOffice does not show {text!r}")
        at = found + len(stem)
    with open(saved + ".pdf", "rb") as f:
        need(re.search(rb"/Type\s*/Page\b", f.read()), "LibreOffice prints no page")
print(len(questions))
