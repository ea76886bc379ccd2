package answerkey

import (
	"slices"
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// sectionInRow is the sign of a section with the number of its first answer.
var sectionInRow = pattern.Guarded(lexicon.HasDigit, `(?:^|[\s\x{3000};；,，。:：])(([IVX]{1,4}|[A-F]|[一二三四五六七八])\s*[.)、．:：]\s*[(（]?(\d{1,3})\s*[-–.):．、）])`)

// SectionsInRow gives each section of a key a line of its own where several stand
// on one: "Answers: I. 1-b, 2-c II. 1-T, 2-F".
func (r *Reader) SectionsInRow(lines []line.Line) []line.Line {
	var out []line.Line
	for i, l := range lines {
		row, cuts := r.sectionCuts(lines, i)
		if len(cuts) == 0 {
			if out != nil {
				out = append(out, l)
			}
			continue
		}
		if out == nil {
			out = append(make([]line.Line, 0, len(lines)+len(cuts)), lines[:i]...)
		}
		if head := strings.TrimRight(row.Text[:cuts[0]], lexicon.Whitespace); head != "" {
			out = append(out, row.Cut(0, len(head)))
		}
		for k, from := range cuts {
			to := len(row.Text)
			if k+1 < len(cuts) {
				to = cuts[k+1]
			}
			piece := rowValue(row, from, to)
			piece.Gap = piece.Gap && from == 0
			out = append(out, piece)
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// sectionCuts is a line with ASCII digits and where the sections of a key begin on
// it, two of them at least and counted in one manner; nil elsewhere.
func (r *Reader) sectionCuts(lines []line.Line, at int) (row line.Line, cuts []int) {
	l := lines[at]
	if !mayHeadKey(&lines[at]) && (at == 0 || !mayHeadKey(&lines[at-1])) {
		return l, nil
	}
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, maxRow) || !lexicon.HasDigit(lexicon.DecimalDigits(l.Text)) {
		return l, nil
	}
	row = withASCIIDigits(l)
	found := sectionInRow.FindAllStringSubmatchIndex(row.Text, -1)
	if len(found) < 2 {
		return l, nil
	}
	front := strings.TrimRight(row.Text[:found[0][2]], lexicon.Whitespace+":：.-–")
	if _, ok := r.Vocabulary.Is(front, lexicon.KeyHeading); !ok && (front != "" || at == 0 || !r.IsKeyHeading(lines[at-1])) {
		return l, nil
	}
	before := 0
	for k, m := range found {
		first := line.LastNumber(row.Text[m[6]:m[7]])
		if first != 1 && first <= before || k == 0 && first != 1 {
			return l, nil
		}
		before = first
		if sectionPlace(row.Text[m[4]:m[5]]) != k+1 {
			return l, nil
		}
		cuts = append(cuts, m[2])
	}
	return row, cuts
}

// sectionPlace is the number that the sign of a section says.
func sectionPlace(sign string) int {
	if n := line.RomanValue(sign); n > 0 {
		return n
	}
	for _, order := range []string{"A B C D E F", "一 二 三 四 五 六 七 八"} {
		if at := slices.Index(strings.Fields(order), sign); at >= 0 {
			return at + 1
		}
	}
	return 0
}
