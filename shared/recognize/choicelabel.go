package recognize

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
)

// labelKind is what a choice is labelled with.
type labelKind uint8

const (
	noLabel labelKind = iota
	letterLabel
	digitLabel
	bulletLabel
	boxLabel // a check box, ticked or not
)

// choiceLabel is the label of a choice as printed. sign is the folded letter or
// the digits, empty for bullets and boxes.
type choiceLabel struct {
	kind  labelKind
	delim byte // '.', ')', '(', '[', ']', ':', '-', or 0 for none
	upper bool
	auto  bool
	sign  string
	text  string
	end   int // bytes of the line's text it takes
	check page.Check
	level int
	list  string
	mark  string // a sign of the right answer in front of the label: "*", "✓"
}

// choiceLabel gives the label of a choice that a line begins with, automatic or typed.
func (l line) choiceLabel() (choiceLabel, bool) {
	if l.label != nil {
		c, ok := autoChoice(*l.label)
		if ok && c.kind == bulletLabel && l.kind == textLine {
			c = behindBullet(c, l.text)
		}
		return c, ok
	}
	if l.kind == textLine {
		if c, ok := wordedChoice(l.text); ok {
			return c, true
		}
		c, ok := choiceLabelOf(l.text)
		if ok && c.kind == bulletLabel {
			return behindBullet(c, l.text), true
		}
		return c, ok
	}
	if len(l.runs) > 0 && l.runs[0].Kind == page.CheckRun {
		return choiceLabel{kind: boxLabel, check: l.runs[0].Check}, true
	}
	return choiceLabel{}, false
}

// behindBullet prefers the letter that stands behind a bullet: "• A. Rome".
func behindBullet(bullet choiceLabel, text string) choiceLabel {
	c, ok := signLabel(text[bullet.end:])
	if !ok || c.kind != letterLabel || len(c.sign) != 1 || c.sign > "h" || strings.IndexByte(".):", c.delim) < 0 {
		return bullet
	}
	c.end += bullet.end
	c.text = text[:c.end]
	return c
}

func autoChoice(a page.Label) (choiceLabel, bool) {
	if a.List == partsList {
		return choiceLabel{}, false
	}
	out := choiceLabel{auto: true, level: a.Level, list: a.List, text: a.Text, check: a.Check}
	if a.Check != page.NoCheck {
		out.kind = boxLabel
		return out, true
	}
	if a.Format == page.Bullet {
		out.kind = bulletLabel
		if b, ok := boxOf(a.Text); ok {
			out.kind, out.check = boxLabel, b.check
		}
		return out, true
	}
	typed, ok := choiceLabelOf(strings.TrimSpace(a.Text) + " x")
	if !ok && a.Format == page.Decimal && a.Number > 0 {
		typed, ok = choiceLabel{kind: digitLabel, sign: decimalText(a.Number), delim: '.'}, true
	}
	if !ok {
		return choiceLabel{}, false
	}
	out.kind, out.sign, out.delim, out.upper = typed.kind, typed.sign, typed.delim, typed.upper
	return out, true
}

// choiceLabelOf reads a typed label at the beginning of s: "A.", "(b)", "[C]",
// "3)", "а)", "①", "•", "[x]", with a sign of the right answer before it.
func choiceLabelOf(s string) (choiceLabel, bool) {
	if beginsWord(s) {
		return choiceLabel{}, false
	}
	if rest := withoutCross(s); len(rest) < len(s) {
		if l, ok := plainLabel(rest); ok && l.kind == letterLabel {
			l.end += len(s) - len(rest)
			return l, true
		}
	}
	mark, rest := leadingMark(s)
	if mark != "" {
		if l, ok := plainLabel(rest); ok && (l.kind == letterLabel || l.kind == digitLabel) {
			l.mark, l.end = mark, l.end+len(s)-len(rest)
			return l, true
		}
	}
	return plainLabel(s)
}

// beginsWord reports whether s begins with two letters that are no Roman numeral
// and no name of a letter: it is then no label.
func beginsWord(s string) bool {
	if len(s) < 2 {
		return false
	}
	if s[0] < utf8.RuneSelf && s[1] < utf8.RuneSelf {
		return isASCIILetter(s[0]) && isASCIILetter(s[1]) && strings.IndexByte("ivxIVX", s[0]) < 0
	}
	first, size := utf8.DecodeRuneInString(s)
	second, _ := utf8.DecodeRuneInString(s[size:])
	return unicode.IsLetter(first) && unicode.IsLetter(second) && persianLetter(s) == 0
}

