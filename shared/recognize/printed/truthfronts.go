package printed

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Bounds of lists whose statements begin with an initial.
const (
	leastTruthFronts = 5 // statements
	leastOfInitials  = 2 // statements of each initial
)

var (
	// truthFront is a capital on its own before a sentence: "F El agua es un gas", or with a
	// sign behind it before any words: "F- el agua es un gas".
	truthFront = pattern.New(`^(\p{Lu})(?:\s+["“«¿'(]?[\p{Lu}\pN]\S*\s+\S|\s*[-–—:.)]\s*["“«'(]?[\pL\pN]\S*\s+\S)`)
	// bareTruthFront is the same behind a number without a sign: "3 F El agua", "10F El agua".
	bareTruthFront = pattern.New(`^(\d{1,3})\s*\p{Lu}[\s\-–—:.)]`)
)

// truthFrontAt reads the number of a line and where the capital behind it stands.
func (r *Reader) truthFrontAt(l *line.Line) (number, at int, numbered bool) {
	if l.Kind != line.TextLine || l.Label != nil {
		q, ok := l.QuestionLabel(r.Vocabulary)
		return q.Number, q.End, ok && q.Kind != line.RomanNumber
	}
	if m := bareTruthFront.FindStringSubmatchIndex(l.Text); m != nil {
		number, _ = strconv.Atoi(l.Text[:m[3]])
		return number, m[3] + len(l.Text[m[3]:]) - len(strings.TrimLeft(l.Text[m[3]:], " \t")), true
	}
	q, ok := l.QuestionLabel(r.Vocabulary)
	return q.Number, q.End, ok && q.Kind != line.RomanNumber
}

// TruthFronts brackets the initials of true and false that stand between the numbers
// of a list and its statements, "3. F Peter is a plant", as other papers write them.
// They are lines that count on and have one of the same two, both of which are there and
// none of which asks: a capital alone is a word in many languages.
func (r *Reader) TruthFronts(lines []line.Line) []line.Line {
	var out []line.Line
	var run []int
	count, last := map[string]int{}, 0
	flush := func() {
		if len(run) >= leastTruthFronts && areInitials(count) {
			if out == nil {
				out = slices.Clone(lines)
			}
			for _, i := range run {
				out[i] = r.bracketed(lines[i])
			}
		}
		run, count = run[:0], map[string]int{}
	}
	for i := range lines {
		l := &lines[i]
		number, at, numbered := r.truthFrontAt(l)
		if !numbered {
			continue
		}
		m := truthFront.FindStringSubmatch(l.Text[at:])
		if m == nil || l.Kind != line.TextLine || lexicon.HasQuestionMark(l.Text) {
			flush()
			last = 0
			continue
		}
		letter := lexicon.Fold(m[1])
		if len(run) > 0 && (number != last+1 || len(count) == 2 && count[letter] == 0) {
			flush()
		}
		run, last = append(run, i), number
		count[letter]++
	}
	flush()
	if out == nil {
		return lines
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
	return len(both) == 2 && (lexicon.AreTruthInitials(both[0], both[1]) || lexicon.AreTruthInitials(both[1], both[0]))
}

// bracketed writes brackets around the first letter behind the number of a line, and a full
// stop behind a number that has no sign.
func (r *Reader) bracketed(l line.Line) line.Line {
	number, at, _ := r.truthFrontAt(&l)
	_, size := utf8.DecodeRuneInString(l.Text[at:])
	behind := at + size + len(l.Text[at+size:]) - len(strings.TrimLeft(l.Text[at+size:], " \t\u00a0-–—:.)"))
	letter, rest := l.Cut(at, at+size), l.Cut(behind, len(l.Text))
	var runs []page.Run
	switch {
	case at == 0:
	case bareTruthFront.MatchString(l.Text):
		runs = []page.Run{{Text: lexicon.DecimalText(number) + ". "}}
	default:
		runs = append(slices.Clone(l.Cut(0, at).Runs), page.Run{Text: " "})
	}
	return line.NewLine(l, append(append(runs, page.Run{Text: "(" + letter.Text + ") "}), rest.Runs...))
}
