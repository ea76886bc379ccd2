package asks

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of a bank of orders without numbers.
const (
	leastStudied = 15 // orders
	studyWords   = 3  // words of one
)

// StudyLines numbers the orders of a bank that stand one under the other without
// numbers, "Explain the heart. / Compare the lungs of birds and frogs.", behind a letter
// at most. Most lines begin with what only somebody who learns is ordered to do, and
// nothing says that they are the aims of a course.
func (r *Reader) StudyLines(lines []line.Line) []line.Line {
	if mostlyNumbered(lines) {
		return lines
	}
	said, orders, study, numbers := 0, 0, 0, 0
	for i := range lines {
		l := &lines[i]
		if l.Kind != line.TextLine || l.Text == "" {
			continue
		}
		if l.Says(r.Aims) || r.FaqTitle.In(l.Folded()) {
			return lines
		}
		said++
		_, studied, ordered := r.studyLine(*l)
		_, numbered := l.NumberLabel()
		switch {
		case ordered && studied:
			orders, study = orders+1, study+1
		case ordered:
			orders++
		case numbered || l.Label != nil:
			numbers++
		}
	}
	if orders < leastStudied || study*10 < orders*6 || orders*2 < said || numbers*numbersToOrders > orders {
		return lines
	}
	out := make([]line.Line, len(lines))
	often := openings(lines)
	number := 0
	for i, l := range lines {
		at, _, ordered := r.studyLine(l)
		if ordered || often[opening(l)] >= leastOpenings {
			number++
			l = l.From(at)
			l.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "asked"}
		}
		out[i] = l
	}
	return out
}

// numbersToOrders is how many orders there are at the least to each line with a number.
const numbersToOrders = 5

// mostlyNumbered reports whether there are too many numbers, were each other line an
// order.
func mostlyNumbered(lines []line.Line) bool {
	numbers, others := 0, 0
	for i := range lines {
		l := &lines[i]
		if l.Kind != line.TextLine || l.Text == "" {
			continue
		}
		if _, numbered := l.NumberLabel(); numbered || l.Label != nil {
			numbers++
		} else {
			others++
		}
	}
	return numbers*numbersToOrders > others
}

// leastOpenings is how many lines begin alike that are orders whatever their verb:
// "Make use of".
const leastOpenings = 3

// openings counts how many lines begin with the same two words.
func openings(lines []line.Line) map[string]int {
	count := map[string]int{}
	for _, l := range lines {
		if s := opening(l); s != "" {
			count[s]++
		}
	}
	return count
}

// opening is the first two words of a plain sentence, "" for any other line.
func opening(l line.Line) string {
	if c, _ := utf8.DecodeRuneInString(l.Text); l.Kind != line.TextLine || l.Label != nil || l.Style().Heading > 0 || !unicode.IsUpper(c) || strings.ContainsAny(l.Text[:min(len(l.Text), 12)], "0123456789:;()") {
		return ""
	}
	words := strings.Fields(l.Folded())
	if len(words) <= studyWords {
		return ""
	}
	return words[0] + " " + words[1]
}

// studyLine reports where the order of a line begins, behind a letter or not, and
// whether it is one that only learners get. A second verb may say so: "List and explain".
func (r *Reader) studyLine(l line.Line) (at int, studied, ordered bool) {
	if l.Kind != line.TextLine || l.Label != nil || l.Style().Heading > 0 || lexicon.IsLonger(l.Text, longestAsk) {
		return 0, false, false
	}
	if c, ok := l.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel && !c.Upper && c.End < len(l.Text) {
		at = len(l.Text) - len(strings.TrimLeft(l.Text[c.End:], " \t"))
	}
	text := l.Text[at:]
	if flatten.CountWords(text, studyWords) < studyWords {
		return 0, false, false
	}
	f := lexicon.Fold(text)
	first, rest, _ := strings.Cut(f, " ")
	second, _, _ := strings.Cut(rest, " ")
	studied = r.Studying.Begins(f) > 0 || lexicon.Conjunctions()[second] && r.Studying.Begins(strings.TrimSpace(rest[len(second):])) > 0 && first != ""
	return at, studied, studied || r.Asking.Begins(f) > 0
}
