package asks

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of a list of terms to write about.
const (
	leastTerms = 3 // lines
	termWords  = 5 // words of one
)

// TermLines makes questions of the terms that stand one to a line under an order to do
// something with each, with a dash or colon and no more than room behind: "Define each
// term: / Simile – / Metaphor –".
func (r *Reader) TermLines(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	for i := 0; i < len(lines); i++ {
		if !r.ordersTerms(lines[i]) {
			continue
		}
		from := withoutEmpty(lines, i+1)
		end := termsEnd(lines, from)
		if end-from < leastTerms {
			continue
		}
		if out == nil {
			out = append(out, lines...)
		}
		out[i].Counts = true
		for k := from; k < end; k++ {
			out[k] = line.NewLine(lines[k], append([]page.Run{{Text: lexicon.DecimalText(k-from+1) + ". "}}, lines[k].Runs...))
		}
		i = end - 1
	}
	if out == nil {
		return lines
	}
	return out
}

// withoutEmpty is the first line from line i on that says something.
func withoutEmpty(lines []line.Line, i int) int {
	for i < len(lines) && lines[i].Kind == line.TextLine && lines[i].Text == "" && lines[i].Label == nil {
		i++
	}
	return i
}

// ordersTerms reports whether a line without a number orders something to be done with
// each of what stands below: "Define:", "Explain the following terms."
func (r *Reader) ordersTerms(l line.Line) bool {
	if l.Kind != line.TextLine || l.Label != nil || len(l.Text) > matchHead || r.startsLabelled(l) || lexicon.HasQuestionMark(l.Text) {
		return false
	}
	f := l.Folded()
	n := r.Work.Begins(f)
	return n > 0 && (strings.Trim(f[n:], " .:") == "" || r.Each.In(f) || !endsOrder(f[:n]) && flatten.CountWords(f[n:], 3) <= 2 && endsOrder(f))
}

// termsEnd is where the terms from a line on end: each of few words, all with the same
// sign at their end.
func termsEnd(lines []line.Line, from int) int {
	sign := ""
	for i := from; i < len(lines); i++ {
		s := termSign(lines[i])
		if s == "" || sign != "" && s != sign {
			return i
		}
		sign = s
	}
	return len(lines)
}

// termSign is the dash or colon a term ends with, over or before its room; empty for any
// other line.
func termSign(l line.Line) string {
	if l.Kind != line.TextLine || l.Label != nil || startsWithDigit(l.Text) || IsChoiceList(l) {
		return ""
	}
	text := strings.TrimRight(l.Text, "_. …")
	for _, sign := range []string{":", "–", "—", "-", "="} {
		if term, ok := strings.CutSuffix(text, sign); ok && strings.TrimSpace(term) != "" && flatten.CountWords(term, termWords+1) <= termWords {
			return sign
		}
	}
	return ""
}
