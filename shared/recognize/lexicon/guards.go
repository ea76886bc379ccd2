package lexicon

import (
	"slices"
	"strings"

	"formwright/shared/recognize/pattern"
)

// Whitespace is what \s stands for.
const Whitespace = " \t\n\f\r"

// HasQuestionMark reports whether a text has a question mark of any script.
func HasQuestionMark(s string) bool {
	if strings.IndexByte(s, '?') < 0 && (IsASCII(s) || !strings.Contains(s, "？") && !strings.Contains(s, "؟")) {
		return false
	}
	if !strings.Contains(s, "://") {
		return true
	}
	return slices.ContainsFunc(strings.Fields(s), func(w string) bool { // the question mark of an address asks nothing
		return !strings.Contains(w, "://") && HasQuestionMark(w)
	})
}

// MayBlank looks for gaps: underscores, four dots, dots apart, and the first bytes of
// the strokes and dots outside ASCII.
func MayBlank(s string) bool {
	for i := range len(s) {
		if s[i] == '_' || s[i] == "…"[0] || s[i] == "＿"[0] || s[i] == '.' && (strings.HasPrefix(s[i:], "....") || strings.HasPrefix(s[i:], ". . ")) {
			return true
		}
	}
	return false
}

// MayGap looks for a wide gap: a tab or two spaces.
func MayGap(s string) bool {
	blank := false
	for i := range len(s) {
		switch s[i] {
		case '\t', '\n', '\f', '\r':
			return true
		case ' ':
			if blank {
				return true
			}
			blank = true
		default:
			blank = false
		}
	}
	return false
}

// MayLoose looks for points behind a gap or a dash: white space with more of it, a dash
// or a stroke behind, and signs outside ASCII.
func MayLoose(s string) bool {
	for i := range len(s) {
		switch c := s[i]; {
		case c > ' ' && c < 0x80: // as most
		case c == ' ':
			if i+1 < len(s) && strings.IndexByte(" -|", s[i+1]) >= 0 {
				return true
			}
		case c >= 0x80 || strings.IndexByte(Whitespace, c) >= 0:
			return true
		}
	}
	return false
}

// MayPoints looks for a number in brackets.
func MayPoints(s string) bool {
	for i := range len(s) {
		if s[i] == '(' || s[i] == '[' || s[i] >= 0x80 {
			return true
		}
	}
	return false
}

// Some signs that guards look for, entered once.
var (
	beginsPage   = pattern.BeginsWith("-pPsStThH0123456789")
	endsPage     = pattern.EndsWith("-0123456789", "")
	endsLeaders  = pattern.EndsWith("0123456789ivxlc", " ")
	beginsNumber = pattern.BeginsWith("sSfFkKaApP") // the words of numFirst
)

// MayPage looks for the first and last signs of a page number.
func MayPage(s string) bool {
	return beginsPage(s) && (s[0] == '-' || endsPage(s))
}

// MayLeaders looks for three dots and the number of a page behind them.
func MayLeaders(s string) bool {
	return endsLeaders(s) && (strings.Count(s, ".") >= 3 || !IsASCII(s))
}

// MaySlip looks for a letter with a comma, a zero or a space behind it.
func MaySlip(s string) bool {
	return len(s) > 1 && (s[0] >= 0x80 || s[1] == ',' || s[1] == '0' || strings.IndexByte(Whitespace, s[1]) >= 0)
}

// MayKeys looks for a number, in brackets or not, at the front: answers that
// fill a line begin there.
func MayKeys(s string) bool {
	s = strings.TrimLeft(s, KeyGaps+"\n\f\r")
	return s != "" && (s[0] == '(' || IsDigit(s[0]) || strings.HasPrefix(s, "（"))
}

