package printed

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// plainPair is the pair of words for true and false behind a sentence with nothing but a
// blank between them, or alone on a line: "Ice is hot. True False".
var plainPair = pattern.Guarded(endsInTruthWord, `^(?:(.*[.?!。？！…)"”])\s+)?(\p{L}{2,12}) (\p{L}{2,12})$`)

// leastPlainPairs is how many statements have such a pair.
const leastPlainPairs = 2

// endsInTruthWord reports whether the last word of a text is one for true or false, or
// two words begin with capitals as "Yes No" do.
func endsInTruthWord(s string) bool {
	at := strings.LastIndexByte(s, ' ')
	if at < 0 || len(s)-at > 40 {
		return false
	}
	last := strings.IndexFunc(s[at+1:], func(r rune) bool { return !unicode.IsLetter(r) })
	first, _ := utf8.DecodeRuneInString(s[strings.LastIndexByte(s[:at], ' ')+1:])
	second, _ := utf8.DecodeRuneInString(s[at+1:])
	return last < 0 && (unicode.IsUpper(first) && unicode.IsUpper(second) || lexicon.TruthPartners(lexicon.Fold(s[at+1:])) != nil)
}

// plainPairs writes such words in brackets behind their statement, with the marks that
// they have.
func (r *Reader) plainPairs(lines []line.Line) []line.Line {
	var at []int
	for i, l := range lines {
		if l.Kind != line.TextLine {
			continue
		}
		m := plainPair.FindStringSubmatch(l.Text)
		if m == nil || !r.AreOpposed(m[2], m[3]) || m[1] != "" && flatten.CountWords(m[1], 2) < 2 || m[1] == "" && (l.Label != nil || i == 0 || lines[i-1].Kind != line.TextLine || l.Gap && !lines[i-1].Gap) {
			continue
		}
		at = append(at, i)
	}
	if len(at) < leastPlainPairs {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i, l := range lines {
		if len(at) == 0 || at[0] != i {
			out = append(out, l)
			continue
		}
		at = at[1:]
		m := plainPair.FindStringSubmatchIndex(l.Text)
		stem := line.Line{}
		if m[2] >= 0 {
			stem = l.Cut(0, m[3])
		} else {
			stem, out = out[len(out)-1], out[:len(out)-1]
		}
		whole := rewrite.PairBehind(stem, l.Cut(m[4], m[5]).Runs, l.Cut(m[6], m[7]).Runs)
		whole.Label = stem.Label
		out = append(out, whole)
	}
	return out
}
