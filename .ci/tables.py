"""Reads tables of submissions: tables.py csv|xlsx SENT FILE compares a table with
what was sent; tables.py formulas COUNT WORKBOOK counts the formulas in one."""

import csv
import json
import re
import sys

import openpyxl

FORMULA = tuple("=+-@\t\r\n＝＋－＠")
HEAD = ["Submission", "Submitted at", "Name", "E-mail", "Score", "Possible"]


def workbook(path):
    return openpyxl.load_workbook(path).worksheets[0]


def lines(text):
    """Spreadsheets know one kind of line break. openpyxl leaves the escaped
    underscores of inline strings as they stand in the file."""
    return text.replace("\r\n", "\n").replace("\r", "\n").replace("_x005F_", "_")


def same(what, got, want, plain):
    if plain(got or "") != plain(want):
        sys.exit(f"{what}: {got!r} instead of {want!r}")


def compare(kind, sent, rows):
    """An apostrophe in CSV tells a spreadsheet that a text is none of its own."""
    plain = (lambda s: s.replace("'", "")) if kind == "csv" else lines
    head, *rows = rows
    want = HEAD + [f"{i + 1}. {stem}" for i, stem in enumerate(sent["stems"])]
    for got, title in zip(head, want, strict=True):
        same("head", got, title, plain)
    if len(rows) != len(sent["sent"]) or len(rows) < 5000:
        sys.exit(f"{len(rows)} rows of {len(sent['sent'])}")
    left = dict(sent["sent"])
    for row in rows:
        answers = left.pop(row[0])  # every submission once
        for got, was in zip([*row[2:4], *row[6:]], answers, strict=True):
            same(row[0], got, was, plain)
        if float(row[5]) != 3:
            sys.exit(f"{row[0]}: {row[5]!r} points possible")


def formula_in_text(path):
    """Looks for cells that would be formulas, also where semicolons part cells."""
    for separator in (",", ";"):
        with open(path, encoding="utf-8", newline="") as file:
            for row in csv.reader(file, delimiter=separator):
                for cell in row:
                    if cell.lstrip(" \u00a0\u3000\ufeff\u200b").startswith(FORMULA):
                        sys.exit(f"the cell {cell!r} is a formula when {separator} parts them")
    with open(path, encoding="utf-8", newline="") as file:  # a quotation mark may mean nothing
        for cell in re.split(r"[;\r\n]", file.read()):
            if cell.lstrip(' "\u00a0\ufeff').startswith(FORMULA):
                sys.exit(f"the piece {cell!r} is a formula")


def main(kind, *arguments):
    if kind == "formulas":
        count = sum(cell.data_type == "f" for row in workbook(arguments[1]).iter_rows() for cell in row)
        if count != int(arguments[0]):
            sys.exit(f"{arguments[1]}: {count} formulas")
        return
    with open(arguments[0], encoding="utf-8") as file:
        sent = json.load(file)
    if kind == "csv":
        formula_in_text(arguments[1])
        with open(arguments[1], encoding="utf-8", newline="") as file:
            rows = list(csv.reader(file, strict=True))
    else:
        cells = [list(row) for row in workbook(arguments[1]).iter_rows()]
        for row in cells:
            for place, cell in enumerate(row):
                number = place in (4, 5) and row is not cells[0]
                if cell.value is not None and (cell.data_type == "n") != number:
                    sys.exit(f"{cell.coordinate} is of type {cell.data_type}: {cell.value!r}")
        rows = [[cell.value for cell in row] for row in cells]
    compare(kind, sent, rows)
    print(f"{arguments[1].rsplit('/', 1)[-1]}: {len(rows) - 1} submissions as they were sent")


if __name__ == "__main__":
    main(*sys.argv[1:])
