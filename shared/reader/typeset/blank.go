package typeset

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
)

// splitBlanks cuts typed blanks out of text.
func splitBlanks(runs []page.Run) []page.Run {
	var out []page.Run
	for i, r := range runs {
		from, to := -1, -1
		if r.Kind == page.TextRun {
			from, to = typedBlank(r.Text)
		}
		if from < 0 && isUnderlined(r) {
			from, to = lineBefore(r.Text)
		}
		if from < 0 {
			if out != nil {
				out = append(out, r)
			}
			continue
		}
		if out == nil {
			out = append(make([]page.Run, 0, len(runs)+2), runs[:i]...)
		}
		out = appendSplit(out, r, from, to)
	}
	if out == nil {
		return runs
	}
	return out
}

// lineBefore finds the underlined spaces before a sign of punctuation to which
// the line was drawn on.
func lineBefore(s string) (from, to int) {
	rest := strings.TrimLeft(s, " ")
	room := len(s) - len(rest)
	c, size := utf8.DecodeRuneInString(rest)
	if room >= 3 && unicode.IsPunct(c) && strings.TrimSpace(rest[size:]) == "" {
		return 0, room
	}
	return -1, -1
}

func appendSplit(out []page.Run, r page.Run, from, to int) []page.Run {
	rest := r.Text
	for from >= 0 {
		if from > 0 {
			r.Kind, r.Text = page.TextRun, rest[:from]
			out = append(out, r)
		}
		r.Kind, r.Text = page.BlankRun, strings.TrimSpace(rest[from:to])
		out = append(out, r)
		rest = rest[to:]
		from, to = typedBlank(rest)
	}
	if rest != "" {
		r.Kind, r.Text = page.TextRun, rest
		out = append(out, r)
	}
	return out
}

// BlankAt is how many bytes at the beginning of s are a typed blank, 0 for none.
func BlankAt(s string) int {
	if end, blank := stretch(s); blank {
		return end
	}
	return 0
}

// typedBlank finds the first blank in a text; it gives -1 when there is none.
func typedBlank(s string) (from, to int) {
	for i := 0; i < len(s); {
		if s[i] < utf8.RuneSelf && s[i] != '_' && s[i] != '.' {
			i++ // most of any text
			continue
		}
		end, blank := stretch(s[i:])
		if blank {
			return i, i + end
		}
		_, size := utf8.DecodeRuneInString(s[i:])
		i += max(end, size)
	}
	return -1, -1
}

// stretch is how many bytes at the beginning of s are strokes of one sort, and
// whether they make a blank: three underscores or more, five dots or more (an
// ellipsis is three), which may stand apart, a space between each two.
func stretch(s string) (end int, blank bool) {
	if strings.HasPrefix(s, ". .") {
		for end = 1; strings.HasPrefix(s[end:], " .") && !strings.HasPrefix(s[end:], " .."); end += len(" .") { // in "1. ....." the first is of the number
		}
		return end, end >= len(". . . . .")
	}
	weight, lines := 0, false
	for end < len(s) {
		c, size := utf8.DecodeRuneInString(s[end:])
		w, line := blankWeight(c)
		if w == 0 || end > 0 && line != lines {
			break
		}
		weight, lines = weight+w, line
		end += size
	}
	return end, lines && weight >= 3 || !lines && weight >= 5
}

// blankWeight tells how many typed strokes a character stands for, and whether
// it is a line rather than dots.
func blankWeight(c rune) (strokes int, line bool) {
	switch c {
	case '_', '＿':
		return 1, true
	case '.', '．':
		return 1, false
	case '…':
		return 3, false
	}
	return 0, false
}
