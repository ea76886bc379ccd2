package recognize

import "formwright/shared/page"

// Bounds of the lines under a question behind a bullet.
const (
	fewestUnder = 2
	mostUnder   = 6
)

// bulletStems numbers the questions of a list in which every bullet asks and the
// lines under it, as many each, have none: they are what it offers.
func bulletStems(lines []line) []line {
	var at []int
	asking, sizes := 0, map[int]int{}
	for i, l := range lines {
		if !isBulleted(l) {
			continue
		}
		at = append(at, i)
		if closesStem(l.text) {
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
	out := append([]line(nil), lines...)
	for n, i := range at {
		l := lines[i]
		if b, ok := bulletOf(l.text); ok && l.label == nil {
			l = l.from(b.end)
		}
		l.gap = true
		l.label = &page.Label{Text: decimalText(n+1) + ".", Format: page.Decimal, Number: n + 1, List: "asked"}
		out[i] = l
	}
	return out
}

// linesUnder is how many lines without labels stand under the bullet at i before
// a gap or the next label; more than mostUnder for none that could be choices.
func linesUnder(lines []line, i int) int {
	n := 0
	for _, l := range lines[i+1:] {
		if isBulleted(l) || l.gap && n >= fewestUnder || l.kind == textLine && l.style().Heading > 0 {
			break
		}
		if l.kind != textLine || l.label != nil || len(l.text) > plainLimit || closesStem(l.text) {
			return mostUnder + 1
		}
		n++
	}
	return n
}
