package vote

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

const (
	// ownSignItems is how many questions must carry a sign of the teacher's own.
	ownSignItems = 5
	// ownSignRunes are signs that no choice begins or ends with by itself.
	ownSignRunes = "#@§¤~^%&>"
	// ownLetters are letters with which words for right and true begin.
	ownLetters = "CGJKPRSTV"
)

// ownSign is a choice with a sign that no list knows: "## 224.0.0.5",
// "False (Verified)".
type ownSign struct {
	sign  string
	lines []line.Line
}

// ownSigns reads signs of right answers that a teacher has thought of: the same
// one at some choice of most questions, never at all choices of one and not
// always in the same place. A word of the text in brackets is on one choice
// here and on another there, but not in most questions.
func (r *Reader) ownSigns(ds []draft.Draft) {
	offering := 0
	capitals := map[byte]bool{}
	found := make([][]ownSign, len(ds))
	ballots := map[string]*ballot{}
	for i, d := range ds {
		if len(d.Choices) < 2 {
			continue
		}
		offering++
		at := map[string][]int{}
		found[i] = make([]ownSign, len(d.Choices))
		for k, c := range d.Choices {
			if c.Sign != "" {
				return // the document has its signs
			}
			if l := loneCapital(c.Lines[len(c.Lines)-1].Text); l != 0 {
				capitals[l] = true
			}
			if found[i][k] = ownSignOn(c); isAmount(d, k) {
				found[i][k] = ownSign{}
			}
			if found[i][k].sign != "" {
				at[found[i][k].sign] = append(at[found[i][k].sign], k)
			}
		}
		for sign, places := range at {
			countOwnSign(ballots, sign, places, len(d.Choices))
		}
	}
	for i := range ds {
		for k := range found[i] {
			if m := found[i][k]; m.sign != "" && ballots[m.sign].isOwnSign(offering) && letterTells(m.sign, ballots[m.sign], offering, capitals) {
				ds[i].Choices[k].Sign, ds[i].Choices[k].Lines = m.sign, m.lines
			}
		}
	}
}

// isAmount reports whether a choice is "more than" a number among others that are
// not all numbers: "<100", "135-145", ">200". A number among numbers is marked so.
func isAmount(d draft.Draft, k int) bool {
	number, more := strings.CutPrefix(d.Choices[k].Text(), ">")
	if number = strings.TrimLeft(number, " ="); !more || number == "" || !lexicon.IsDigit(number[0]) {
		return false
	}
	return slices.ContainsFunc(d.Choices, func(c draft.Choice) bool {
		text := strings.TrimLeft(c.Text(), "> ")
		return text == "" || !lexicon.IsDigit(text[0])
	})
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

// letterTells reports whether a sign is no letter, which may be of the text, or one that
// stands on one choice of nearly every question where no choice ends in another.
func letterTells(sign string, b *ballot, offering int, capitals map[byte]bool) bool {
	if len(sign) != 1 || !capitals[sign[0]] {
		return true
	}
	return len(capitals) == 1 && b.single == b.contrast && b.rest == 0 && b.single*5 >= offering*4
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
func ownSignOn(c draft.Choice) ownSign {
	first, last := c.Lines[0], c.Lines[len(c.Lines)-1]
	if rest := strings.TrimLeft(first.Text, ownSignRunes); rest != "" && len(rest) < len(first.Text) {
		n := len(first.Text) - len(strings.TrimLeft(rest, " \t"))
		if n > 1 || first.Text[0] == '>' { // "#include" and "&x" are code, "## x" and "# x" are not
			return ownSign{strings.TrimSpace(first.Text[:n]), draft.ReplaceLine(c.Lines, 0, first.From(n))}
		}
	}
	text := strings.TrimRight(last.Text, " \t.;")
	if rest := strings.TrimRightFunc(text, isEndSign); len(text)-len(rest) > 1 && strings.TrimSpace(rest) != "" {
		return ownSign{text[len(rest):], draft.ReplaceLine(c.Lines, len(c.Lines)-1, last.Cut(0, len(rest)))}
	}
	if m := gapCross.FindStringIndex(last.Text); m != nil && m[0] > 0 {
		return ownSign{"x", draft.ReplaceLine(c.Lines, len(c.Lines)-1, last.Cut(0, m[0]))}
	}
	if rest, sign := cutLoneLetter(text); rest != "" {
		return ownSign{sign, draft.ReplaceLine(c.Lines, len(c.Lines)-1, last.Cut(0, len(rest)))}
	}
	if rest, sign := cutLigature(text); rest != "" {
		return ownSign{sign, draft.ReplaceLine(c.Lines, len(c.Lines)-1, last.Cut(0, len(rest)))}
	}
	if m := asks.BackWord.FindStringSubmatchIndex(last.Text); m != nil && m[0] > 0 && !crossBehind.MatchString(last.Text) {
		if word := lexicon.Fold(last.Text[m[2]:m[3]]); len([]rune(word)) >= 3 && isOneWord(word) {
			return ownSign{"(" + stemmed(word) + ")", draft.ReplaceLine(c.Lines, len(c.Lines)-1, last.Cut(0, m[0]))}
		}
	}
	return ownSign{}
}

// gapCross is a cross made with the letter, in the room behind a choice.
var gapCross = pattern.Guarded(pattern.EndsWith("xX", lexicon.Whitespace), `(?:\s{2,}|\t\s*)[xX]\s*$`)

// isEndSign reports whether a sign may stand behind the text of a right choice.
func isEndSign(c rune) bool {
	if c < utf8.RuneSelf && lexicon.IsASCIILetter(byte(c)) { // as nearly all last ones
		return false
	}
	return strings.ContainsRune("#@~^§", c) || c != '$' && unicode.Is(unicode.Sc, c)
}

// cutLigature cuts a ligature that stands alone behind the text of a choice: it is
// what a tick becomes in a PDF whose font has none.
func cutLigature(text string) (rest, sign string) {
	n := len(text) - len(" fi")
	if n < 0 || text[n:] != " fi" && text[n:] != " fl" && text[n:] != " ff" {
		return "", ""
	}
	return strings.TrimRight(text[:n], lexicon.Whitespace), text[n+1:]
}

// cutLoneLetter cuts a capital letter that stands alone behind the text of a choice,
// "Rolf R" for "richtig". Those that count choices, plans and vitamins are none.
func cutLoneLetter(text string) (rest, sign string) {
	if c := loneCapital(text); c == 0 || strings.IndexByte(ownLetters, c) < 0 {
		return "", ""
	}
	n := len(text) - 1
	return strings.TrimRight(text[:n], lexicon.Whitespace), text[n:]
}

// loneCapital is the capital letter that stands alone at the end of a text, 0 for none.
func loneCapital(text string) byte {
	n := len(text) - 2
	if n <= 0 || text[n] != ' ' || text[n+1] < 'A' || text[n+1] > 'Z' {
		return 0
	}
	return text[n+1]
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
