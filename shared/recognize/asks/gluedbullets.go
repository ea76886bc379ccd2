package asks

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
)

// typedBullets are those that nothing but a list begins with.
const typedBullets = "•◦▪▫●○‣⁃"

// GluedBullets cuts the first choice off a stem it was printed behind, "Which one?
// • this", where the next line stands behind the same bullet, and puts a star
// before a bullet behind its choice: programs that make documents of pages do both.
func GluedBullets(lines []line.Line) []line.Line {
	var out []line.Line
	for i, l := range lines {
		was := l
		l = starBehindBullet(l)
		at := 0
		if i+1 < len(lines) {
			at = gluedAt(l, starBehindBullet(lines[i+1]))
		}
		if out == nil && (at > 0 || l.Text != was.Text) {
			out = append(make([]line.Line, 0, len(lines)+8), lines[:i]...)
		}
		switch {
		case out == nil:
		case at > 0:
			stem := l.Cut(0, at)
			stem.Label, stem.Gap = l.Label, l.Gap
			out = append(out, stem, l.From(at))
		default:
			out = append(out, l)
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// gluedAt is where the first bullet of a list stands inside the line over it, 0
// for none.
func gluedAt(l, next line.Line) int {
	if next.Text == "" || next.Text[0] < utf8.RuneSelf { // as most lines
		return 0
	}
	r, size := utf8.DecodeRuneInString(next.Text)
	if l.Kind != line.TextLine || next.Kind != line.TextLine || next.Label != nil || size < 2 || !strings.ContainsRune(typedBullets, r) || strings.HasPrefix(l.Text, string(r)) {
		return 0
	}
	at := strings.LastIndex(l.Text, string(r))
	if at <= 0 || strings.TrimSpace(l.Text[at+size:]) == "" || !flatten.ClosesStem(l.Text[:at]) {
		return 0
	}
	return at
}

// starBehindBullet writes "*• this" as "• this *".
func starBehindBullet(l line.Line) line.Line {
	rest, ok := strings.CutPrefix(l.Text, "*")
	if !ok {
		return l
	}
	r, size := utf8.DecodeRuneInString(strings.TrimLeft(rest, " "))
	if l.Kind != line.TextLine || l.Label != nil || size < 2 || !strings.ContainsRune(typedBullets, r) {
		return l
	}
	at := strings.IndexRune(l.Text, r)
	runs := append([]page.Run{{Text: string(r) + " "}}, l.From(at+size).Runs...)
	out := line.NewLine(l, append(runs, page.Run{Text: " *"}))
	out.Gap = l.Gap
	return out
}
