package printed

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// plainScore is the title of a question in the view of a marked form that was copied as text:
// a tick or a cross before it or the star of one that must be answered, and the score at its
// end: "✓ Which one hoots? *1/1".
var plainScore = pattern.Guarded(pattern.Holds("/"), `^(?:([✓✔✗✘])\s*)?(.*?\pL.*?)\s*(\*?)\s*(\d{1,3}\s*/\s*\d{1,3})$`)

// PlainScores reads the view of a marked form without its colours. What was picked is not to
// be told from the other choices then; the right answer is named under a question that was
// missed, and an answer in words that earned all points is right.
func PlainScores(lines []line.Line) []line.Line {
	if !mayScore(lines) || !slices.ContainsFunc(lines, namesRight) {
		return lines
	}
	var heads []int
	for i, l := range lines {
		if m := plainScore.FindStringSubmatch(l.Text); m != nil && l.Kind == line.TextLine && l.Label == nil && (m[1] != "" || m[3] != "") {
			heads = append(heads, i)
		}
	}
	if len(heads) < leastFormScores {
		return lines
	}
	out := append(make([]line.Line, 0, len(lines)+2*len(heads)), lines[:heads[0]]...)
	for k, i := range heads {
		end := len(lines)
		if k+1 < len(heads) {
			end = heads[k+1]
		}
		m := plainScore.FindStringSubmatchIndex(lines[i].Text)
		stem := lines[i].Cut(m[4], m[5])
		stem.Soft, stem.Gap = false, true
		out = append(out, formStem([]line.Line{stem}, k+1)...)
		var options []line.Line
		right := false
		for at := i + 1; at < end; at++ {
			l := lines[at]
			if l.Kind != line.TextLine || l.Text == "" {
				continue
			}
			if options = append(options, l); right {
				end = at + 1 // behind the right answer, what stands below is no choice
			}
			right = right || namesRight(l)
		}
		out = append(out, formChoices(options, line.NewLine(lines[i], []page.Run{{Text: lines[i].Text[m[8]:m[9]]}}), "")...)
		if k+1 == len(heads) {
			out = append(out, lines[end:]...)
		}
	}
	return out
}
