package layout

import (
	"math"
	"regexp"
	"strings"

	"formwright/shared/page"
)

// Program code in a font of its own is known by that. Set in the font of the
// text it is known by what its lines look like, and its indents mean something.

var (
	opensCode = regexp.MustCompile(`^\pL.*[^={\s]\s*\{$|^\}.*\{$|^(?:for|while|if|elif|else|def|class|try|except|with)\b[^?]*:$`)
	headsCode = regexp.MustCompile(`\)$|^(?:struct|enum|class|typedef|union|do|else|try)\b`)
	likeCode  = regexp.MustCompile(`^[})\]]|[;{}]$|[=(\[]`)
)

// The width of a space in fonts whose letters differ in width, and the most a
// line of code is set in, in sizes.
const (
	spaceWidth    = 0.28
	deepestIndent = 16
)

// indentCode finds program code among the lines of a region: a line that opens a
// block, and those below that are set in deeper or close it.
func (r *region) indentCode() {
	for i := 0; i < len(r.lines); i++ {
		first := r.lines[i]
		if first.mono || first.rtl || first.label.kind != noLabel || !r.opensCode(i) {
			continue
		}
		for i+1 < len(r.lines) {
			l := r.lines[i+1]
			deeper := l.start - first.start
			if l.mono || l.label.kind != noLabel || !likeCode.MatchString(l.text) || deeper < -0.4*l.size || deeper > deepestIndent*l.size || deeper < 0.4*l.size && !strings.HasPrefix(l.text, "}") && !r.opensCode(i+1) {
				break
			}
			l.spaces = min(int(math.Round(max(deeper, 0)/(spaceWidth*l.size))), maxSpaces)
			i++
		}
	}
}

// opensCode reports whether a line of a region begins a block of code. A brace by
// itself does below the head of one; elsewhere it is one of a formula.
func (r *region) opensCode(i int) bool {
	text := r.lines[i].text
	return opensCode.MatchString(text) || text == "{" && i > 0 && headsCode.MatchString(r.lines[i-1].text)
}

// maxSpaces bounds the spaces that stand for an indent.
const maxSpaces = 80

// setIn puts spaces before a line of code.
func setIn(runs []page.Run, spaces int, m page.Marks) []page.Run {
	if spaces <= 0 || len(runs) == 0 {
		return runs
	}
	return append([]page.Run{{Text: strings.Repeat(" ", spaces), Marks: m}}, runs...)
}
