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
// text into blanks, underscores in and between them included. Around underlined
// text they are its frame, and a lone space is only a space.
func underlinedBlanks(runs []page.Run) []page.Run {
	out := runs[:0]
	for i := 0; i < len(runs); {
		j := i
		room := 0 // in spaces
		plain := true
		for j < len(runs) && isEmptyLine(runs[j]) {
			room += len(runs[j].Text)
			if runs[j].Kind == page.TabRun {
				room += 3
			}
			plain = plain && runs[j].Kind == page.TextRun && strings.Trim(runs[j].Text, "_") == ""
			j++
		}
		switch {
		case j == i:
			out = append(out, runs[i])
			j++
		case room >= 3 && !(plain && j == i+1) && !framed(runs, i, j):
			marks := runs[i].Marks
			marks.Underline = true
			out = append(out, page.Run{Kind: page.BlankRun, Marks: marks})
		default:
			out = append(out, runs[i:j]...)
		}
		i = j
	}
	return out
}

// isEmptyLine reports whether a run is a line to write on, or a piece of one:
// underlined white space, or underscores.
func isEmptyLine(r page.Run) bool {
	switch {
	case r.Kind == page.TabRun:
		return r.Marks.Underline
	case r.Kind != page.TextRun || r.Text == "":
		return false
	case r.Marks.Underline:
		return strings.Trim(r.Text, " _") == ""
	}
	return strings.Trim(r.Text, "_") == ""
}

// framed reports whether a stretch of runs is white space around underlined
// text, or has nothing underlined in it.
func framed(runs []page.Run, from, to int) bool {
	line := false
	for _, r := range runs[from:to] {
		line = line || r.Marks.Underline
	}
	return !line || from > 0 && isUnderlined(runs[from-1]) || to < len(runs) && isUnderlined(runs[to])
}

func isUnderlined(r page.Run) bool {
	return r.Marks.Underline && (r.Kind == page.TextRun || r.Kind == page.TabRun)
}
