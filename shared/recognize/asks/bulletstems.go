package asks

import (
	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// Bounds of the lines under a question behind a bullet.
const (
	fewestUnder = 2
	mostUnder   = 6
)

// BulletStems numbers the questions of a list in which every bullet asks and the
// lines under it, as many each, have none: they are what it offers.
func BulletStems(lines []line.Line) []line.Line {
	var at []int
	asking, sizes := 0, map[int]int{}
	for i, l := range lines {
		if !rewrite.IsBulleted(l) {
			continue
		}
		at = append(at, i)
		if flatten.ClosesStem(l.Text) {
			asking++
		}
		sizes[linesUnder(lines, i)]++
	}
	usual := 0
	for n := fewestUnder; n <= mostUnder; n++ {
		if sizes[n] > sizes[usual] || usual == 0 {
			usual = n
		}
	}
	if len(at) < leastBulleted || asking*10 < len(at)*8 || sizes[usual]*10 < len(at)*8 {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for n, i := range at {
		l := lines[i]
		if b, ok := line.BulletOf(l.Text); ok && l.Label == nil {
			l = l.From(b.End)
		}
		l.Gap = true
		l.Label = &page.Label{Text: lexicon.DecimalText(n+1) + ".", Format: page.Decimal, Number: n + 1, List: "asked"}
		out[i] = l
	}
	return out
}

// linesUnder is how many lines without labels stand under the bullet at i before
// a gap or the next label; more than mostUnder for none that could be choices.
func linesUnder(lines []line.Line, i int) int {
	n := 0
	for _, l := range lines[i+1:] {
		if rewrite.IsBulleted(l) || l.Gap && n >= fewestUnder || l.Kind == line.TextLine && l.Style().Heading > 0 {
			break
		}
		if l.Kind != line.TextLine || l.Label != nil || IsLong(l.Text) || flatten.ClosesStem(l.Text) {
			return mostUnder + 1
		}
		n++
	}
	return n
}
