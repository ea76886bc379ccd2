package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// The Roman numbers that lines begin with in signs of their own, "Ⅱ.", and in the
// Cyrillic letters that look the same, "ІІ."
var (
	ownRoman      = pattern.Guarded(pattern.BeginsWith(""), `^([\x{2160}-\x{216b}])\s*[.)、．:：]\s*`)
	cyrillicRoman = pattern.Guarded(pattern.BeginsWith("IVX"), `^([ІХIVX]{1,5})\s*[.):]\s*`)
)

// RomanSigns writes Roman numbers before sections in Latin letters. Of the Cyrillic
// ones a single letter may be an initial: one of two must stand somewhere.
func RomanSigns(lines []line.Line) []line.Line {
	several := false
	for _, l := range lines {
		if m := romanSign(l, cyrillicRoman); m != nil && strings.HasPrefix(l.Text, "ІІ") {
			several = true
			break
		}
	}
	var out []line.Line
	for i, l := range lines {
		m := romanSign(l, ownRoman)
		if m == nil && several {
			m = romanSign(l, cyrillicRoman)
		}
		if m == nil {
			continue
		}
		if out == nil {
			out = append(out, lines...)
		}
		out[i] = line.NewLine(l, append([]page.Run{{Text: latinRoman(l.Text[m[2]:m[3]]) + ". "}}, l.From(m[1]).Runs...))
	}
	if out == nil {
		return lines
	}
	return out
}

// romanSign is where such a number stands at the front of a line.
func romanSign(l line.Line, sign pattern.Pattern) []int {
	if l.Kind != line.TextLine || l.Label != nil {
		return nil
	}
	m := sign.FindStringSubmatchIndex(l.Text)
	if m == nil || lexicon.IsASCII(l.Text[m[2]:m[3]]) {
		return nil
	}
	return m
}

// latinRoman is a Roman number in Latin letters.
func latinRoman(s string) string {
	var b strings.Builder
	for _, c := range s {
		switch {
		case 'Ⅰ' <= c && c <= 'Ⅻ':
			b.WriteString([]string{"I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"}[c-'Ⅰ'])
		case c == 'І':
			b.WriteByte('I')
		case c == 'Х':
			b.WriteByte('X')
		default:
			b.WriteRune(c)
		}
	}
	return b.String()
}