// MayRange looks for a dash behind a number.
func MayRange(s string) bool {
	if strings.IndexByte(s, '-') < 0 && strings.IndexByte(s, '~') < 0 && IsASCII(s) {
		return false
	}
	digit := false // the last sign that is no space
	for i := range len(s) {
		switch c := s[i]; {
		case IsDigit(c):
			digit = true
		case digit && (c == '-' || c == '~' || c >= 0x80):
			return true
		case strings.IndexByte(Whitespace, c) < 0:
			digit = false
		}
	}
	return false
}

// MaySlash looks for what stands between two words to choose from before the last
// word: a stroke, a gap, or a short word that may say "or".
func MaySlash(s string) bool {
	if !IsASCII(s) {
		return true
	}
	s = strings.TrimRight(s, Whitespace+".?:)]")
	from := len(s)
	for from > 0 && (IsASCIILetter(s[from-1]) || s[from-1] == '\'') {
		from--
	}
	before := strings.TrimRight(s[:from], Whitespace)
	if from == len(s) || before == "" {
		return false
	}
	if gap := s[len(before):from]; len(gap) > 1 || gap == "\t" || s[from:] == "waar" {
		return true
	}
	last := before[strings.LastIndexAny(before, Whitespace)+1:]
	switch last {
	case "or", "ou", "oder", "o", "hay", "atau", "syoki", "veya", "lub", "of", "vagy":
		return true
	}
	return strings.IndexByte("/|", before[len(before)-1]) >= 0
}

// MayID looks for up to four capitals and a digit.
func MayID(s string) bool {
	n := 0
	for n < len(s) && n < 4 && 'A' <= s[n] && s[n] <= 'Z' {
		n++
	}
	return n > 0 && n < len(s) && IsDigit(s[n])
}

// MayBeginNumber looks for the first signs of every label of a question that does
// not begin with a word of the vocabulary.
func MayBeginNumber(s string) bool {
	if s == "" {
		return false
	}
	switch c := s[0]; {
	case 'A' <= c && c <= 'Z':
		return strings.IndexByte("IVXQNSP", c) >= 0 || MayID(s)
	case 'a' <= c && c <= 'z':
		return c == 'q' || c == 'n'
	}
	return IsDigit(s[0]) || s[0] >= 0x80 || strings.IndexByte("/([#", s[0]) >= 0
}

// MayDotted looks for digits, a dot and a digit.
func MayDotted(s string) bool {
	n := 0
	for n < len(s) && n < 3 && IsDigit(s[n]) {
		n++
	}
	return n > 0 && n+1 < len(s) && s[n] == '.' && IsDigit(s[n+1])
}

// MayCode looks for capitals and digits up to a dot, and one more behind it.
func MayCode(s string) bool {
	n := 0
	for n < len(s) && isCodeSign(s[n]) {
		n++
	}
	return n > 0 && n+1 < len(s) && s[n] == '.' && isCodeSign(s[n+1])
}

func isCodeSign(c byte) bool { return IsDigit(c) || 'A' <= c && c <= 'Z' }

// MayNumberWord looks for a number with one of the words of numFirst behind it.
func MayNumberWord(s string) bool {
	if strings.HasPrefix(s, "第") {
		return true
	}
	if s == "" || !IsDigit(s[0]) {
		return false
	}
	rest := BehindDigits(s)
	return beginsNumber(strings.TrimLeft(rest, Whitespace+"-."))
}

// BehindDigits is a text without the digits of ASCII at its front.
func BehindDigits(s string) string {
	for s != "" && IsDigit(s[0]) {
		s = s[1:]
	}
	return s
}

// WithoutBlank is a text without the white space that it begins with, one sign of it.
func WithoutBlank(s string) string {
	if s != "" && strings.IndexByte(Whitespace, s[0]) >= 0 {
		return s[1:]
	}
	return s
}

func IsDigit(c byte) bool { return '0' <= c && c <= '9' }

func HasDigit(s string) bool {
	for i := range len(s) {
		if IsDigit(s[i]) {
			return true
		}
	}
	return false
}
