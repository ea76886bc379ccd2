package asks

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of a list of questions with the answer of each on the line below.
const (
	leastPairs  = 8   // questions
	pairAnswer  = 320 // characters of an answer
	pairAverage = 110 // on the average: more of them are what a page of advice says
)

// AskedPairs numbers the questions of a list that has the answer of each on the line
// below it, and no more, or one line that begins
// with the same word everywhere, "Tags: birds", which is left out.
func (r *Reader) AskedPairs(lines []line.Line) []line.Line {
	blocks, ok := r.pairBlocks(lines)
	if !ok {
		return lines
	}
	named := lastName(blocks)
	var out []line.Line
	number, answered, size := 0, 0, 0
	distinct := map[string]bool{}
	for i, b := range blocks {
		if !asksAlone(b[0]) {
			if i == 0 && len(b) == 1 {
				out = append(out, b...) // the title
				continue
			}
			return lines
		}
		if last := len(b) - 1; last > 0 && named != "" && nameBefore(b[last]) == named {
			b = b[:last]
		}
		number++
		b[0].Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "asked"}
		out = append(out, b[0])
		switch {
		case len(b) == 1:
			continue
		case len(b) > 2 || flatten.EndsAsking(b[1].Text) || utf8.RuneCountInString(b[1].Text) > pairAnswer:
			return lines
		}
		answered++
		size += utf8.RuneCountInString(b[1].Text)
		distinct[lexicon.Fold(b[1].Text)] = true
		out = append(out, line.NewLine(b[1], append([]page.Run{{Text: "Answer: "}}, b[1].Runs...)))
	}
	if answered < leastPairs || answered*10 < number*9 || size > pairAverage*answered || len(distinct)*3 < answered*2 {
		return lines
	}
	return out
}

// pairBlocks cuts lines where empty ones stood and before every question; not ok
// where anything but plain text stands between.
func (r *Reader) pairBlocks(lines []line.Line) (blocks [][]line.Line, ok bool) {
	if len(lines) < 2*leastPairs || r.FaqTitle.In(flatten.FoldLines(lines[:3])) {
		return nil, false
	}
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil || l.Style().Heading > 0 || r.startsLabelled(l) {
			return nil, false
		}
		if l.Text == "" {
			continue
		}
		if i == 0 || l.Gap || len(blocks) == 0 || asksAlone(l) {
			blocks = append(blocks, nil)
		}
		k := len(blocks) - 1
		blocks[k] = append(blocks[k], l)
	}
	return blocks, len(blocks) >= leastPairs
}

// lastName is the word and colon before the last line of most blocks; none where
// these begin otherwise.
func lastName(blocks [][]line.Line) string {
	count, best := map[string]int{}, ""
	for _, b := range blocks {
		if len(b) > 1 {
			name := nameBefore(b[len(b)-1])
			if count[name]++; name != "" && count[name] > count[best] {
				best = name
			}
		}
	}
	if count[best]*10 < len(blocks)*8 {
		return ""
	}
	return best
}

// nameBefore is the word before the colon of a line.
func nameBefore(l line.Line) string {
	name, _, ok := strings.Cut(l.Text, ":")
	if !ok || len(strings.Fields(name)) != 1 {
		return ""
	}
	return lexicon.Fold(name)
}
