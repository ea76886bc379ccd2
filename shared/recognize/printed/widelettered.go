package printed

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// wideLetter is a capital alone behind wide room: "is a sea:  A Oslo  B Baltic".
var wideLetter = pattern.Guarded(mayBeWide, `(?:[ \x{a0}]{2,}|[ \x{a0}]*\t[ \x{a0}]*)(\p{Lu})[ \x{a0}]+\S`)

// mayBeWide looks for a capital between blanks.
func mayBeWide(s string) bool {
	for i := 2; i < len(s); i++ {
		blank, ahead := s[i] == ' ' || s[i] >= utf8.RuneSelf, s[i-2]
		if blank && ('A' <= s[i-1] && s[i-1] <= 'Z' || s[i-1] >= utf8.RuneSelf) && (ahead == ' ' || ahead == '\t' || ahead >= utf8.RuneSelf) {
			return true
		}
	}
	return false
}

// spacingSigns are the signs that may make wide room besides plain spaces.
var spacingSigns = line.SignsOf("\t\u00a0")

const (
	leastWideLetters = 3 // behind one stem
	leastWideLines   = 2 // of a document
)

// WideLettered parts questions with a number from the choices that stand behind them on
// the same line, each behind wide room and a bare capital, in the order of an alphabet:
// "1. Which is a sea:  A Oslo  B Baltic  C Lima". One line alone may give values.
func WideLettered(lines []line.Line) []line.Line {
	found, n := make(map[int][][]int), 0
	for i := range lines {
		if at := wideLetters(&lines[i]); at != nil {
			found[i] = at
			n++
		}
	}
	if n < leastWideLines {
		return lines
	}
	out := make([]line.Line, 0, len(lines)+n*leastWideLetters)
	for i, l := range lines {
		at := found[i]
		if at == nil {
			out = append(out, l)
			continue
		}
		stem := l.Cut(0, at[0][0])
		stem.Label, stem.Gap = l.Label, l.Gap
		out = append(out, stem)
		for k, m := range at {
			end := len(l.Text)
			if k+1 < len(at) {
				end = at[k+1][0]
			}
			words := l.Cut(m[1], end)
			piece := line.NewLine(l, append([]page.Run{{Text: l.Text[m[0]:m[1]] + ") "}}, words.Runs...))
			piece.Label, piece.Gap = nil, false
			out = append(out, piece)
		}
	}
	return out
}

// wideLetters are the places of the letters on a line, nil where they are no choices.
func wideLetters(l *line.Line) (at [][]int) {
	if l.Kind != line.TextLine || !l.Has(spacingSigns) && !strings.Contains(l.Text, "  ") {
		return nil
	}
	if _, numbered := l.NumberLabel(); !numbered && (l.Label == nil || l.Label.Format != page.Decimal) {
		return nil
	}
	letters := ""
	for from := 0; ; {
		m := wideLetter.FindStringSubmatchIndex(l.Text[from:])
		if m == nil {
			break
		}
		at = append(at, []int{from + m[2], from + m[3]})
		letters += l.Text[from+m[2] : from+m[3]]
		from += m[3]
	}
	for _, alphabet := range []string{"ABCDEFG", "АБВГДЕ", "ΑΒΓΔΕΖ"} {
		if len(at) >= leastWideLetters && strings.HasPrefix(alphabet, letters) {
			return at
		}
	}
	return nil
}
