package typeset

import (
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

func appendSplit(out []page.Run, r page.Run, from, to int) []page.Run {
	rest := r.Text
	for from >= 0 {
		if from > 0 {
			r.Kind, r.Text = page.TextRun, rest[:from]
			out = append(out, r)
		}
		r.Kind, r.Text = page.BlankRun, rest[from:to]
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

// typedBlank finds the first blank in a text: three underscores or more, five
// dots or more (an ellipsis is three). It gives -1 when there is none.
func typedBlank(s string) (from, to int) {
	for i := 0; i < len(s); {
		if s[i] < utf8.RuneSelf && s[i] != '_' && s[i] != '.' {
			i++ // most of any text
			continue
		}
		weight, end := 0, i
		lines := false
		for end < len(s) {
			c, size := utf8.DecodeRuneInString(s[end:])
			w, line := blankWeight(c)
			if w == 0 || end > i && line != lines {
				break
			}
			weight, lines = weight+w, line
			end += size
		}
		if lines && weight >= 3 || !lines && weight >= 5 {
			return i, end
		}
		_, size := utf8.DecodeRuneInString(s[i:])
		i = max(end, i+size)
	}
	return -1, -1
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
