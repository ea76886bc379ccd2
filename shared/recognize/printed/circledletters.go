package printed

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
)

// enclosedLetter is the letter that a sign encloses in a circle or a square, and whether
// its ground is filled.
func enclosedLetter(c rune) (letter rune, filled, ok bool) {
	switch {
	case c < 'Ⓐ':
		return 0, false, false
	case c <= 'Ⓩ':
		return 'A' + c - 'Ⓐ', false, true
	case c <= 'ⓩ':
		return 'a' + c - 'ⓐ', false, true
	case '🄰' <= c && c <= '🅉':
		return 'A' + c - '🄰', false, true
	case '🅐' <= c && c <= '🅩':
		return 'A' + c - '🅐', true, true
	case '🅰' <= c && c <= '🆉':
		return 'A' + c - '🅰', true, true
	}
	return 0, false, false
}

// CircledLetters writes letters in circles as labels, "Ⓐ grass" as "A) grass": bubbles to
// fill in, of which a filled one among empty ones is marked.
func CircledLetters(lines []line.Line) []line.Line {
	hollow, full := 0, 0
	for _, l := range lines {
		if l.Kind != line.TextLine || strings.IndexByte(l.Text, 0xE2) < 0 && strings.IndexByte(l.Text, 0xF0) < 0 {
			continue
		}
		for _, c := range l.Text {
			if _, filled, ok := enclosedLetter(c); ok && filled {
				full++
			} else if ok {
				hollow++
			}
		}
	}
	if hollow+full < leastCircles {
		return lines
	}
	marks := full > 0 && full < hollow
	out := append([]line.Line(nil), lines...)
	for i, l := range lines {
		if l.Kind != line.TextLine {
			continue
		}
		if runs, ok := withoutCircles(l.Runs, marks); ok {
			fresh := line.NewLine(l, runs)
			fresh.Lead = l.Lead
			out[i] = fresh
		}
	}
	return out
}

// withoutCircles are runs with labels for letters in circles that stand before a blank
// and behind one, or at the front.
func withoutCircles(runs []page.Run, marks bool) (out []page.Run, changed bool) {
	before := ' '
	for _, run := range runs {
		var b strings.Builder
		for i, c := range run.Text {
			letter, filled, ok := enclosedLetter(c)
			next, _ := utf8.DecodeRuneInString(run.Text[i+utf8.RuneLen(c):])
			if !ok || !unicode.IsSpace(before) || !unicode.IsSpace(next) && next != utf8.RuneError && !unicode.IsLetter(next) && !unicode.IsDigit(next) {
				b.WriteRune(c)
				before = c
				continue
			}
			if filled && marks {
				b.WriteByte('*')
			}
			b.WriteRune(letter)
			b.WriteByte(')')
			if !unicode.IsSpace(next) {
				b.WriteByte(' ')
			}
			before, changed = c, true
		}
		run.Text = b.String()
		out = append(out, run)
	}
	return out, changed
}
