package typeset

import (
	"strings"

	"golang.org/x/text/unicode/norm"

	"formwright/shared/page"
)

// Tidy makes the runs of a paragraph out of the pieces read: equal neighbours
// joined, text in NFC, blanks told from text. A paragraph that shows nothing has
// no runs.
func Tidy(pieces []page.Run) []page.Run {
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
