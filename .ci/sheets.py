"""Counts the questions of a quiz platform's spreadsheet, read with Python's csv or
with openpyxl, by the rules of the platform's template: sheets.py FORMAT FILE.
A file that breaks a rule fails with what is wrong."""
import csv
import re
import sys


def rows(path):
    """The rows of a CSV file, of a workbook, or of a workbook made of a CSV file."""
    if path.endswith(".xlsx"):
        import openpyxl

        sheet = openpyxl.load_workbook(path).active
        return [["" if c is None else str(c) for c in row] for row in sheet.iter_rows(values_only=True)]
    with open(path, encoding="utf-8-sig", newline="") as f:
        return list(csv.reader(f, strict=True))


def need(ok, what):
    if not ok:
        sys.exit(f"{sys.argv[2]}: {what}")


def numbered(row, first, last, key):
    """Checks a key such as "1,3" against the answers in columns first to last."""
    answers = [c for c in row[first:last] if c]
    need(2 <= len(answers) and row[first : first + len(answers)] == answers, f"answers of {row}")
    need(all(k.isdigit() and 1 <= int(k) <= len(answers) for k in key.split(",")), f"key of {row}")


def lettered(answers, key):
    need(all(re.fullmatch("[A-J]", k) and answers[ord(k) - 65] for k in key.split(",")), f"key {key} of {answers}")


def kahoot(table):
    need(table[1][1] == "Quiz template" and table[7][1] == "Question - max 120 characters" and "\u2013" in table[7][6], "not the template")
    for n, row in enumerate(table[8:], 1):
        need(len(row) == 8 and row[0] == str(n) and 0 < len(row[1]) <= 120 and max(map(len, row[2:6])) <= 75, row)
        need(row[6] in "5 10 20 30 60 90 120 240".split(), row)
        numbered(row, 2, 6, row[7])
    return len(table) - 8


def quizizz(table):
    need(all(len(row) == 11 for row in table) and table[0][0] == "Question Text", "not the template")
    for row in table[2:]:
        if row[1] in ("Multiple Choice", "Checkbox"):
            numbered(row, 2, 7, row[7])
        else:
            need(row[1] == "Open-Ended" or row[1] == "Fill-in-the-Blank" and row[2], row)
    return len(table) - 2


def blooket(table):
    need(table[0][0] == "Blooket\r\nImport Template" and table[1][0] == "Question #", "not the template")
    for row in table[2:]:
        need(len(row) == 8 and row[1] and 1 <= int(row[6]) <= 300, row)
        numbered(row, 2, 6, row[7])
    return len(table) - 2


def gimkit(table):
    wide = {"Gimkit Spreadsheet Import Template": 5, "Gimkit Spreadsheet Import Template 2": 2}.get(table[0][0])
    need(wide and table[1][:2] == ["Question", "Correct Answer"], "not a template")
    for row in table[2:]:
        need(len(row) == wide and all(row[: min(wide, 3)]) and "\n" not in row[0], row)
    return len(table) - 2


def socrative(table):
    need(table[0][0] == "Instructions:" and table[2][0] == "1. Quiz Name:" and table[2][1] and table[5][:3] == ["2. Question Type:", "3. Question:", "Answer A:"], "not the template")
    for row in table[6:]:
        need(row[0] in ("Multiple choice", "Open-ended") and row[1], row)
        letters = [c for c in row[7:12] if c]
        if letters:
            lettered(row[2:7], ",".join(letters))
    return len(table) - 6


def wooclap(table):
    need(table[0][:3] == ["Type", "Title", "Correct"] and set(table[0][3:]) == {"Choice"} and len(table[0]) >= 10, "not the headings")
    for row in table[1:]:
        choices = [c for c in row[3:] if c]
        need(len(row) == len(table[0]) and row[1] and "\n" not in row[1], row)
        if row[0] == "MCQ":
            numbered(row, 3, len(row), row[2])
        elif row[0] == "GuessNumber":
            need(float(row[2]) is not None and not choices, row)
        elif row[0] == "Matching":
            need(choices and all(len(c.split(" --- ")) == 2 for c in choices), row)
        elif row[0] == "FillInTheBlanks":
            need(len(choices) == 1 and re.search(r"\[[^\[\]]+\]|\{\{.+?\}\}", choices[0]), row)
        else:
            need(row[0] == "OpenQuestion" and not choices or row[0] == "Sorting" and len(choices) > 1, row)
    return len(table) - 1


def quizalize(table):
    need(",".join(table[0]) == "QUESTION,ANSWER,INCORRECT_ANSWER1,INCORRECT_ANSWER2,INCORRECT_ANSWER3,TIME_LIMIT,ID,DO NOT CHANGE", "not the headings")
    for n, row in enumerate(table[1:], 1):
        need(len(row) == 8 and all(row[:3]) and row[5].isdigit() and row[6] == str(n), row)
    return len(table) - 1


def classmarker(table):
    head, questions = [], 0
    for row in table:
        if not row:
            head = []
        elif row[0].startswith("Question Type: "):
            head = [row[0].removeprefix("Question Type: ")] + row[1:]
        else:
            need(head and row[0] == head[0] and len(row) == len(head), f"{row} under {head}")
            cells = dict(zip(head, row))
            need(cells["Question"] and float(cells["Points"]) >= 0, row)
            if "Correct" in cells:
                lettered([cells.get(f"Answer {c}", "") for c in "ABCDEFGHIJ"], cells["Correct"])
            questions += 1
    return questions


def pear(table):
    need(table[0][:3] == ["Question Type", "Question", "Option A"], "not the headings")
    for row in table[1:]:
        need(len(row) == 10 and row[1], row)
        if row[0] in ("Multiple Choice", "Multiple Select", "True/False"):
            lettered(row[2:7], row[7])
        else:
            need(row[0] == "Essay" or row[0] == "Short Answer" and row[7], row)
    return len(table) - 1


readers = {"quiz_a": kahoot, "quiz_b": quizizz, "quiz_c": blooket, "quiz_d": gimkit, "quiz_e": socrative,
           "quiz_f": wooclap, "quiz_g": quizalize, "quiz_h": classmarker, "quiz_i": pear}
print(readers[sys.argv[1]](rows(sys.argv[2])))
