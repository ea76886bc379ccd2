package docx

import (
	"strings"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"formwright/shared/page"
)

// tidy makes the runs of a paragraph out of the pieces read: equal neighbours
// joined, text in NFC, blanks told from text.
func tidy(pieces []page.Run) []page.Run {
	if len(pieces) == 0 {
		return nil
	}
	runs := splitBlanks(underlinedBlanks(join(pieces)))
	for _, r := range runs {
		if r.Kind > page.BreakRun || strings.TrimSpace(r.Text) != "" {
			return runs
		}
	}
	return nil // only spaces, tabs and line breaks
}

// join merges neighbours of equal marks in one pass, so that a paragraph of a
// million pieces takes no longer than its text.
func join(pieces []page.Run) []page.Run {
	n := 0
	for i := range pieces {
		if i == 0 || !joins(&pieces[i-1], &pieces[i]) {
			n++
		}
	}
	out := make([]page.Run, 0, n)
	for i := 0; i < len(pieces); {
		j := i + 1
		for j < len(pieces) && joins(&pieces[j-1], &pieces[j]) {
			j++
		}
		out = append(out, pieces[i])
		if pieces[i].Kind == page.TextRun {
			out[len(out)-1].Text = norm.NFC.String(concat(pieces[i:j]))
		}
		i = j
	}
	return out
}

func joins(a, b *page.Run) bool {
	return a.Kind == page.TextRun && b.Kind == page.TextRun && a.Marks == b.Marks
}

func concat(pieces []page.Run) string {
	if len(pieces) == 1 {
		return pieces[0].Text
	}
	var b strings.Builder
	for _, p := range pieces {
		b.WriteString(p.Text)
	}
	return b.String()
}

// underlinedBlanks turns stretches of underlined spaces and tabs that hold no
// text into blanks. Around underlined text they are its frame, and a lone
// space is only a space.
func underlinedBlanks(runs []page.Run) []page.Run {
	out := runs[:0]
	for i := 0; i < len(runs); {
		j, empty := i, true
		spaces := 0
		for j < len(runs) && isUnderlined(runs[j]) {
			empty = empty && strings.TrimSpace(runs[j].Text) == ""
			spaces += len(runs[j].Text)
			if runs[j].Kind == page.TabRun {
				spaces += 3
			}
			j++
		}
		switch {
		case j == i:
			out = append(out, runs[i])
			j++
		case empty && spaces >= 3:
			out = append(out, page.Run{Kind: page.BlankRun, Marks: runs[i].Marks})
		default:
			out = append(out, runs[i:j]...)
		}
		i = j
	}
	return out
}

func isUnderlined(r page.Run) bool {
	return r.Marks.Underline && (r.Kind == page.TextRun || r.Kind == page.TabRun)
}

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

// visible is text as it is seen: characters without width are gone, white
// space of any sort is a space.
func visible(s string) string {
	for i := 0; i < len(s); i++ {
		if s[i] < ' ' || s[i] > '~' {
			return strings.Map(seen, s)
		}
	}
	return s
}

func seen(c rune) rune {
	switch c {
	case '\u200B', '\uFEFF', '\u2060', '\u00AD':
		return -1
	case '\uEC02', '\uEC03': // the ends of a code block in exports of cloud documents
		return -1
	case '\u00A0', '\t', '\n', '\r':
		return ' '
	}
	if c < ' ' {
		return -1
	}
	return c
}

// clean is visible text in NFC.
func clean(s string) string { return norm.NFC.String(visible(s)) }

// isAsian reports whether text begins in a script that w:lang calls East Asian.
func isAsian(s string) bool {
	c, _ := utf8.DecodeRuneInString(s)
	return c >= 0x2E80 && c <= 0xD7FF || c >= 0xF900 && c <= 0xFAFF || c >= 0xFF00 && c <= 0xFFEF || c >= 0x20000 && c <= 0x3FFFF
}
