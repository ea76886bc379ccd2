package scan

import (
	"regexp"
	"slices"
	"unicode"
	"unicode/utf8"

	"formwright/shared/reader/layout"
)

// marginShare is what part of the lines may begin further left than the text of a page
// does, in percent; mostSpecks is how many specks stand below each other by chance.
const (
	marginShare = 10
	mostSpecks  = 2
)

// speckLike is what engines make of specks.
var speckLike = regexp.MustCompile(`^[.,:;=()|/\\!¦'’‘“”"~_—–#&^«»{}\[\]¥§¢]{1,2}$|^[1Ilijl]$`)

// withoutMarginSpecks drops what was read of specks in the margin left of a page's text:
// a line that began with them would begin nowhere else. Signs below each other may be
// marks, and what stands close to a word is part of it.
func withoutMarginSpecks(spans []layout.Span) []layout.Span {
	lines := linesOf(spans)
	left := textMargin(lines)
	isSpeck := func(l []layout.Span) bool {
		w := l[0]
		return len(l) > 1 && speckLike.MatchString(w.Text) && w.Box.X+w.Box.Width < left-0.5*w.Size && l[1].Box.X-w.Box.X-w.Box.Width > w.Size
	}
	alike := func(x float64) (n int) {
		for _, l := range lines {
			if isSpeck(l) && max(l[0].Box.X-x, x-l[0].Box.X) < l[0].Size/2 {
				n++
			}
		}
		return n
	}
	var out []layout.Span
	for _, l := range lines {
		for isSpeck(l) && alike(l[0].Box.X) <= mostSpecks {
			l = l[1:]
		}
		out = append(out, l...)
	}
	return out
}

// textMargin is where the lines of a page begin that begin with a word or number.
func textMargin(lines [][]layout.Span) float64 {
	var starts []float64
	for _, l := range lines {
		if first, _ := utf8.DecodeRuneInString(l[0].Text); unicode.IsLetter(first) || unicode.IsDigit(first) {
			starts = append(starts, l[0].Box.X)
		}
	}
	if len(starts) < 100/marginShare {
		return 0 // too few to say
	}
	slices.Sort(starts)
	return starts[len(starts)*marginShare/100]
}
