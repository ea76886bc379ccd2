package printed

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// Bounds of statements under the heads of two columns.
const (
	leastTruthColumn = 3  // statements
	longTruthHead    = 48 // letters
)

// truthColumns are the heads of columns for true and false at the end of a line, behind that
// of the statements: "Statement	T	F".
var truthColumns = pattern.New(`^(.*?)(?:\t\s*|\s{2,}|^)(\pL{1,12})(?:\t\s*|\s{2,})(\pL{1,12})$`)

// truthRoom is a box to tick, or room, that a statement has of its own.
var truthRoom = pattern.New(`[☐☑☒□○◯_]|\[.?\]|\(.?\)|\t`)

// TruthColumns writes the heads of the columns for true and false behind the statements that
// are numbered below, as those are all that is left of a table whose cells are empty.
func (r *Reader) TruthColumns(lines []line.Line) []line.Line {
	var out []line.Line
	for i := range lines {
		l := &lines[i]
		if l.Kind != line.TextLine || lexicon.IsLonger(l.Text, longTruthHead) || !l.May(truthColumns) {
			continue
		}
		m := truthColumns.FindStringSubmatch(l.Text)
		if m == nil || flatten.CountWords(m[1], leastTruthColumn+1) > leastTruthColumn || r.NumbersOwn(*l) {
			continue
		}
		capitals := strings.ToUpper(m[2]+m[3]) == m[2]+m[3] && lexicon.AreTruthInitials(m[2], m[3])
		if !capitals && !rewrite.AreTruthWords(m[2], m[3]) {
			continue
		}
		at := r.statementsFrom(lines, i+1)
		if len(at) < leastTruthColumn {
			continue
		}
		if out == nil {
			out = slices.Clone(lines)
		}
		out[i] = line.Line{Kind: line.TextLine, Origin: l.Origin}
		for _, k := range at {
			label := lines[k].Label
			out[k] = line.NewLine(lines[k], append(slices.Clone(lines[k].Runs), page.Run{Text: " (" + m[2] + " / " + m[3] + ")"}))
			out[k].Label = label
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// statementsFrom are the numbered lines from i that count on by one and say something; none
// where one of them asks, has choices below it or a box behind it.
func (r *Reader) statementsFrom(lines []line.Line, i int) []int {
	var at []int
	last := 0
	for ; i < len(lines); i++ {
		l := &lines[i]
		if l.Empty() {
			continue
		}
		q, ok := l.QuestionLabel(r.Vocabulary)
		if !ok || l.Kind != line.TextLine || q.Kind != line.PlainNumber || len(at) > 0 && q.Number != last+1 {
			if c, lettered := l.ChoiceLabel(); lettered && c.Kind != lexicon.DigitLabel {
				return nil
			}
			break
		}
		if lexicon.HasQuestionMark(l.Text) || truthRoom.MatchString(l.Text) {
			return nil
		}
		at, last = append(at, i), q.Number
	}
	return at
}
