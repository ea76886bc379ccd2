package line

import (
	"strings"
	"unicode"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
)

// pictured says behind a sign that it is drawn as a small picture: phones type it.
const pictured = "\ufe0f"

// BoxOf reads a check box: "[ ]", "[x]", "☐", "( )", "(•)".
func BoxOf(s string) (lexicon.ChoiceLabel, bool) {
	if s == "" || strings.IndexByte("[(\xe2\xf0", s[0]) < 0 { // the first bytes of them all
		return lexicon.ChoiceLabel{}, false
	}
	for _, b := range []struct {
		sign  string
		check page.Check
	}{{"[ ]", page.Unchecked}, {"[]", page.Unchecked}, {"[x]", page.Checked}, {"[X]", page.Checked}, {"[✓]", page.Checked}, {"[✔]", page.Checked}, {"[*]", page.Checked}, {"[х]", page.Checked},
		{"( )", page.Unchecked}, {"()", page.Unchecked}, {"(x)", page.Checked}, {"(X)", page.Checked}, {"(•)", page.Checked}, {"(*)", page.Checked}, {"(✓)", page.Checked}, {"(●)", page.Checked}, {"(○)", page.Unchecked}, {"[•]", page.Checked}, {"[●]", page.Checked},
		{"☐", page.Unchecked}, {"□", page.Unchecked}, {"◻", page.Unchecked}, {"❏", page.Unchecked}, {"❑", page.Unchecked}, {"☑", page.Checked}, {"☒", page.Checked}, {"🗹", page.Checked}, {"🗷", page.Checked}, {"■", page.Checked}, {"◯", page.Unchecked}, {"⚪", page.Unchecked}, {"⬜", page.Unchecked}, {"✅", page.Checked}, {"⚫", page.Checked}, {"◉", page.Checked}, {"❌", page.Unchecked}, {"✖", page.Unchecked}, {"🔘", page.Checked}} {
		rest, ok := strings.CutPrefix(s, b.sign)
		if sign, n := wideBracket(s); n > 0 {
			rest, ok = s[n:], sign == b.sign
		}
		if rest = strings.TrimPrefix(rest, pictured); ok && strings.TrimSpace(rest) != "" && !isTerm(b.sign, rest) {
			return lexicon.ChoiceLabel{Kind: lexicon.BoxLabel, Text: b.sign, Check: b.check, End: len(s) - len(strings.TrimLeft(rest, " \t"))}, true
		}
	}
	return lexicon.ChoiceLabel{}, false
}

// mostBracket is how many bytes a box made of brackets has at most.
const mostBracket = 14

// wideBracket is the box that brackets with spaces between them stand for, "(   )"
// and "( X )", and how long it is; 0 where a text does not begin with such.
func wideBracket(s string) (sign string, n int) {
	open := strings.IndexByte("([", s[0])
	if open < 0 || len(s) < 3 || s[1] != ' ' && s[1] != '\t' && !strings.HasPrefix(s[1:], "\u00a0") {
		return "", 0
	}
	n = strings.IndexByte(s[:min(len(s), mostBracket)], ")]"[open]) + 1
	if n == 0 {
		return "", 0
	}
	inner := strings.TrimSpace(s[1 : n-1])
	if inner == "" {
		inner = " "
	}
	return s[:1] + inner + s[n-1:n], n
}

// isTerm reports whether an x in brackets is part of a formula or of a program, as
// in "(x) => x + 1" and "(x) + 2 = 0".
func isTerm(sign, rest string) bool {
	rest = strings.TrimLeft(rest, lexicon.Whitespace)
	return strings.ContainsAny(sign, "xX") && rest != "" && strings.IndexByte("=+*/^<>,)", rest[0]) >= 0
}

// IsPictograph reports whether a rune is a small picture people type before a
// line to decorate it, or belongs to one.
func IsPictograph(r rune) bool {
	if r < 0x200D {
		return false
	}
	drawing := 0x2500 <= r && r <= 0x25FF // bullets, and the branches of a tree of files
	return unicode.Is(unicode.So, r) && !drawing && !isCircledRune(r) || r == 0xFE0F || r == 0x20E3 || r == 0x200D
}

func isCircledRune(r rune) bool {
	return '①' <= r && r <= '⓿' || '㈀' <= r && r <= '㋿' || '❶' <= r && r <= '➓'
}
