package rewrite

import (
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/line"
)

const (
	leastFull  = 10 // lines that are as wide as a page
	fullSpread = 6  // by how much these differ: their signs are narrower here than in print
)

// fullHan is the width at which lines of a Chinese or Japanese text break, where some
// of its lines are as wide as that and very few are wider, as they were never broken;
// 0 where there is no such width.
func fullHan(lines []line.Line) int {
	var wide [widestPage + 1]int
	wider, han := 0, 0
	for _, l := range lines {
		w := answerkey.WidthOf(l.Text)
		if w > widestPage {
			wider++
		} else {
			wide[w]++
		}
		if r, _ := utf8.DecodeLastRuneInString(l.Text); unspacedEnd(l.Text) || unicode.IsPunct(r) && r >= 0x3000 {
			han++
		}
	}
	if han*2 < len(lines) {
		return 0
	}
	width := widestPage
	for ; width > narrowestRow && (wider+wide[width])*100 <= len(lines)*3; width-- {
		wider += wide[width]
	}
	full := 0
	for w := width - fullSpread; w <= width; w++ {
		full += wide[w]
	}
	if full < leastFull || full*100 < len(lines)*8 {
		return 0
	}
	return width
}
