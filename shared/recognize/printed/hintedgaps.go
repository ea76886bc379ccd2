package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	// hint is what stands in brackets within a gap.
	hint = pattern.New(`^[(（][^()（）]*[)）]$`)
	// hintedGap is a gap around the word that is to be put into another form.
	hintedGap = pattern.New(`(_{2,}|\.{4,}|…{2,})\s?([(（]\s?\p{L}[\p{L}\p{M}'’/, -]{1,40}[)）])\s?(?:_{2,}|\.{4,}|…{2,})`)
)

// HintedGaps writes the word in brackets that stands within the line of a gap behind it:
// "She ____(go)____ home." has one gap, for a form of the word, which is no answer.
func HintedGaps(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as no line is rewritten
	for i, l := range lines {
		if l.Kind != line.TextLine || strings.IndexByte(l.Text, '(') < 0 && !strings.Contains(l.Text, "（") {
			continue
		}
		var runs []page.Run
		at := 0
		for _, m := range hintedGap.FindAllStringSubmatchIndex(l.Text, -1) {
			runs = append(runs, line.SliceRuns(l.Runs, at, m[3])...)
			runs = append(runs, page.Run{Text: " "})
			runs = append(runs, line.SliceRuns(l.Runs, m[4], m[5])...)
			at = m[1]
		}
		if at == 0 {
			continue
		}
		if out == nil {
			out = append(out, lines...)
		}
		if l.Text[at:] != "" && l.Text[at] != ' ' && !strings.ContainsAny(l.Text[at:at+1], ".,;:!?") {
			runs = append(runs, page.Run{Text: " "})
		}
		out[i] = line.NewLine(l, append(runs, line.SliceRuns(l.Runs, at, len(l.Text))...))
	}
	if out == nil {
		return lines
	}
	return out
}
