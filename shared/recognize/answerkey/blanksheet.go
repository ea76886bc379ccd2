package answerkey

import (
	"slices"
	"strings"
	"unicode"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastOnSheet is how many rows an answer sheet has at the least.
const leastOnSheet = 3

// leastInClass is how many rows a list of levels or topics has at the least.
const leastInClass = 3

// Filled leaves out the rows of an answer sheet that is still to be filled in: several
// offer the same letters from the first on, "1. A B C D", or both words for the truth.
func (r *Reader) Filled(entries []KeyEntry) []KeyEntry {
	rows := map[string]int{}
	for _, e := range entries {
		if text := e.Value.Text; rows[text] > 0 || r.OffersRow(text) {
			rows[text]++
		}
	}
	if len(rows) == 0 {
		return entries
	}
	return slices.DeleteFunc(slices.Clone(entries), func(e KeyEntry) bool { return rows[e.Value.Text] >= leastOnSheet })
}

// orWord stands between the last two letters of such a row.
var orWord = strings.NewReplacer(" or ", " ", " oder ", " ", " ou ", " ", " o ", " ", " или ", " ", " atau ", " ", " veya ", " ")

// OffersRow reports whether a text offers letters to choose from, or the words for the truth,
// and names none: "A / B / C / D", "A, B or C", "True / False".
func (r *Reader) OffersRow(text string) bool {
	return r.offersRow(orWord.Replace(text)) || r.offersBoth(text)
}

// offersRow reports whether a text is nothing but letters or figures that count on from
// the first, with circles or brackets around them or not: "A B C D", "(a) (b) (c)", "Ⓐ Ⓑ".
func (r *Reader) offersRow(s string) bool {
	var signs []rune
	inWord := false
	for _, c := range s {
		sign := unicode.IsLetter(c) || unicode.IsNumber(c) || isCircledLetter(c)
		if sign && inWord && !isCircledLetter(c) {
			return false // a word
		}
		if inWord = sign; sign {
			signs = append(signs, c)
		}
	}
	if len(signs) < 2 {
		return false
	}
	for i, c := range signs[1:] {
		if c != signs[i]+1 {
			return false
		}
	}
	return signs[0] == 'Ⓐ' || signs[0] == 'ⓐ' || signs[0] == '①' || lexicon.IsFirst(strings.ToLower(string(signs[0])), r.Letters)
}

// isCircledLetter reports whether a sign is a letter in a circle.
func isCircledLetter(c rune) bool { return 'Ⓐ' <= c && c <= 'ⓩ' }

// offersBoth reports whether a text is the two words or letters for the truth, "T F",
// "True / False".
func (r *Reader) offersBoth(s string) bool {
	words := strings.FieldsFunc(s, func(c rune) bool { return unicode.IsSpace(c) || strings.ContainsRune("/|,;()[]○◯□☐", c) })
	if len(words) != 2 || strings.ContainsFunc(words[0]+words[1], func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsMark(c) }) {
		return false
	}
	first, ok1 := r.TruthOf(words[0], true)
	second, ok2 := r.TruthOf(words[1], true)
	return ok1 && ok2 && first != second
}

// classes reads a list that gives each question a letter which is no answer, for its
// title names something else: "Levels", "1. B", "2. A". end is 0 where none begins.
func (r *Reader) classes(lines []line.Line, at int) (end int) {
	l := lines[at]
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, lexicon.HeadingLimit) || !lexicon.TitlesAside(l.Text) {
		return 0
	}
	for end = at + 1; end < len(lines); end++ {
		if n, ok := letterEntry(lines[end]); !ok || n != end-at {
			break
		}
	}
	if end-at-1 < leastInClass {
		return 0
	}
	return end
}
