package printed

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Bounds of lists whose statements begin with an initial.
const (
	leastTruthFronts = 5 // statements
	leastOfInitials  = 2 // statements of each initial
)

// truthFront is a capital on its own before a sentence: "F El agua es un gas".
var truthFront = pattern.New(`^(\p{Lu})\s+["“«¿'(]?[\p{Lu}\pN]\S*\s+\S`)

// TruthFronts brackets the initials of true and false that stand between the numbers
// of a list and its statements, "3. F Peter is a plant", as other papers write them.
// Every numbered line of the document has one of the same two, both of them are there,
// and no other line numbers anything: a capital alone is a word in many languages.
func (r *Reader) TruthFronts(lines []line.Line) []line.Line {
	var at []int
	count := map[string]int{}
	for i := range lines {
		l := &lines[i]
		q, ok := l.QuestionLabel(r.Vocabulary)
		if !ok || q.Kind == line.RomanNumber {
			continue
		}
		m := truthFront.FindStringSubmatch(l.Text[q.End:])
		if m == nil || l.Kind != line.TextLine {
			return lines
		}
		count[lexicon.Fold(m[1])]++
		if at = append(at, i); len(count) > 2 {
			return lines
		}
	}
	if len(at) < leastTruthFronts || !areInitials(count) {
		return lines
	}
	out := slices.Clone(lines)
	for _, i := range at {
		out[i] = r.bracketed(lines[i])
	}
	return out
}

// areInitials reports whether two letters are those of a pair of words for true and
// false, each seen often enough.
func areInitials(count map[string]int) bool {
	var both []string
	for letter, n := range count {
		if n < leastOfInitials {
			return false
		}
		both = append(both, letter)
	}
	return len(both) == 2 && (flatten.AreTruthInitials(both[0], both[1]) || flatten.AreTruthInitials(both[1], both[0]))
}

// bracketed writes brackets around the first letter behind the number of a line.
func (r *Reader) bracketed(l line.Line) line.Line {
	q, _ := l.QuestionLabel(r.Vocabulary)
	_, size := utf8.DecodeRuneInString(l.Text[q.End:])
	behind := q.End + size
	for behind < len(l.Text) && unicode.IsSpace(rune(l.Text[behind])) {
		behind++
	}
	front, letter, rest := l.Cut(0, q.End), l.Cut(q.End, q.End+size), l.Cut(behind, len(l.Text))
	runs := append(slices.Clone(front.Runs), page.Run{Text: " (" + letter.Text + ") "})
	if q.End == 0 {
		runs = []page.Run{{Text: "(" + letter.Text + ") "}}
	}
	return line.NewLine(l, append(runs, rest.Runs...))
}
