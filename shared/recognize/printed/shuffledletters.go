package printed

import (
	"slices"
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

const (
	leastShuffled = 3
	mostShuffled  = 6
)

// ShuffledLetters puts choices back into the order of their letters where they stand one
// below the other in another order, "B, A, D, C" below a question: they were shuffled
// with their letters, or read from columns. Letters below them again would be those of a
// list to match.
func ShuffledLetters(lines []line.Line) []line.Line {
	out := lines
	for i := 1; i < len(lines); i++ {
		row := lettersDown(lines[i:])
		if len(row) < leastShuffled || !isShuffled(row) || !asksAbove(lines[i-1]) || i+len(row) < len(lines) && lettered(lines[i+len(row)]) {
			i += max(len(row)-1, 0)
			continue
		}
		if &out[0] == &lines[0] {
			out = slices.Clone(lines)
		}
		for k, sign := range row {
			out[i+int(sign-'a')] = lines[i+k]
		}
		i += len(row) - 1
	}
	return out
}

// lettersDown is the letters of lines that follow each other, each with its text and all
// written in one way.
func lettersDown(lines []line.Line) []byte {
	var row []byte
	var first lexicon.ChoiceLabel
	for _, l := range lines {
		if len(row) > mostShuffled || l.Kind != line.TextLine || l.Label != nil || l.Gap && len(row) > 0 {
			break
		}
		c, ok := l.ChoiceLabel()
		if !ok || c.Kind != lexicon.LetterLabel || c.Delim == 0 || len(c.Sign) != 1 || c.Sign[0] < 'a' || c.Sign[0] > 'z' || strings.TrimSpace(l.Text[c.End:]) == "" {
			break
		}
		if row = append(row, c.Sign[0]); len(row) == 1 {
			first = c
		} else if c.Upper != first.Upper || c.Delim != first.Delim {
			return row[:len(row)-1]
		}
	}
	return row
}

// isShuffled reports whether letters are the first ones of the alphabet, each once, and
// another than the first begins.
func isShuffled(row []byte) bool {
	if row[0] == 'a' || len(row) > mostShuffled {
		return false
	}
	sorted := slices.Clone(row)
	slices.Sort(sorted)
	for k, sign := range sorted {
		if sign != 'a'+byte(k) {
			return false
		}
	}
	return true
}

// asksAbove reports whether a line can ask for one of the choices below it: it has a
// number and a text, or ends as questions do.
func asksAbove(l line.Line) bool {
	n, ok := l.NumberLabel()
	return !lettered(l) && (ok && n.End < len(l.Text) || flatten.EndsAsking(l.Text))
}

// lettered reports whether a line begins with a letter and its sign.
func lettered(l line.Line) bool {
	c, ok := l.ChoiceLabel()
	return ok && c.Kind == lexicon.LetterLabel && c.Delim != 0
}
