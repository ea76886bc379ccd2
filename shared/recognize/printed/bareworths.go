package printed

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// bareWorth is what a question is worth behind its label, in brackets and without a word
// for points: "QUESTÃO 01 (1,0)", "Zadanie 3. (0–2)".
var bareWorth = pattern.Guarded(pattern.Holds("("), `^\s*\(\s*(?:\d{1,2},\d{1,2}|0\s*[-–]\s*\d{1,2})(\s*)\)(?:\s|$|[-–:.])`)

// leastBareWorths is how many questions must have one.
const leastBareWorths = 2

// BareWorths writes the word for points to such a worth, where half of the questions have
// one.
func (r *Reader) BareWorths(lines []line.Line) []line.Line {
	var at, ends []int
	labelled := 0
	for i := range lines {
		l := &lines[i]
		if l.Kind != line.TextLine {
			continue
		}
		q, ok := l.QuestionLabel(r.Vocabulary)
		if !ok || q.Kind != line.WordNumber && !q.Auto && !q.Signed() {
			continue
		}
		labelled++
		if m := bareWorth.FindStringSubmatchIndex(l.Text[q.End:]); m != nil {
			at, ends = append(at, i), append(ends, q.End+m[2])
		}
	}
	if len(at) < leastBareWorths || len(at)*2 < labelled {
		return lines
	}
	out := slices.Clone(lines)
	for k, i := range at {
		l := lines[i]
		worth, rest := l.Cut(0, ends[k]), l.Cut(ends[k], len(l.Text))
		runs := append(worth.Runs[:len(worth.Runs):len(worth.Runs)], page.Run{Text: " points"})
		out[i] = line.NewLine(l, append(runs, rest.Runs...))
	}
	return out
}
