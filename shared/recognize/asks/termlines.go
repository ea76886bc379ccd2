package asks

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// Bounds of a list of terms to write about.
const (
	leastTerms        = 3 // lines
	leastSectionTerms = 2 // under the head of a section
	termWords         = 5 // words of one
)

// TermLines makes questions of the terms that stand one to a line under an order to do
// something with each: with a dash or colon and no more than room behind, "Define each
// term: / Simile – / Metaphor –", or behind bullets and letters under the head of a section, or
// under an order to say what they mean that is part of no question.
func (r *Reader) TermLines(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	numbered := false   // a question stands above
	for i := 0; i < len(lines); i++ {
		heads, section := r.ordersTerms(lines[i])
		if !heads {
			numbered = numbered || r.startsLabelled(lines[i])
			continue
		}
		from := withoutEmpty(lines, i+1)
		end, least := termsEnd(lines, from), leastTerms
		switch {
		case section:
			end, least = max(end, signedTermsEnd(lines, from)), leastSectionTerms
		case !numbered && lexicon.OrdersTerms(lines[i].Folded()):
			end = max(end, signedTermsEnd(lines, from))
		}
		if end-from < least {
			continue
		}
		if out == nil {
			out = append(out, lines...)
		}
		out[i].Counts = true
		for k := from; k < end; k++ {
			out[k] = termQuestion(lines[k], k-from+1)
		}
		i = end - 1
	}
	if out == nil {
		return lines
	}
	return out
}

// termQuestion numbers a term, by its letter where it has one.
func termQuestion(l line.Line, number int) line.Line {
	if c, ok := l.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel {
		gap, label := l.Gap, c.Text
		if l.Label == nil {
			l = l.From(c.End)
		}
		l.Gap, l.Label = gap, &page.Label{Text: label, Format: page.Decimal, Number: number, List: line.OpenList}
		return l
	}
	l = Bulleted(l)
	l.Label = nil
	return line.NewLine(l, append([]page.Run{{Text: lexicon.DecimalText(number) + ". "}}, l.Runs...))
}

// withoutEmpty is the first line from line i on that says something.
func withoutEmpty(lines []line.Line, i int) int {
	for i < len(lines) && lines[i].Kind == line.TextLine && lines[i].Text == "" && lines[i].Label == nil {
		i++
	}
	return i
}

// ordersTerms reports whether a line without a number orders something to be done with
// each of what stands below, "Define:", "Explain the following terms.", and whether it
// does so as the head of a section: "II. Define the words (3 points)".
func (r *Reader) ordersTerms(l line.Line) (orders, section bool) {
	if l.Kind != line.TextLine || lexicon.IsLonger(l.Text, matchHead) || !l.Gist().Has(r.Work.ID) || lexicon.HasQuestionMark(l.Text) {
		return false, false
	}
	f := l.Folded()
	if title := rewrite.TitleBehindSign(l, r.Vocabulary); title != "" && !r.numberedWord(l) {
		f, section = lexicon.Fold(strings.TrimRight(title, " .:"))+":", true
	} else if l.Label != nil || r.startsLabelled(l) {
		return false, false
	}
	n := r.Work.Begins(f)
	return n > 0 && (strings.Trim(f[n:], " .:") == "" || r.Each.In(f) || !endsOrder(f[:n]) && flatten.CountWords(f[n:], 3) <= 2 && endsOrder(f)), section
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

// signedTermsEnd is where the terms behind bullets, or behind letters that count on, end.
func signedTermsEnd(lines []line.Line, from int) int {
	letters := 0
	for i := from; i < len(lines); i++ {
		l := lines[i]
		c, lettered := l.ChoiceLabel()
		lettered = lettered && c.Kind == lexicon.LetterLabel && !c.Upper
		bullet := rewrite.IsBulleted(l)
		switch {
		case !lettered && !bullet, letters > 0 && !lettered, lettered && letters != i-from, !isTerm(l, c.End, lettered):
			return i
		case lettered:
			if lexicon.PartPlace(c.Sign) != letters+1 {
				return i
			}
			letters++
		}
	}
	return len(lines)
}

// isTerm reports whether a line holds a few words behind its sign, which ends at a byte, and
// no more than room.
func isTerm(l line.Line, end int, lettered bool) bool {
	text := Bulleted(l).Text
	if lettered && l.Label == nil {
		text = l.Text[end:]
	}
	text = strings.TrimRight(text, "_. …:=–—-")
	return text != "" && !lexicon.HasQuestionMark(text) && flatten.CountWords(text, termWords+1) <= termWords
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
