package recognize

import (
	"slices"
	"strings"

	"formwright/shared/recognize/pattern"
)

// whitespace is what \s stands for.
const whitespace = " \t\n\f\r"

// hasQuestionMark reports whether a text has a question mark of any script.
func hasQuestionMark(s string) bool {
	if strings.IndexByte(s, '?') < 0 && (isASCII(s) || !strings.Contains(s, "？") && !strings.Contains(s, "؟")) {
		return false
	}
	if !strings.Contains(s, "://") {
		return true
	}
	return slices.ContainsFunc(strings.Fields(s), func(w string) bool { // the question mark of an address asks nothing
		return !strings.Contains(w, "://") && hasQuestionMark(w)
	})
}

// mayBlank looks for gaps: underscores, four dots, dots apart.
func mayBlank(s string) bool {
	for i := range len(s) {
		if s[i] == '_' || s[i] >= 0x80 || s[i] == '.' && (strings.HasPrefix(s[i:], "....") || strings.HasPrefix(s[i:], ". . ")) {
			return true
		}
	}
	return false
}

// mayGap looks for a wide gap: a tab or two spaces.
func mayGap(s string) bool {
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

// mayLoose looks for points behind a gap or a dash.
func mayLoose(s string) bool {
	return mayGap(s) || strings.Contains(s, " -") || strings.Contains(s, " |") || !isASCII(s)
}

// mayPoints looks for a number in brackets.
func mayPoints(s string) bool {
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
	mayColon     = pattern.Holds(":")
	beginsNumber = pattern.BeginsWith("sSfFkKaApP") // the words of numFirst
)

// mayPage looks for the first and last signs of a page number.
func mayPage(s string) bool {
	return beginsPage(s) && (s[0] == '-' || endsPage(s))
}

// mayLeaders looks for three dots and the number of a page behind them.
func mayLeaders(s string) bool {
	return endsLeaders(s) && (strings.Count(s, ".") >= 3 || !isASCII(s))
}

// maySlip looks for a letter with a comma or a space behind it.
func maySlip(s string) bool {
	return len(s) > 1 && (s[0] >= 0x80 || s[1] == ',' || strings.IndexByte(whitespace, s[1]) >= 0)
}

// mayKeys looks for a number, in brackets or not, at the front: answers that
// fill a line begin there.
func mayKeys(s string) bool {
	s = strings.TrimLeft(s, keyGaps+"\n\f\r")
	return s != "" && (s[0] == '(' || isDigit(s[0]) || strings.HasPrefix(s, "（"))
}

// mayRange looks for a dash behind a number.
func mayRange(s string) bool {
	if strings.IndexByte(s, '-') < 0 && strings.IndexByte(s, '~') < 0 && isASCII(s) {
		return false
	}
	digit := false // the last sign that is no space
	for i := range len(s) {
		switch c := s[i]; {
		case isDigit(c):
			digit = true
		case digit && (c == '-' || c == '~' || c >= 0x80):
			return true
		case strings.IndexByte(whitespace, c) < 0:
			digit = false
		}
	}
	return false
}

// maySlash looks for what stands between two words to choose from before the last
// word: a stroke, a gap, or a short word that may say "or".
func maySlash(s string) bool {
	if !isASCII(s) {
		return true
	}
	s = strings.TrimRight(s, whitespace+".?:)]")
	from := len(s)
	for from > 0 && (isASCIILetter(s[from-1]) || s[from-1] == '\'') {
		from--
	}
	before := strings.TrimRight(s[:from], whitespace)
	if from == len(s) || before == "" {
		return false
	}
	if gap := s[len(before):from]; len(gap) > 1 || gap == "\t" || s[from:] == "waar" {
		return true
	}
	last := before[strings.LastIndexAny(before, whitespace)+1:]
	switch last {
	case "or", "ou", "oder", "o", "hay", "atau", "syoki", "veya", "lub", "of", "vagy":
		return true
	}
	return strings.IndexByte("/|", before[len(before)-1]) >= 0
}

// mayID looks for up to four capitals and a digit.
func mayID(s string) bool {
	n := 0
	for n < len(s) && n < 4 && 'A' <= s[n] && s[n] <= 'Z' {
		n++
	}
	return n > 0 && n < len(s) && isDigit(s[n])
}

// mayBeginNumber looks for the first signs of every label of a question that does
// not begin with a word of the vocabulary.
func mayBeginNumber(s string) bool {
	if s == "" {
		return false
	}
	switch c := s[0]; {
	case 'A' <= c && c <= 'Z':
		return strings.IndexByte("IVXQN", c) >= 0 || mayID(s)
	case 'a' <= c && c <= 'z':
		return c == 'q' || c == 'n'
	}
	return isDigit(s[0]) || s[0] >= 0x80 || strings.IndexByte("/([#", s[0]) >= 0
}

// mayDotted looks for digits, a dot and a digit.
func mayDotted(s string) bool {
	n := 0
	for n < len(s) && n < 3 && isDigit(s[n]) {
		n++
	}
	return n > 0 && n+1 < len(s) && s[n] == '.' && isDigit(s[n+1])
}

// mayCode looks for capitals and digits up to a dot.
func mayCode(s string) bool {
	n := 0
	for n < len(s) && (isDigit(s[n]) || 'A' <= s[n] && s[n] <= 'Z') {
		n++
	}
	return n > 0 && n < len(s) && s[n] == '.'
}

// mayNumberWord looks for a number with one of the words of numFirst behind it.
func mayNumberWord(s string) bool {
	if strings.HasPrefix(s, "第") {
		return true
	}
	if s == "" || !isDigit(s[0]) {
		return false
	}
	rest := strings.TrimLeft(s, "0123456789")
	return beginsNumber(strings.TrimLeft(rest, whitespace+"-."))
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func hasDigit(s string) bool {
	for i := range len(s) {
		if isDigit(s[i]) {
			return true
		}
	}
	return false
}
