package flatten

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Spot is a choice label inside a line.
type Spot struct {
	At    int
	Label lexicon.ChoiceLabel
	Wide  bool // a tab or several spaces stand before it
	Glued bool // nothing stands before it
}

// MaxSpots bounds the labels looked at in one line.
const MaxSpots = 3 * lexicon.MaxChoices

// isOpening reports whether a sign may begin a label behind a letter.
func isOpening(r rune) bool { return r == '(' || r == '（' || '①' <= r && r <= '⑳' }

// isClosing reports whether a sign may have a label glued to it.
func isClosing(r rune) bool {
	switch r {
	case '?', ':', '？', '：', '.', '。', '!', ';', '_':
		return true
	}
	return false
}

// endsInLetter reports whether a Latin letter stands alone at the end of a text: the
// name of a function, before the bracket of "P(A)".
func endsInLetter(text string) bool {
	n := len(text)
	if n == 0 || !lexicon.IsASCIILetter(text[n-1]) {
		return false
	}
	r, _ := utf8.DecodeLastRuneInString(text[:n-1])
	return n == 1 || !unicode.IsLetter(r) && !unicode.IsDigit(r)
}

// FindSpots lists letter labels inside a line, and numbers behind a tab. That there are
// none, as in most lines, is kept with the line.
func FindSpots(l line.Line) []Spot {
	if l.Tells(lexicon.NoSpotsID, func() bool { return len(spotsIn(l.Text)) == 0 }) {
		return nil
	}
	return spotsIn(l.Text)
}

func spotsIn(text string) []Spot {
	var out []Spot
	before := rune(0)
	for i := 0; i < len(text) && len(out) < MaxSpots; {
		r, size := utf8.DecodeRuneInString(text[i:])
		if i > 0 && r != ' ' && !beginsWord(text[i:]) {
			if s, ok := spotAt(text, i, r, before, out); ok {
				out = append(out, s)
			}
		}
		for lexicon.IsASCIILetter(text[i]) && i+1 < len(text) && lexicon.IsASCIILetter(text[i+1]) {
			i++ // no label begins inside a word
		}
		if before = rune(text[i]); size > 1 {
			before = r
		}
		i += size
	}
	return out
}

// beginsWord reports whether a text begins with two letters of ASCII, the first of which
// is none of a Roman number.
func beginsWord(s string) bool {
	if len(s) < 2 || !lexicon.IsASCIILetter(s[0]) || !lexicon.IsASCIILetter(s[1]) {
		return false
	}
	first := s[0] | 0x20
	return first != 'i' && first != 'v' && first != 'x'
}

// spotAt reads the label at a place of a text, behind others that were found.
func spotAt(text string, i int, r, before rune, found []Spot) (Spot, bool) {
	blank := before == ' ' || before == '\t'
	if !blank && !isOpening(r) && !isClosing(before) {
		return Spot{}, false
	}
	wide := before == '\t' || strings.HasSuffix(text[:i], "  ") || strings.HasSuffix(text[:i], "\t ")
	if !unicode.IsLetter(r) && !strings.ContainsRune("(（[①②③④⑤⑥*@§", r) && !unicode.IsDigit(r) && !(wide && strings.ContainsRune("✓✔√✅☑", r)) {
		return Spot{}, false
	}
	if line.BeginsWord(text[i:]) || r == '(' && endsInLetter(text[:i]) {
		return Spot{}, false
	}
	c, ok := line.ChoiceLabelOf(text[i:])
	if !ok || c.Kind == lexicon.BulletLabel || c.Kind == lexicon.BoxLabel {
		return Spot{}, false
	}
	if c.Kind == lexicon.DigitLabel && !wide && !lexicon.IsCircled(text[i:]) || IsLooseDelim(c.Delim) && !(wide && c.Kind == lexicon.LetterLabel && (c.Delim == '-' || c.Delim == ':') && !IsRomanSign(c.Sign)) && !unicode.In(r, unicode.Arabic, unicode.Hebrew) {
		return Spot{}, false
	}
	if c.Mark != "" && strings.HasPrefix(strings.ReplaceAll(text[i+len(c.Mark):], "\t", " "), " ") && endsLabel(text, i, found) {
		return Spot{}, false // "A) * B) +": the whole of the choice before
	}
	if c.Mark != "" && !wide && wideStart(text[i+len(c.Mark):]) {
		return Spot{}, false // "(c) iron *   (d) salt": at the end of the choice before
	}
	if n := markAhead(text[:i]); n > 0 && c.Kind == lexicon.LetterLabel {
		i, wide = i-n, true
		c.End += n
	}
	return Spot{At: i, Label: c, Wide: wide, Glued: !blank}, true
}

// aheadOfLabel is a sign of the right choice before its letter, apart from the choice
// before by a wide gap: "A. red    [x] B. green".
var aheadOfLabel = pattern.Guarded(pattern.EndsWith(")]→➔➜►▶>●", " "), `(?:\s{2}|\t\s?)((?:[(\[][xX✓✔√*+][)\]]|[→➔➜►▶●]|[-=]{0,2}>{1,2}) ?)$`)

// markAhead is how many bytes such a sign takes at the end of a text, 0 for none.
func markAhead(s string) int {
	m := aheadOfLabel.FindStringSubmatchIndex(s)
	if m == nil {
		return 0
	}
	return m[3] - m[2]
}

// wideStart reports whether a text begins with a wide gap.
func wideStart(s string) bool { return strings.HasPrefix(s, "\t") || strings.HasPrefix(s, "  ") }

// endsLabel reports whether nothing stands before a place in a line but the label of a
// choice: the last one found, or the one that the line begins with.
func endsLabel(text string, at int, found []Spot) bool {
	from := 0
	if len(found) > 0 {
		from = found[len(found)-1].At
	}
	c, ok := line.ChoiceLabelOf(text[from:at])
	return ok && c.Kind == lexicon.LetterLabel && strings.TrimSpace(text[from+c.End:at]) == ""
}

// IsLooseDelim reports whether a sign behind a letter also stands between words:
// it makes labels of letters only behind wide gaps and the same sign before.
func IsLooseDelim(delim byte) bool { return delim == '-' || delim == ':' || delim == '\t' }

// IsRomanSign reports whether a folded letter could be a Roman number, as rows of
// statements have.
func IsRomanSign(sign string) bool { return strings.Trim(sign, "ivx") == "" }

// Follows reports whether sign b comes right after a in some alphabet, or
// anywhere after it when loose.
func Follows(a, b string, letters [][]string, loose bool) bool {
	for _, alphabet := range letters {
		x, y := lexicon.Place(a, alphabet), lexicon.Place(b, alphabet)
		if x > 0 && (y == x+1 || loose && y > x) {
			return true
		}
	}
	return false
}

// ClosesStem reports whether a text ends the way a stem does: with a question
// mark, a colon or a gap.
func ClosesStem(s string) bool {
	if endsInWord(s) {
		return EndsAsking(s)
	}
	if EmptyAtEnd.MatchString(s) {
		return !line.IsCall(s)
	}
	if EndsAsking(s) {
		return true
	}
	s = strings.TrimRight(s, " \t\"'”’»)]）*。.")
	r, _ := utf8.DecodeLastRuneInString(s)
	return strings.ContainsRune("?？؟:：_…", r)
}
