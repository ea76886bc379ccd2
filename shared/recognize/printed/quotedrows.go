package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	// quotedRow is a row of choices in quotes, as programs write a list:
	// "The Rhine","The Elbe","The Oder".
	quotedRow = pattern.Guarded(pattern.OpensWith(`"`), `^"[^"]+"(?:\s*,\s*"[^"]+"){1,9}$`)
	// quotedOne is one of them.
	quotedOne = pattern.New(`"([^"]+)"`)
	// rowAnswer is the letter of the right one below.
	rowAnswer = pattern.Guarded(pattern.Holds(":"), `^(?i:(?:correct )?answer):\s*([A-J])$`)
)

// leastQuotedRows is how many questions have such rows at least.
const leastQuotedRows = 2

// QuotedRows gives letters to choices that stand in quotes in one row, a line to each, where
// the letter of the right one stands right below all of them: rows of quotes without it may
// be names to sort or words to say.
func QuotedRows(lines []line.Line) []line.Line {
	rows := 0
	for i := range lines {
		if lines[i].Kind != line.TextLine || !quotedRow.MatchString(lines[i].Text) {
			continue
		}
		if !answersRow(lines, i) {
			return lines
		}
		rows++
	}
	if rows < leastQuotedRows {
		return lines
	}
	out := make([]line.Line, 0, len(lines)+3*rows)
	for _, l := range lines {
		if l.Kind != line.TextLine || !quotedRow.MatchString(l.Text) {
			out = append(out, l)
			continue
		}
		for k, m := range quotedOne.FindAllStringSubmatchIndex(l.Text, -1) {
			c := l.Cut(m[2], m[3])
			c.Label = &page.Label{Text: string(rune('A'+k)) + ".", Format: page.UpperAlpha, Number: k + 1, List: "quoted row"}
			out = append(out, c)
		}
	}
	return out
}

// answersRow reports whether the line below a row of quoted choices is the letter of one of them.
func answersRow(lines []line.Line, i int) bool {
	for _, l := range lines[i+1:] {
		if l.Empty() {
			continue
		}
		m := rowAnswer.FindStringSubmatch(l.Text)
		return m != nil && int(lexicon.FoldByte(m[1][0])-'a') < strings.Count(lines[i].Text, `"`)/2
	}
	return false
}
