package lexicon

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
)

// LabelKind is what a choice is labelled with.
type LabelKind uint8

const (
	NoLabel LabelKind = iota
	LetterLabel
	DigitLabel
	BulletLabel
	BoxLabel // a check box, ticked or not
)

// ChoiceLabel is the label of a choice as printed. sign is the folded letter or
// the digits, empty for bullets and boxes.
type ChoiceLabel struct {
	Kind  LabelKind
	Delim byte // '.', ')', '(', '[', ']', ':', '-', or 0 for none
	Upper bool
	Auto  bool
	Sign  string
	Text  string
	End   int // bytes of the line's text it takes
	Check page.Check
	Level int
	List  string
	Mark  string // a sign of the right answer in front of the label: "*", "✓"
}

// Unticked is a text without the ticks or crosses before it.
func Unticked(s string) string { return strings.TrimLeft(s, "✓✔☑✅✗✘❌\ufe0f \t\u00a0") }

// LeadingMark cuts signs that stand before the label of the right choice.
func LeadingMark(s string) (mark, rest string) {
	if s == "" || s[0] < utf8.RuneSelf && strings.IndexByte("*=-!+#@&$>", s[0]) < 0 {
		return "", s
	}
	for _, m := range []string{"**", "*", "✓", "✔", "√", "☑", "✅", "→", "➔", "➜", "-->", "==>", "=>", "->", "►", "▶", ">>", ">", "!", "+", "#", "@", "&", "§", "$"} {
		if after, ok := strings.CutPrefix(s, m); ok {
			return m, strings.TrimLeft(after, " \t")
		}
	}
	return "", s
}

// SignLabel reads a letter or number with its delimiter.
func SignLabel(s string) (ChoiceLabel, bool) {
	open := byte(0)
	body := s
	switch r, size := utf8.DecodeRuneInString(s); r {
	case '(', '（':
		open, body = '(', strings.TrimLeft(s[size:], " ")
	case '[', '【':
		open, body = '[', strings.TrimLeft(s[size:], " ")
	}
	sign, upper, kind, n := SignOf(body)
	if kind == NoLabel || kind == DigitLabel && IsQuotient(body, n) {
		return ChoiceLabel{}, false
	}
	delim, m := closing(body[n:], open)
	if delim == '-' && IsCircled(body) && !labelGap(kind, delim, body[n+m:]) {
		delim, m = 0, 0 // the minus of "① -5"
	}
	rest := body[n+m:]
	after := trimBlanks(rest)
	if after != "" && after[0] >= utf8.RuneSelf {
		after = strings.TrimLeft(after, " \t\u3000")
	}
	circled := kind == DigitLabel && open == 0 && n > 1 && IsCircled(body)
	alone := after == "" && kind == LetterLabel && m > 0
	kana := m == 0 && open == 0 && isKana(body)
	if m == 0 && !circled && !kana || after == "" && !alone || !alone && !kana && !labelGap(kind, delim, rest) {
		return ChoiceLabel{}, false
	}
	text := strings.TrimSpace(s[:len(s)-len(rest)])
	return ChoiceLabel{Kind: kind, Sign: sign, Text: text, Delim: delim, Upper: upper, End: len(s) - len(after)}, true
}

// trimBlanks is a text without the spaces and tabs at its front.
func trimBlanks(s string) string {
	for s != "" && (s[0] == ' ' || s[0] == '\t') {
		s = s[1:]
	}
	return s
}

// IsCircledLetter reports whether a rune is a letter in a circle: ㉠, ㉮, ㋐.
func IsCircledLetter(r rune) bool {
	return '㉠' <= r && r <= '㉻' || '㋐' <= r && r <= '㋾'
}

func IsCircled(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return '①' <= r && r <= '⑳'
}

// SignOf reads one letter, a short Roman numeral or one or two digits.
func SignOf(s string) (sign string, upper bool, kind LabelKind, n int) {
	r, size := utf8.DecodeRuneInString(s)
	switch {
	case '①' <= r && r <= '⑳':
		return Fold(s[:size]), false, DigitLabel, size
	case unicode.IsDigit(r):
		n = size
		for n < len(s) {
			next, m := utf8.DecodeRuneInString(s[n:])
			if !unicode.IsDigit(next) {
				break
			}
			n += m
		}
		if digits := Fold(DecimalDigits(s[:n])); len(digits) <= 2 && digits[0] != '0' {
			return digits, false, DigitLabel, n
		}
		return "", false, NoLabel, 0
	case IsCircledLetter(r):
		return Fold(s[:size]), false, LetterLabel, size
	case unicode.IsLetter(r):
		if m := romanLength(s); m > size {
			return Fold(s[:m]), unicode.IsUpper(r), LetterLabel, m
		}
		if word := PersianLetter(s); word > size {
			return Fold(s[:word]), false, LetterLabel, word
		}
		size += VowelLength(s[size:])
		return Fold(s[:size]), unicode.IsUpper(r), LetterLabel, size
	}
	return "", false, NoLabel, 0
}

// romanLength is the length of a Roman numeral of two to four letters at the
// front of s, 0 for none.
func romanLength(s string) int {
	n := 0
	for n < len(s) && n < 4 && strings.IndexByte("ivxIVX", s[n]) >= 0 {
		n++
	}
	if n < 2 || n < len(s) && IsASCIILetter(s[n]) {
		return 0
	}
	return n
}

// PersianLetter measures the letter names that Persian and Arabic tests label
// with where a single letter would not do.
func PersianLetter(s string) int {
	if strings.HasPrefix(s, "الف") {
		return len("الف")
	}
	return 0
}

func IsASCIILetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

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
		if s[n] == '-' && n == skip+size && n+1 < len(s) && IsDigit(s[n+1]) {
			break // the minus of "A.-5"
		}
		n++
	}
	return delim, n
}

// labelGap reports whether what follows a delimiter lets it end a label: after
// a full stop, colon or dash a space is needed unless a word follows at once, or
// the brackets of an empty box: "a-( ) Rome".
func labelGap(kind LabelKind, delim byte, rest string) bool {
	r, _ := utf8.DecodeRuneInString(rest)
	spaced := r == ' ' || r == '\t'
	switch delim {
	case '-', ':', '/':
		return spaced || beginsEmptyBox(rest)
	case '.':
		if spaced || Unspaced(r) {
			return true
		}
		if kind == DigitLabel {
			return unicode.IsLetter(r) || strings.ContainsRune("<\"“«", r) // 2.<br>
		}
		return !strings.ContainsRune("., )", r) && !(unicode.IsLetter(r) && followedByDot(rest))
	}
	return true
}

// beginsEmptyBox reports whether a text begins with brackets to tick in: "( )".
func beginsEmptyBox(s string) bool {
	inner, ok := strings.CutPrefix(s, "(")
	return ok && strings.HasPrefix(strings.TrimLeft(inner, " \u00a0"), ")")
}

// followedByDot tells "A.B.C" and "e.g." from "A.Paris".
func followedByDot(rest string) bool {
	_, size := utf8.DecodeRuneInString(rest)
	next, _ := utf8.DecodeRuneInString(rest[size:])
	return next == '.'
}

// MaxChoices bounds the choices of one question.
const MaxChoices = 26
