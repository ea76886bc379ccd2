package recognize

import (
	"strings"

	"formwright/shared/page"
)

// pictured says behind a sign that it is drawn as a small picture: phones type it.
const pictured = "\ufe0f"

// boxOf reads a check box: "[ ]", "[x]", "☐", "( )", "(•)".
func boxOf(s string) (choiceLabel, bool) {
	if s == "" || strings.IndexByte("[(\xe2\xf0", s[0]) < 0 { // the first bytes of them all
		return choiceLabel{}, false
	}
	for _, b := range []struct {
		sign  string
		check page.Check
	}{{"[ ]", page.Unchecked}, {"[]", page.Unchecked}, {"[x]", page.Checked}, {"[X]", page.Checked}, {"[✓]", page.Checked}, {"[✔]", page.Checked}, {"[*]", page.Checked}, {"[х]", page.Checked},
		{"( )", page.Unchecked}, {"()", page.Unchecked}, {"(x)", page.Checked}, {"(X)", page.Checked}, {"(•)", page.Checked}, {"(*)", page.Checked}, {"(✓)", page.Checked},
		{"☐", page.Unchecked}, {"□", page.Unchecked}, {"◻", page.Unchecked}, {"❏", page.Unchecked}, {"❑", page.Unchecked}, {"☑", page.Checked}, {"☒", page.Checked}, {"🗹", page.Checked}, {"🗷", page.Checked}, {"■", page.Checked}, {"◯", page.Unchecked}, {"⚪", page.Unchecked}, {"⬜", page.Unchecked}, {"✅", page.Checked}, {"⚫", page.Checked}, {"◉", page.Checked}, {"❌", page.Unchecked}, {"✖", page.Unchecked}, {"🔘", page.Checked}} {
		rest, ok := strings.CutPrefix(s, b.sign)
		if sign, n := wideBracket(s); n > 0 {
			rest, ok = s[n:], sign == b.sign
		}
		if rest = strings.TrimPrefix(rest, pictured); ok && strings.TrimSpace(rest) != "" && !isTerm(b.sign, rest) {
			return choiceLabel{kind: boxLabel, text: b.sign, check: b.check, end: len(s) - len(strings.TrimLeft(rest, " \t"))}, true
		}
	}
	return choiceLabel{}, false
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
	rest = strings.TrimLeft(rest, whitespace)
	return strings.ContainsAny(sign, "xX") && rest != "" && strings.IndexByte("=+*/^<>,)", rest[0]) >= 0
}
