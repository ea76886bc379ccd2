package draft

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

const (
	programHead = 16 // characters that may stand before the order
	programTail = 60 // bytes it stands in where languages put it last
)

// OrdersProgram reports whether a text orders a program to be written.
func (r *Reader) OrdersProgram(text string) bool {
	if len(text) == 0 || lexicon.HasQuestionMark(text) {
		return false
	}
	f := lexicon.Fold(firstSaid(text))
	if i := r.Programs.Index(f); i >= 0 && utf8.RuneCountInString(f[:i]) <= programHead {
		return true
	}
	from := max(0, len(f)-programTail)
	for from < len(f) && !utf8.RuneStart(f[from]) {
		from++
	}
	return !lexicon.IsASCII(text) && r.Programs.In(f[from:])
}

// firstSaid is the first line of a text that says more than what it is worth, which
// some papers print behind the label: "Question 1 (20 points)".
func firstSaid(text string) string {
	for text != "" {
		first, rest, _ := strings.Cut(text, "\n")
		if loc := line.BracketPoints.FindStringIndex(first); strings.TrimSpace(first) != "" && (loc == nil || loc[1]-loc[0] < len(strings.TrimSpace(first))) {
			return first
		}
		text = rest
	}
	return ""
}

// OrdersStudy reports whether a text begins or ends with what only one who learns is
// ordered to do: "Define the term density."
func (r *Reader) OrdersStudy(text string) bool {
	return r.ordersStudy(lexicon.Fold(strings.TrimSpace(text)))
}

func (r *Reader) ordersStudy(f string) bool {
	return r.Studying.Begins(f) > 0 || r.Studying.Ends(f)
}

// longestAims is how many words the heading of a list of aims has.
const longestAims = 16

// NamesAims reports whether the last of some lines heads what people are to learn:
// "By the end you will be able to:".
func (r *Reader) NamesAims(lines []line.Line) bool {
	for i := len(lines) - 1; i >= 0; i-- {
		if l := lines[i]; l.Text != "" {
			return flatten.CountWords(l.Text, longestAims+1) <= longestAims && l.Says(r.Aims)
		}
	}
	return false
}
