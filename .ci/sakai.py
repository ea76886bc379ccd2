"""Counts the questions that Sakai's importer would make of a package.

    sakai.py FILE.zip

It goes by the rules of Sakai's sources: the entry it would choose, a known kind
for each item, and as many conditions and texts as it counts off."""
import sys
import zipfile
import xml.etree.ElementTree as ElementTree

KINDS = {"Multiple Choice", "Multiple Correct Answer", "True False", "Fill In the Blank", "Numeric Response", "Matching", "Short Answers/Essay"}


def chosen(package):
    """The entry that is imported, found entry by entry."""
    name, seen = "exportAssessment.xml", []
    for entry in package.namelist():
        if entry == "imsmanifest.xml":
            root = ElementTree.fromstring(package.read(entry))
            name = next(root.iter("{http://www.imsglobal.org/xsd/imscp_v1p1}resource")).get("href")
        elif entry.endswith(".xml"):
            seen.append(entry)
            if name not in seen:
                name = "exportAssessment.xml" if "exportAssessment.xml" in seen else entry
    return name


def problem(item):
    """What Sakai would fail on, or nothing."""
    kind = item.findtext("itemmetadata/qtimetadata/qtimetadatafield[1]/fieldentry")
    conditions = item.findall("resprocessing/respcondition")
    labels = list(item.iter("response_label"))
    if kind not in KINDS:
        return f"no kind is called {kind!r}"
    if float(item.find("resprocessing/outcomes/decvar").get("maxvalue")) < 0:
        return "less than no points"
    if kind in ("Multiple Choice", "Multiple Correct Answer", "True False"):
        right = [c.findtext("conditionvar/varequal") for c in conditions if c.find("displayfeedback").get("linkrefid") == "Correct"]
        if len(conditions) != len(labels) or not set(right) <= {label.get("ident") for label in labels}:
            return "conditions and choices differ"
        if not right:
            return "no answer is right"
    if kind in ("Fill In the Blank", "Numeric Response"):
        answers = item.findall("resprocessing/respcondition/conditionvar/or/varequal")
        pieces = item.findall("presentation/flow/material/mattext")
        if not answers or len(pieces) != len(answers) + 1 or not all(a.text for a in answers):
            return f"{len(pieces)} texts for {len(answers)} answers"
    if kind == "Matching":
        left = [label for label in labels if label.get("match_group")]
        if len(conditions) != len(left) * (len(labels) - len(left)):
            return "a pair has no condition"
    names = {f.get("ident") for f in item.iter("itemfeedback")}
    return "" if names <= {"Correct", "InCorrect", item.get("ident")} else f"feedback {names}"


def main():
    with zipfile.ZipFile(sys.argv[1]) as package:
        root = ElementTree.fromstring(package.read(chosen(package)))
        two = sum(b"<assessmentItem " in package.read(name) for name in package.namelist() if name.startswith("items/"))
    items = root.findall("assessment/section/item") if root.tag == "questestinterop" else []
    for item in items:
        wrong = problem(item)
        if wrong:
            sys.exit(f"{sys.argv[1]}: {item.get('ident')}: {wrong}")
    if two != len(items):
        sys.exit(f"{sys.argv[1]}: {len(items)} questions, {two} of QTI 2.1")
    print(len(items))


main()