func plainLabel(s string) (choiceLabel, bool) {
	if l, ok := boxOf(s); ok {
		return l, true
	}
	if l, ok := signLabel(s); ok {
		return l, true
	}
	return bulletOf(s)
}

// withoutCross cuts the sign of a wrong choice off the front of a text.
func withoutCross(s string) string {
	if s == "" || s[0] < utf8.RuneSelf {
		return s
	}
	for _, cross := range []string{"❌", "✖"} {
		if rest, ok := strings.CutPrefix(s, cross); ok {
			return strings.TrimLeft(strings.TrimPrefix(rest, "\ufe0f"), " \t")
		}
	}
	return s
}

// leadingMark cuts signs that stand before the label of the right choice.
func leadingMark(s string) (mark, rest string) {
	if s == "" || s[0] < utf8.RuneSelf && strings.IndexByte("*=-!+#@&$", s[0]) < 0 {
		return "", s
	}
	for _, m := range []string{"**", "*", "✓", "✔", "√", "☑", "✅", "→", "=>", "->", "►", "!", "+", "#", "@", "&", "§", "$"} {
		if after, ok := strings.CutPrefix(s, m); ok {
			return m, strings.TrimLeft(after, " \t")
		}
	}
	return "", s
}

// bulletOf reads a typed bullet. A dash needs a following letter, not a digit:
// "-5" is a number.
func bulletOf(s string) (choiceLabel, bool) {
	r, size := utf8.DecodeRuneInString(s)
	if r < utf8.RuneSelf && r != '-' && r != '*' && r != '+' {
		return choiceLabel{}, false
	}
	rest := strings.TrimPrefix(s[size:], pictured)
	next, _ := utf8.DecodeRuneInString(rest)
	switch {
	case strings.ContainsRune("•◦▪▫●○‣⁃∙·", r) && strings.TrimSpace(rest) != "":
	case strings.ContainsRune("-–—*+", r) && (next == ' ' || next == '\t'):
	case strings.ContainsRune("-–—", r) && unicode.IsLetter(next):
	default:
		return choiceLabel{}, false
	}
	return choiceLabel{kind: bulletLabel, text: string(r), end: len(s) - len(strings.TrimLeft(rest, " \t"))}, true
}

// signLabel reads a letter or number with its delimiter.
func signLabel(s string) (choiceLabel, bool) {
	open := byte(0)
	body := s
	switch r, size := utf8.DecodeRuneInString(s); r {
	case '(', '（':
		open, body = '(', strings.TrimLeft(s[size:], " ")
	case '[', '【':
		open, body = '[', strings.TrimLeft(s[size:], " ")
	}
	sign, upper, kind, n := signOf(body)
	if kind == noLabel || kind == digitLabel && isQuotient(body, n) {
		return choiceLabel{}, false
	}
	delim, m := closing(body[n:], open)
	if delim == '-' && isCircled(body) && !labelGap(kind, delim, body[n+m:]) {
		delim, m = 0, 0 // the minus of "① -5"
	}
	rest := body[n+m:]
	after := trimBlanks(rest)
	if after != "" && after[0] >= utf8.RuneSelf {
		after = strings.TrimLeft(after, " \t\u3000")
	}
	circled := kind == digitLabel && open == 0 && n > 1 && isCircled(body)
	alone := after == "" && kind == letterLabel && m > 0
	kana := m == 0 && open == 0 && isKana(body)
	if m == 0 && !circled && !kana || after == "" && !alone || !alone && !kana && !labelGap(kind, delim, rest) {
		return choiceLabel{}, false
	}
	text := strings.TrimSpace(s[:len(s)-len(rest)])
	return choiceLabel{kind: kind, sign: sign, text: text, delim: delim, upper: upper, end: len(s) - len(after)}, true
}

// trimBlanks is a text without the spaces and tabs at its front.
func trimBlanks(s string) string {
	for s != "" && (s[0] == ' ' || s[0] == '\t') {
		s = s[1:]
	}
	return s
}

