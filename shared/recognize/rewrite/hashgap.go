package rewrite

import (
	"unicode"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// hashGap is the gap of a sentence to complete as some test programs write it.
var hashGap = pattern.Guarded(pattern.Holds("#"), `\s*#{3,}\s*`)

// HashGap writes such a gap in a line as a line to write on: "The capital is ###."
func HashGap(l line.Line) line.Line {
	gap := hashGap.FindStringIndex(l.Text)
	if gap == nil || gap[0] == 0 {
		return l
	}
	rest, room := l.From(gap[1]), " ____"
	if r := FirstRune(rest.Text); unicode.IsLetter(r) || unicode.IsDigit(r) {
		room += " "
	}
	return line.NewLine(l, append(append(l.Cut(0, gap[0]).Runs, page.Run{Text: room}), rest.Runs...))
}
