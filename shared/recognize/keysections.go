package recognize

import (
	"strings"

	"formwright/shared/recognize/pattern"
)

// sectionFirst is the first answer of a section behind the section's name.
var sectionFirst = pattern.Guarded(hasDigit, `[\s\x{3000}:：.)、](1\s*[.)、:．）\-–])`)

// letterAlone is the letter of a section alone: "A.".
var letterAlone = pattern.New(`^[A-H][.)]$`)

// sectionEntries reads the answers of a section behind its name, "Part 2  1. T
// 2. F", "A. 1. b 2. a", and those that repeat the word for a question, "Part 1
// Q1 b Q2 a".
func (r *recognizer) sectionEntries(l line, next []line) []keyEntry {
	if found := r.wordedEntries(l); found != nil {
		return found
	}
	row := withASCIIDigits(l)
	m := sectionFirst.FindStringSubmatchIndex(row.text)
	if m == nil {
		return nil
	}
	name := strings.TrimSpace(row.text[:m[2]])
	if !letterAlone.MatchString(name) && !r.namesSection(row, name) {
		return nil
	}
	rest := row.from(m[2])
	found := keysOf(rest)
	if len(found) < 2 || found[0].number != 1 {
		found = wordedRow(rest, next)
	}
	if found == nil {
		found = keysOf(rest)
	}
	if len(found) == 0 || found[0].number != 1 || len(found) == 1 && beginsAnew(next) {
		return nil // "Part 1. Choices" over "1. B"
	}
	found[0].under = name
	return found
}

// beginsAnew reports whether the next line with text has the answer to number 1.
func beginsAnew(next []line) bool {
	for _, l := range next {
		if l.text != "" {
			more := keysOf(withASCIIDigits(l))
			return len(more) > 0 && more[0].number == 1
		}
	}
	return false
}

// longestSectionName is how many bytes the name of a section has before answers.
const longestSectionName = 24

// wordedEntries reads answers that stand behind the word for a question and a
// number each, several on a line, with the name or number of their section before
// the first: "1 問1 イ 問2 ウ".
func (r *recognizer) wordedEntries(l line) []keyEntry {
	var out []keyEntry
	under, from := "", 0
	for _, f := range fieldsOf(l.text) {
		if f.start < from {
			continue // of the label before
		}
		q, ok := wordLabel(l.text[f.start:], newHead(l.text[f.start:]), r.vocabulary)
		if !ok || q.number == 0 {
			if len(out) == 0 && f.start > 0 && under == "" && (f.end > longestSectionName || !r.namesSection(l, l.text[:f.end])) {
				return nil
			}
			continue
		}
		switch {
		case len(out) == 0 && q.number != 1 && (under != "" || f.start > 0):
			return nil
		case len(out) == 0 && q.number != 1:
			from = f.start + q.end
			under = strings.TrimSpace(l.text[:from])
			continue
		case len(out) == 0 && under == "":
			under = strings.TrimSpace(l.text[:f.start])
		case len(out) == 0:
		case q.number != out[len(out)-1].number+1:
			if q.number != 1 || strings.TrimSpace(l.text[from:f.start]) != "" || len(out) > 1 {
				return nil
			}
			under, out = strings.TrimSpace(l.text[:f.start]), nil // that was the section
		default:
			out[len(out)-1].value = rowValue(l, from, f.start)
		}
		out = append(out, keyEntry{number: q.number})
		from = f.start + q.end
	}
	if len(out) < 2 {
		return nil
	}
	out[len(out)-1].value = rowValue(l, from, len(l.text))
	for _, e := range out {
		if e.value.text == "" || hasQuestionMark(e.value.text) || hasBlank(e.value) {
			return nil
		}
	}
	out[0].under = under
	return out
}

// partEntries reads "Part I: 1-5 ADBCB 6-10 DCBAD" and "II. 1. b 2. a" behind the
// section's name.
func (r *recognizer) partEntries(lines []line, at int) []keyEntry {
	l, next := lines[at], lines[at+1:]
	if l.kind != textLine || l.label != nil || len(l.text) > maxRow {
		return nil
	}
	if roman := partStart.FindString(l.text); roman != "" {
		rest := l.from(len(roman))
		first := keysOf(rest)
		found := first
		if len(found) < 2 || found[0].number != 1 {
			found = wordedRow(rest, next)
		}
		switch {
		case found != nil || !r.partBeside(lines, at):
		case len(first) == 1 && first[0].number == 1: // "D. 1. water, milk"
			found = first
		default:
			found = []keyEntry{{number: 1, value: rest}}
		}
		if found != nil {
			found[0].under = roman
			return found
		}
	}
	if found := r.sectionEntries(l, next); found != nil {
		return found
	}
	colon := strings.IndexAny(l.text, ":：")
	if colon <= 0 || !strings.ContainsAny(l.text[colon:], "123456789") || !r.namesSection(l, l.text[:colon]) {
		return nil
	}
	if found := keysOf(l.from(colon + len(wordTail.FindString(l.text[colon:])))); len(found) > 1 {
		return found
	}
	return nil
}