func isCircled(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return '①' <= r && r <= '⑳'
}

// signOf reads one letter, a short Roman numeral or one or two digits.
func signOf(s string) (sign string, upper bool, kind labelKind, n int) {
	r, size := utf8.DecodeRuneInString(s)
	switch {
	case '①' <= r && r <= '⑳':
		return fold(s[:size]), false, digitLabel, size
	case unicode.IsDigit(r):
		n = size
		for n < len(s) {
			next, m := utf8.DecodeRuneInString(s[n:])
			if !unicode.IsDigit(next) {
				break
			}
			n += m
		}
		if digits := fold(decimalDigits(s[:n])); len(digits) <= 2 && digits[0] != '0' {
			return digits, false, digitLabel, n
		}
		return "", false, noLabel, 0
	case unicode.IsLetter(r):
		if m := romanLength(s); m > size {
			return fold(s[:m]), unicode.IsUpper(r), letterLabel, m
		}
		if word := persianLetter(s); word > size {
			return fold(s[:word]), false, letterLabel, word
		}
		size += vowelLength(s[size:])
		return fold(s[:size]), unicode.IsUpper(r), letterLabel, size
	}
	return "", false, noLabel, 0
}

// romanLength is the length of a Roman numeral of two to four letters at the
// front of s, 0 for none.
func romanLength(s string) int {
	n := 0
	for n < len(s) && n < 4 && strings.IndexByte("ivxIVX", s[n]) >= 0 {
		n++
	}
	if n < 2 || n < len(s) && isASCIILetter(s[n]) {
		return 0
	}
	return n
}

// persianLetter measures the letter names that Persian and Arabic tests label
// with where a single letter would not do.
func persianLetter(s string) int {
	if strings.HasPrefix(s, "الف") {
		return len("الف")
	}
	return 0
}

func isASCIILetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

// closing reads the delimiter behind the sign.
func closing(s string, open byte) (delim byte, n int) {
	trimmed := strings.TrimLeft(s, " ")
	r, size := utf8.DecodeRuneInString(trimmed)
	skip := len(s) - len(trimmed)
	if open != 0 {
		if strings.ContainsRune(")]）】", r) {
			n = skip + size
			if next, m := utf8.DecodeRuneInString(s[n:]); strings.ContainsRune(".:", next) {
				n += m
			}
			return open, n
		}
		return 0, 0
	}
	if skip > 1 {
		return 0, 0
	}
	switch r {
	case '.', '．', '。', '、', '۔', '।', '။':
		delim = '.'
	case ')', '）':
		delim = ')'
	case ']':
		delim = ']'
	case ':', '：':
		delim = ':'
	case '-', '–', '—':
		delim = '-'
	case '/':
		if skip > 0 { // "H / G / K" is a row of letters
			return 0, 0
		}
		delim = '/'
	case '\t':
		return '\t', skip + size
	default:
		return 0, 0
	}
	n = skip + size
	for n < len(s) && (s[n] == '.' || s[n] == ')' || s[n] == '-') && delim != '-' {
		if s[n] == '-' && n == skip+size && n+1 < len(s) && isDigit(s[n+1]) {
			break // the minus of "A.-5"
		}
		n++
	}
	return delim, n
}

// labelGap reports whether what follows a delimiter lets it end a label: after
// a full stop, colon or dash a space is needed unless a word follows at once.
func labelGap(kind labelKind, delim byte, rest string) bool {
	r, _ := utf8.DecodeRuneInString(rest)
	spaced := r == ' ' || r == '\t'
	switch delim {
	case '-', ':', '/':
		return spaced
	case '.':
		if spaced || unspaced(r) {
			return true
		}
		if kind == digitLabel {
			return unicode.IsLetter(r)
		}
		return !strings.ContainsRune("., )", r) && !(unicode.IsLetter(r) && followedByDot(rest))
	}
	return true
}

// followedByDot tells "A.B.C" and "e.g." from "A.Paris".
func followedByDot(rest string) bool {
	_, size := utf8.DecodeRuneInString(rest)
	next, _ := utf8.DecodeRuneInString(rest[size:])
	return next == '.'
}
