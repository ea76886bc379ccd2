package recognize

import (
	"strings"
	"unicode"
)

const (
	// ownSignItems is how many questions must carry a sign of the teacher's own.
	ownSignItems = 5
	// ownSignRunes are signs that no choice begins or ends with by itself.
	ownSignRunes = "#@§¤~^%&"
)

// ownSign is a choice with a sign that no list knows: "## 224.0.0.5",
// "False (Verified)".
type ownSign struct {
	sign  string
	lines []line
}

// ownSigns reads signs of right answers that a teacher has thought of: the same
// one at some choice of most questions, never at all choices of one and not
// always in the same place. A word of the text in brackets is on one choice
// here and on another there, but not in most questions.
func (r *recognizer) ownSigns(ds []draft) {
	offering := 0
	found := make([][]ownSign, len(ds))
	ballots := map[string]*ballot{}
	for i, d := range ds {
		if len(d.choices) < 2 {
			continue
		}
		offering++
		at := map[string][]int{}
		found[i] = make([]ownSign, len(d.choices))
		for k, c := range d.choices {
			if c.sign != "" {
				return // the document has its signs
			}
			if found[i][k] = ownSignOn(c); found[i][k].sign != "" {
				at[found[i][k].sign] = append(at[found[i][k].sign], k)
			}
		}
		for sign, places := range at {
			countOwnSign(ballots, sign, places, len(d.choices))
		}
	}
	for i := range ds {
		for k := range found[i] {
			if m := found[i][k]; m.sign != "" && ballots[m.sign].isOwnSign(offering) {
				ds[i].choices[k].sign, ds[i].choices[k].lines = m.sign, m.lines
			}
		}
	}
}

// countOwnSign counts a sign on the choices of one question.
func countOwnSign(ballots map[string]*ballot, sign string, places []int, choices int) {
	b := ballots[sign]
	if b == nil {
		b = &ballot{places: map[int]int{}}
		ballots[sign] = b
	}
	switch {
	case len(places) == choices:
		b.rest++
		return
	case len(places) == 1:
		b.single++
		b.places[places[0]]++
	}
	b.contrast++
}

// isOwnSign reports whether a sign tells right choices from wrong ones.
func (b *ballot) isOwnSign(offering int) bool {
	if b.contrast < ownSignItems || b.contrast*5 < offering*3 || b.single*3 < b.contrast*2 || b.rest*10 > b.contrast {
		return false
	}
	most := 0
	for _, n := range b.places {
		most = max(most, n)
	}
	return most*5 < b.single*4
}

// ownSignOn finds such a sign before or behind the text of a choice.
func ownSignOn(c draftChoice) ownSign {
	first, last := c.lines[0], c.lines[len(c.lines)-1]
	if rest := strings.TrimLeft(first.text, ownSignRunes); rest != "" && len(rest) < len(first.text) {
		n := len(first.text) - len(strings.TrimLeft(rest, " \t"))
		if n > 1 { // "#include" and "&x" are code, "## x" and "# x" are not
			return ownSign{strings.TrimSpace(first.text[:n]), replaceLine(c.lines, 0, first.from(n))}
		}
	}
	text := strings.TrimRight(last.text, " \t.;")
	if rest := strings.TrimRight(text, ownSignRunes[:8]); len(text)-len(rest) > 1 && strings.TrimSpace(rest) != "" {
		return ownSign{text[len(rest):], replaceLine(c.lines, len(c.lines)-1, last.cut(0, len(rest)))}
	}
	if rest, sign := cutLigature(text); rest != "" {
		return ownSign{sign, replaceLine(c.lines, len(c.lines)-1, last.cut(0, len(rest)))}
	}
	if m := backWord.FindStringSubmatchIndex(last.text); m != nil && m[0] > 0 && !crossBehind.MatchString(last.text) {
		if word := fold(last.text[m[2]:m[3]]); len([]rune(word)) >= 3 && isOneWord(word) {
			return ownSign{"(" + stemmed(word) + ")", replaceLine(c.lines, len(c.lines)-1, last.cut(0, m[0]))}
		}
	}
	return ownSign{}
}

// cutLigature cuts a ligature that stands alone behind the text of a choice: it is
// what a tick becomes in a PDF whose font has none.
func cutLigature(text string) (rest, sign string) {
	for _, sign := range []string{"fi", "fl", "ff"} {
		if rest, ok := strings.CutSuffix(text, " "+sign); ok {
			return strings.TrimRight(rest, whitespace), sign
		}
	}
	return "", ""
}

// isOneWord reports whether a text is a word of letters alone.
func isOneWord(s string) bool {
	return strings.IndexFunc(s, func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsMark(c) }) < 0
}

// stemmed is how a word begins: "verified", "Verificada", "verificadísimo" are
// one sign.
func stemmed(word string) string {
	if runes := []rune(word); len(runes) > 7 {
		return string(runes[:7])
	}
	return word
}
