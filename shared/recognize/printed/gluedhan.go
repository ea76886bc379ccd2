package printed

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
)

const (
	leastHanLetters = 3 // choices of a line whose letters are glued to the text before them
	hanDelims       = "、．."
)

// GluedHan puts room before the letters of choices that stand right behind the Chinese
// text of the choice before them, "A、2003年 B、2004年C、2005年 D、2006年".
func GluedHan(lines []line.Line) []line.Line {
	var out []line.Line
	for i := range lines {
		at := hanLetters(&lines[i])
		if len(at) == 0 {
			continue
		}
		if out == nil {
			out = append(out, lines...)
		}
		l, last := lines[i], 0
		var runs []page.Run
		for _, k := range at {
			runs = append(append(runs, line.SliceRuns(l.Runs, last, k)...), page.Run{Text: "\t"})
			last = k
		}
		out[i] = line.NewLine(l, append(runs, l.From(last).Runs...))
	}
	if out == nil {
		return lines
	}
	return out
}

// hanLetters are the places where letters of choices are glued to what is before them on
// a line that begins with the first; the others stand apart.
func hanLetters(l *line.Line) (glued []int) {
	if l.Kind != line.TextLine || l.Label != nil || len(l.Text) < 3 || l.Text[0] != 'A' {
		return nil
	}
	c, size := utf8.DecodeRuneInString(l.Text[1:])
	if !strings.ContainsRune(hanDelims, c) {
		return nil
	}
	delim := l.Text[1 : 1+size]
	at, letters := len("A")+size, 1
	for ; letters < 8; letters++ {
		sign := string(rune('A'+letters)) + delim
		k := strings.Index(l.Text[at:], sign)
		if k <= 0 || strings.TrimSpace(l.Text[at:at+k]) == "" {
			break
		}
		switch before, _ := utf8.DecodeLastRuneInString(l.Text[:at+k]); {
		case unicode.IsSpace(before):
		case unicode.Is(unicode.Han, before), strings.ContainsRune("。；;，”）)》%", before), unicode.IsDigit(before) && delim != ".":
			glued = append(glued, at+k)
		default:
			return nil
		}
		at += k + len(sign)
	}
	if letters < leastHanLetters || strings.TrimSpace(l.Text[at:]) == "" {
		return nil
	}
	return glued
}
