"""Counts the questions of a QTI 1.2 package for Canvas, Brightspace or Schoology.

qti1.py FORMAT FILE: reads the zip with Python's own readers: every XML file is
well-formed, everything that the manifest names is there and the other way round.
Questions of Canvas and of a cartridge are read by qti2latex, a program of others;
no program but Brightspace itself reads its dialect, so those are counted here.
"""
import sys
import xml.etree.ElementTree as ET
import zipfile


def name(element):
    return element.tag.split("}")[-1]


def below(element, wanted):
    return [e for e in element.iter() if name(e) == wanted]


def package(path):
    """The XML files of a package by name, and the manifest's resources."""
    with zipfile.ZipFile(path) as z:
        if z.testzip() is not None:
            sys.exit(f"{path}: an entry is damaged")
        names = z.namelist()
        trees = {n: ET.fromstring(z.read(n)) for n in names if n.endswith(".xml")}
    if names[0] != "imsmanifest.xml" or len(set(names)) != len(names):
        sys.exit(f"{path}: the manifest is not first, or an entry is there twice")
    resources = below(trees["imsmanifest.xml"], "resource")
    named = {e.get("href") for r in resources for e in r.iter() if e.get("href")}
    if named != set(names) - {"imsmanifest.xml"}:
        sys.exit(f"{path}: manifest and files differ: {named ^ (set(names) - {'imsmanifest.xml'})}")
    return trees, resources


def brightspace(path):
    trees, _ = package(path)
    kinds = {"Multiple Choice", "Multi-Select", "True/False", "Short Answer", "Fill in the Blanks", "Matching", "Ordering", "Long Answer"}
    labels = []
    for file in ("quiz_d2l_1.xml", "questiondb.xml"):
        items = below(trees[file], "item")
        for item in items:
            fields = {f[0].text: f[1].text for f in below(item, "qti_metadatafield")}
            if fields["qmd_questiontype"] not in kinds or not below(item, "presentation"):
                sys.exit(f"{path}: {item.get('label')} is of no kind")
        labels.append([item.get("label") for item in items])
    if labels[0] != labels[1] or len(set(labels[0])) != len(labels[0]):
        sys.exit(f"{path}: quiz and library differ")
    return len(labels[0])


def classic(path):
    """What qti2latex finds: its kinds, choices and right answers."""
    import qti2latex as reader

    profiles = {"cc.multiple_choice.v0p1": "multiple_choice_question", "cc.multiple_response.v0p1": "multiple_answers_question",
                "cc.true_false.v0p1": "true_false_question", "cc.fib.v0p1": "short_answer_question", "cc.essay.v0p1": "essay_question"}
    trees, _ = package(path)
    count = 0
    for tree in trees.values():
        for assessment in reader.childall_anyns(tree, "assessment"):
            for item in reader.childall_anyns(reader.child_anyns(assessment, "section"), "item"):
                meta = reader.get_qti_metadata(item)
                kind = profiles.get(meta.get("cc_profile")) or reader.guess_type(meta, item)
                if kind == "text_only_question":
                    continue
                if kind == "unknown" or not reader.get_item_stem(item).strip():
                    sys.exit(f"{path}: {item.get('ident')} cannot be read")
                right, offered = reader.get_correct_idents(item), {i for i, _ in reader.get_choices(item)}
                if kind in ("multiple_choice_question", "multiple_answers_question", "true_false_question") and not (offered and right <= offered):
                    sys.exit(f"{path}: the key of {item.get('ident')} is no choice")
                count += 1
    return count


print({"lms_a": classic, "lms_d": brightspace, "lms_e": classic}[sys.argv[1]](sys.argv[2]))
