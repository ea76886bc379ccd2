package recognize

import (
	"regexp"
	"strings"
)

var (
	pageLine  = guarded(mayPage, `(?i)^(?:-+\s*)?(?:page|seite|pagina|página|strona|sayfa|trang|halaman|стр\.?|страница|сторінка|第)\s*\d+(?:\s*(?:/|of|von|de|sur|из|/|共)\s*\d+)?\s*(?:页)?(?:\s*-+)?$|^-+\s*page\b.*$|^\d+\s*/\s*\d+$|^-\s*\d+\s*-$`)
	roomLabel = regexp.MustCompile(`[:：_.…]|^\S+$`)
)

// withoutNoise drops lines that never belong to a quiz: comments, page numbers,
// headers and footers that repeat.
func withoutNoise(lines []line) []line {
	repeated := repeats(lines)
	out := lines[:0]
	gap := false
	for _, l := range lines {
		if l.kind == textLine && l.label == nil && (isComment(l.text) || pageLine.MatchString(l.text) || repeated[l.text]) {
			gap = gap || l.gap
			continue
		}
		l.gap = l.gap || gap
		gap = false
		out = append(out, l)
	}
	return out
}

// isComment reads "# a line for authors". "#1" is a number and "#include" code.
func isComment(s string) bool {
	if len(s) < 2 || s[0] != '#' {
		return s == "#"
	}
	rest := strings.TrimLeft(s[1:], "# ")
	if rest == "" {
		return true
	}
	return s[1] == ' ' && (rest[0] < '0' || rest[0] > '9') && !strings.HasPrefix(rest, "include") && !strings.HasPrefix(rest, "define")
}

// repeats finds running headers and footers: the same line on many pages. Only
// lines that come right after or before a page break are looked at, and readers
// of flowing text have none.
func repeats(lines []line) map[string]bool {
	counts := map[string]int{}
	for i, l := range lines {
		if l.kind == textLine && l.pos.Page > 0 && (i == 0 || lines[i-1].pos.Page != l.pos.Page || i+1 == len(lines) || lines[i+1].pos.Page != l.pos.Page) {
			counts[l.text]++
		}
	}
	out := map[string]bool{}
	for text, n := range counts {
		if n >= 3 && text != "" {
			out[text] = true
		}
	}
	return out
}

// isNoise reports whether a line outside questions is a form to fill in with
// names and dates.
func (r *recognizer) isNoise(l line) bool {
	if l.kind != textLine {
		return false
	}
	if isRoom(l.text) {
		return true
	}
	c, end := r.vocabulary.find(l.head, noiseWord)
	if c == noClass {
		return false
	}
	rest := strings.TrimSpace(l.text[end:])
	return rest != "" && roomLabel.MatchString(rest[:1]) && len(rest) < 80
}
