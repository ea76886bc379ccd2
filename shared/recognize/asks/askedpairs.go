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
	titledPairs = 3   // and so many under the title of a quiz or of cards to learn from, where each has its answer
	titleLines  = 3   // of which such a title is one
	pairAnswer  = 320 // characters of an answer
	pairAverage = 110 // on the average: more of them are what a page of advice says
	briefPairs  = 60  // of few
	pairsAsked  = 3   // questions for each order among them
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
	number, answered, size, ordered := 0, 0, 0, 0
	distinct := map[string]bool{}
	for _, b := range blocks {
		if !asksPair(b[0]) && len(b) > 1 && number > 0 && r.ordersPair(b[0]) {
			ordered++
		} else if !asksPair(b[0]) {
			if len(b) == 1 && (number == 0 || isHeading(b[0])) {
				out = append(out, b...) // a title
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
	if ordered*pairsAsked > number || answered < r.fewestPairs(lines) || answered*10 < number*9 || answered < leastPairs && (answered < number || size > briefPairs*answered) || size > pairAverage*answered || len(distinct)*3 < answered*2 {
		return lines
	}
	return out
}

// pairBlocks cuts lines where empty ones stood and before every question; not ok
// where anything but plain text stands between.
func (r *Reader) pairBlocks(lines []line.Line) (blocks [][]line.Line, ok bool) {
	if len(lines) < 2*r.fewestPairs(lines) || r.FaqTitle.In(flatten.FoldLines(lines[:3])) {
		return nil, false
	}
	parting := gapsPart(lines)
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil || r.startsLabelled(l) {
			return nil, false
		}
		if l.Text == "" {
			continue
		}
		k := len(blocks) - 1
		if i == 0 || l.Gap && parting || len(blocks) == 0 || asksPair(l) || isHeading(l) || len(blocks[k]) > 1 && r.ordersPair(l) {
			blocks = append(blocks, nil)
			k++
		}
		blocks[k] = append(blocks[k], l)
	}
	return blocks, len(blocks) >= r.fewestPairs(lines)
}

// gapsPart reports whether empty lines part questions from one another: they stand
// between some lines only, and no headings ask.
func gapsPart(lines []line.Line) bool {
	tight := false
	for i, l := range lines {
		if isHeading(l) && flatten.EndsAsking(l.Text) {
			return false
		}
		tight = tight || i > 0 && !l.Gap
	}
	return tight
}

// fewestPairs is how many questions with answers such a list has at least.
func (r *Reader) fewestPairs(lines []line.Line) int {
	for _, l := range lines[:min(titleLines, len(lines))] {
		if asksPair(l) {
			break
		}
		if l.Says(r.QuizTitle) || l.Says(r.StudyTitle) {
			return titledPairs
		}
	}
	return leastPairs
}

// asksPair reports whether a line, or a heading, is a question by itself.
func asksPair(l line.Line) bool {
	return asksAlone(l) || isHeading(l) && flatten.EndsAsking(l.Text) && flatten.CountWords(l.Text, 3) >= 3
}

// ordersPair reports whether a line among questions orders the answer on the next one:
// "Name the largest lake."
func (r *Reader) ordersPair(l line.Line) bool {
	return l.Label == nil && !isHeading(l) && flatten.CountWords(l.Text, 3) >= 3 && (lexicon.OrdersByForm(l.Text) || r.Cued(l.Text))
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
