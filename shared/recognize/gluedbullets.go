package recognize

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
)

// typedBullets are those that nothing but a list begins with.
const typedBullets = "•◦▪▫●○‣⁃"

// gluedBullets cuts the first choice off a stem it was printed behind, "Which one?
// • this", where the next line stands behind the same bullet, and puts a star
// before a bullet behind its choice: programs that make documents of pages do both.
func gluedBullets(lines []line) []line {
	var out []line
	for i, l := range lines {
		was := l
		l = starBehindBullet(l)
		at := 0
		if i+1 < len(lines) {
			at = gluedAt(l, starBehindBullet(lines[i+1]))
		}
		if out == nil && (at > 0 || l.text != was.text) {
			out = append(make([]line, 0, len(lines)+8), lines[:i]...)
		}
		switch {
		case out == nil:
		case at > 0:
			stem := l.cut(0, at)
			stem.label, stem.gap = l.label, l.gap
			out = append(out, stem, l.from(at))
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
func gluedAt(l, next line) int {
	r, size := utf8.DecodeRuneInString(next.text)
	if l.kind != textLine || next.kind != textLine || next.label != nil || size < 2 || !strings.ContainsRune(typedBullets, r) || strings.HasPrefix(l.text, string(r)) {
		return 0
	}
	at := strings.LastIndex(l.text, string(r))
	if at <= 0 || strings.TrimSpace(l.text[at+size:]) == "" || !closesStem(l.text[:at]) {
		return 0
	}
	return at
}

// starBehindBullet writes "*• this" as "• this *".
func starBehindBullet(l line) line {
	rest, ok := strings.CutPrefix(l.text, "*")
	r, size := utf8.DecodeRuneInString(strings.TrimLeft(rest, " "))
	if !ok || l.kind != textLine || l.label != nil || size < 2 || !strings.ContainsRune(typedBullets, r) {
		return l
	}
	at := strings.IndexRune(l.text, r)
	runs := append([]page.Run{{Text: string(r) + " "}}, l.from(at+size).runs...)
	out := newLine(l, append(runs, page.Run{Text: " *"}))
	out.gap = l.gap
	return out
}
