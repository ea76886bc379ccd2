package answerkey

import (
	"strconv"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// wordedNumber is a number within a line of answers in words: "1. lung  2. heart",
// "1- lung 2- heart", "4．100　5．newton", "（1）木星　（2）细胞", "第3题 A　第4题 B".
var wordedNumber = pattern.New(`(?:(?:^|\s{2}|\t)[(\[]|(?:^|[\s\x{3000};,；，])(?:（|第\s?)?)(\d{1,3})(?:[.)\]।۔]\s*|[．、）：]\s*|:\s+|\s?[-–]\s+|[-–]|\s?[题題번][.．、:：]?\s*)`)

// rowKeysOf reads the answers of a line, also several in words.
func rowKeysOf(l line.Line, next []line.Line) []KeyEntry {
	found := KeysOf(l)
	if row := listedRow(unnamed(l)); len(row) > len(found) {
		return row
	}
	if len(found) == 1 {
		if row := wordedRow(withASCIIDigits(l), next); row != nil {
			return row
		}
		if row := plainWordedRow(withASCIIDigits(l), next); row != nil {
			return row
		}
	}
	return found
}

// unnamed writes the letter and number that a line was given as its label in front
// of its text again, "А1 – 2, А2 – 1".
func unnamed(l line.Line) line.Line {
	if l.Label == nil || l.Label.List != line.LetteredList || l.Kind != line.TextLine {
		return l
	}
	plain := line.NewLine(l, append([]page.Run{{Text: l.Label.Text + " – "}}, l.Runs...))
	plain.Label = nil
	return plain
}

// RowOf reads the answers on one line of a key, each behind its number.
func RowOf(l line.Line) []KeyEntry { return rowKeysOf(withASCIIDigits(l), nil) }

// wordedRow reads several answers in words on one line of a key, counting on by
// one, with one left out here and there. A line whose second number begins the next
// line too has only mentioned it.
func wordedRow(l line.Line, next []line.Line) []KeyEntry {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, maxRow) || CountNumbers(l.Text) < 2 || nestsAlone(l.Text) {
		return nil
	}
	var out []KeyEntry
	from := 0
	found := wordedNumber.FindAllStringSubmatchIndex(l.Text, -1)
	for i, m := range found {
		if inDecimal(l.Text, m) {
			continue
		}
		n, err := strconv.Atoi(l.Text[m[2]:m[3]])
		if len(out) == 0 {
			if err != nil || m[0] > 0 || n == 0 {
				return nil
			}
		} else if !countsOnRow(l.Text, found[i:], out[len(out)-1].Number, len(out)) {
			continue
		} else {
			out[len(out)-1].Value = rowValue(l, from, m[0])
		}
		out = append(out, KeyEntry{Number: n})
		from = m[1]
	}
	if len(out) < 2 {
		return nil
	}
	out[len(out)-1].Value = rowValue(l, from, len(l.Text))
	for _, e := range out {
		if e.Value.Text == "" || lexicon.HasQuestionMark(e.Value.Text) {
			return nil
		}
	}
	for _, l := range next[:min(1, len(next))] {
		if found := KeysOf(l); len(found) > 0 && found[0].Number == out[1].Number {
			return nil
		}
	}
	return out
}

// inDecimal reports whether the number of a match goes on behind its sign, "3.5".
func inDecimal(text string, m []int) bool {
	return m[1] == m[3]+1 && m[1] < len(text) && text[m[3]] == '.' && lexicon.IsDigit(text[m[1]])
}

// leastPlainRow is how many answers stand behind numbers without a sign in one row: a
// single answer names a number or two.
const leastPlainRow = 4

// plainWordedRow reads several answers behind numbers that have no sign, of which
// web pages and PDFs keep one space: "1 iron 2 3.5 m 3 salt 4 gas". Each number is the
// first one that counts on.
func plainWordedRow(l line.Line, next []line.Line) []KeyEntry {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, maxRow) || lexicon.HasQuestionMark(l.Text) {
		return nil
	}
	var out []KeyEntry
	var from, behind int // where the last value begins, and the field of its number
	for i, f := range fieldsOf(l.Text) {
		n, err := strconv.Atoi(f.text)
		switch {
		case len(out) == 0 && (i > 0 || err != nil || n == 0):
			return nil
		case len(out) > 0 && (err != nil || n != out[len(out)-1].Number+1 || i == behind+1):
			continue
		case len(out) > 0:
			out[len(out)-1].Value = rowValue(l, from, f.start)
		}
		out, from, behind = append(out, KeyEntry{Number: n}), f.end+1, i
	}
	if len(out) < leastPlainRow || from >= len(l.Text) {
		return nil
	}
	out[len(out)-1].Value = rowValue(l, from, len(l.Text))
	for _, l := range next[:min(1, len(next))] {
		if found := KeysOf(l); len(found) > 0 && found[0].Number == out[1].Number {
			return nil
		}
	}
	return out
}

func rowValue(l line.Line, from, to int) line.Line {
	return l.Cut(from, from+len(strings.TrimRight(l.Text[from:to], lexicon.Whitespace+";,")))
}
