package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/richtext"
)

// Bounds of a test whose questions have no numbers and whose choices do.
const (
	leastCountedRows = 5 // questions
	countedShare     = 80
	countedStem      = 8  // lines of one question
	strayRows        = 10 // one number in so many rows may stand elsewhere
)

// countedGroup is a row of numbered lines that count from one under a line without
// a number.
type countedGroup struct{ stem, from, end int }

// countedChoices writes such rows as lettered choices under numbered questions: "The
// loop stops when" over "1) i is 9", "2) i is 10". Nearly all rows have as many
// lines, nothing in them asks, and some of the stems do or break off. Numbered tasks
// under headings are no choices.
func (r *recognizer) countedChoices(lines []line) []line {
	groups, usual := countedGroups(lines)
	if len(groups) < leastCountedRows {
		return lines
	}
	words := unfinishedWords()
	same, asking, tasks, listed := 0, 0, 0, 0
	for _, g := range groups {
		if q, ok := lines[g.stem].questionLabel(r.vocabulary); ok && q.number > 0 {
			return lines // the questions have numbers
		}
		if g.end-g.from == usual {
			same++
		}
		if last := lines[g.from-1]; closesStem(last.text) || hasBlank(last) || isUnfinished(last.text, words) || r.cued(lines[g.stem].text) {
			asking++
		}
		for _, l := range lines[g.from:g.end] {
			n, _ := countedLabel(l)
			rest := l.text[n.end:]
			if listed++; hasQuestionMark(rest) || len(rest) > plainLimit || r.cued(rest) {
				tasks++
			}
		}
	}
	if same*100 < len(groups)*countedShare || asking*evenAsking < len(groups) || tasks*5 > listed {
		return lines
	}
	out := append([]line(nil), lines...)
	for k, g := range groups {
		out[g.stem].label = &page.Label{Text: decimalText(k+1) + ".", Format: page.Decimal, Number: k + 1, List: "counted"}
		for i := g.from; i < g.end; i++ {
			n, _ := countedLabel(lines[i])
			out[i] = lines[i].from(n.end)
			out[i].label = &page.Label{Text: strings.ToUpper(richtext.Letters(i-g.from+1)) + ".", Format: page.UpperAlpha, Number: i - g.from + 1, List: "choices"}
		}
	}
	return out
}

// countedGroups finds the rows and how many lines most of them have; none where
// other labels are about.
func countedGroups(lines []line) (groups []countedGroup, usual int) {
	sizes, strays := map[int]int{}, 0
	for i, stem := 0, 0; i < len(lines); i++ {
		l := lines[i]
		n, ok := countedLabel(l)
		switch {
		case !ok && (l.label != nil || l.kind == tableLine):
			return nil, 0
		case !ok:
			if c, is := l.choiceLabel(); is && c.kind == letterLabel {
				return nil, 0
			}
			if l.gap || l.kind != textLine {
				stem = i
			}
			continue
		case n.number != 1 || i == stem || i-stem > countedStem:
			strays++
			stem = i + 1
			continue
		}
		g := countedGroup{stem, i, i + 1}
		for ; g.end < len(lines); g.end++ {
			if next, is := countedLabel(lines[g.end]); !is || next.number != g.end-i+1 {
				break
			}
		}
		groups = append(groups, g)
		size := g.end - i
		if sizes[size]++; size >= fewestEven && size <= mostEven && sizes[size] > sizes[usual] {
			usual = size
		}
		stem, i = g.end, g.end-1
	}
	if strays*strayRows > len(groups) {
		return nil, 0
	}
	return groups, usual
}

// countedLabel is the typed number in front of a line.
func countedLabel(l line) (questionLabel, bool) {
	if l.kind != textLine || l.label != nil {
		return questionLabel{}, false
	}
	n, ok := numberLabel(l.text)
	return n, ok && n.kind == plainNumber && (n.delim == ')' || n.delim == '.')
}
