package printed

import (
	"slices"
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

const (
	// leastWordedRows is how many lines of a document hold a whole question.
	leastWordedRows = 2
	// mostFields is how many words of such a line are looked at for its fields.
	mostFields = 40
)

// askedTwice is a number with its word, and the word again before the stem:
// "Question 7 Question: Who".
var askedTwice = pattern.New(`^(\p{L}+)\s+\d{1,4}\s*[.:)]?\s+(\p{L}+):\s`)

// wordedField is a field behind the choices: "Answer:", "Correct answer:".
var wordedField = pattern.New(`\s(\p{Lu}\p{L}+(?:\s\p{L}+)?)\s?:\s`)

// WordedRows cuts lines that hold a whole question with a word before each of its
// choices, "Who? Option A: Ann. Option B: Bo. Answer: B Reason: ...", where several
// do: what follows the last choice is cut before the words that nearly all of them
// have there.
func WordedRows(lines []line.Line) []line.Line {
	rows, fields := map[int][]int{}, map[string]int{}
	for i, l := range lines {
		if l.Kind != line.TextLine {
			continue
		}
		if at := wordedChoices(l.Text); at != nil {
			rows[i] = at
			for word := range fieldsFrom(l.Text, at[len(at)-1]) {
				fields[word]++
			}
		}
	}
	if len(rows) < leastWordedRows {
		return lines
	}
	out := make([]line.Line, 0, len(lines)+8*len(rows))
	for i, l := range lines {
		at := rows[i]
		if at == nil {
			out = append(out, l)
			continue
		}
		if m := askedTwice.FindStringSubmatchIndex(l.Text); m != nil && m[4] < at[0] && lexicon.Fold(l.Text[m[2]:m[3]]) == lexicon.Fold(l.Text[m[4]:m[5]]) {
			at = append([]int{m[4]}, at...)
		}
		for word, k := range fieldsFrom(l.Text, at[len(at)-1]) {
			if fields[word]*5 >= len(rows)*4 {
				at = append(at, k)
			}
		}
		slices.Sort(at)
		from := 0
		for _, to := range append(at, len(l.Text)) {
			if piece := l.Cut(from, to); !piece.Empty() || piece.Label != nil {
				piece.Soft = false
				piece.Gap = piece.Gap && from == 0
				out = append(out, piece)
			}
			from = to
		}
	}
	return out
}

// wordedChoices finds where the choices of a line begin that have a word before
// their letters, from the first letter on; nil for less than two, or for a line
// that begins with one.
func wordedChoices(text string) []int {
	var at []int
	for from := 0; ; {
		i := strings.IndexByte(text[from:], ' ')
		if i < 0 {
			break
		}
		from += i + 1
		c, ok := lexicon.WordedChoice(text[from:])
		if !ok || c.Kind != lexicon.LetterLabel || len(at) >= len(lexicon.LowerLetters) {
			continue
		}
		if lexicon.Fold(c.Sign) == lexicon.LowerLetters[len(at):len(at)+1] {
			at = append(at, from)
		}
	}
	if len(at) < 2 {
		return nil
	}
	return at
}

// fieldsFrom finds the words with a colon behind the last choice of a line and where
// each stands first.
func fieldsFrom(text string, from int) map[string]int {
	out := map[string]int{}
	from += strings.IndexByte(text[from:], ':') + 1
	for _, m := range wordedField.FindAllStringSubmatchIndex(text[from:], mostFields) {
		word := lexicon.Fold(text[from+m[2] : from+m[3]])
		if _, ok := out[word]; !ok {
			out[word] = from + m[2]
		}
	}
	return out
}
