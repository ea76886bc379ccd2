package asks

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// partWord is the word for a part of a question with its letter, "Part A:", "Part b."; what
// it asks stands behind it.
var partWord = pattern.New(`^(?:Part|PART|Teil|Partie|Parte|Deel|Część|Часть)\s+([A-Ea-e])\s*[:.)–-]\s*(\S.*)$`)

// PartWords writes "Part A: ..." and "Part B: ..." below the number of a question as its
// parts "(a)" and "(b)", where nothing is offered in them and the next number goes on: to
// others they are the heads of sections.
func (r *Reader) PartWords(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as no line is rewritten
	number := 0
	for i := 0; i < len(lines); i++ {
		if q, ok := lines[i].QuestionLabel(r.Vocabulary); ok && q.Number > 0 {
			number = q.Last()
		}
		at, end := partsFrom(lines, i)
		if number == 0 || len(at) < 2 || slices.ContainsFunc(at, func(k int) bool { return !r.partAsks(lines[k]) }) {
			continue
		}
		if end < len(lines) {
			if q, ok := lines[end].QuestionLabel(r.Vocabulary); ok && q.Number != number+1 {
				continue
			}
		}
		if out == nil {
			out = append([]line.Line(nil), lines...)
		}
		for n, k := range at {
			m := partWord.FindStringSubmatchIndex(lines[k].Text)
			out[k] = lines[k].From(m[4])
			out[k].Label = &page.Label{Text: "(" + string(rune('a'+n)) + ")", Format: page.LowerAlpha, Number: n + 1, List: "parts"}
			out[k].Gap = false
		}
		i = end - 1
	}
	if out == nil {
		return lines
	}
	return out
}

// partAsks reports whether what stands behind the word and the letter asks or orders: in a
// key, and over questions, it does not.
func (r *Reader) partAsks(l line.Line) bool {
	m := partWord.FindStringSubmatchIndex(l.Text)
	return IsTask(l.From(m[4]))
}

// partsFrom is where the parts stand that begin at a line, and where the next line with a
// number stands; none where a choice stands between them.
func partsFrom(lines []line.Line, i int) (at []int, end int) {
	for end = i; end < len(lines); end++ {
		l := lines[end]
		if l.Kind != line.TextLine {
			continue
		}
		m := partWord.FindStringSubmatch(l.Text)
		switch {
		case m != nil && l.Label == nil && lexicon.Fold(m[1]) == string(rune('a'+len(at))):
			at = append(at, end)
			continue
		case len(at) == 0, m != nil:
			return nil, end
		}
		if _, ok := l.NumberLabel(); ok {
			return at, end
		}
		if c, ok := l.ChoiceLabel(); ok && c.Kind != lexicon.DigitLabel {
			return nil, end
		}
		if l.Gap {
			return at, end
		}
	}
	return at, end
}
