package printed

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastStarsAhead is how many stars of a document stand before the letters of choices.
const leastStarsAhead = 4

var (
	// starAhead is a star before the letter of a choice, apart from what stands before it.
	starAhead = pattern.Guarded(pattern.Holds("*"), `(?:^|\s)\*\s?[A-H]\)`)
	// starGlued is such a star that was typed at the end of the choice before: "go* B) went".
	starGlued = pattern.Guarded(pattern.Holds("*"), `[^\s*](\*)(\s+)[A-H]\)\s?\S`)
)

// StarsAhead sets the star behind a choice before the letter of the next one on the line,
// in a document whose stars stand before letters: there it was typed too early. Where stars
// stand behind choices they stay.
func StarsAhead(lines []line.Line) []line.Line {
	var glued []int
	ahead := 0
	for i := range lines {
		l := &lines[i]
		if l.Kind != line.TextLine || !l.Has(starSigns) {
			continue
		}
		ahead += len(starAhead.FindAllStringIndex(l.Text, -1))
		if starGlued.MatchString(l.Text) {
			glued = append(glued, i)
		}
	}
	if len(glued) == 0 || ahead < leastStarsAhead || ahead < 3*len(glued) {
		return lines
	}
	out := slices.Clone(lines)
	for _, i := range glued {
		l := out[i]
		m := starGlued.FindStringSubmatchIndex(l.Text)
		before, behind := l.Cut(0, m[2]), l.Cut(m[5], len(l.Text))
		runs := append(before.Runs[:len(before.Runs):len(before.Runs)], page.Run{Text: " *"})
		out[i] = line.NewLine(l, append(runs, behind.Runs...))
	}
	return out
}

// starSigns is the star.
var starSigns = line.SignsOf("*")
