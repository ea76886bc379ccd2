package layout

import (
	"regexp"
	"strings"
)

// loneLetter is a letter that stands for a choice.
var loneLetter = regexp.MustCompile(`^\(?(\pL)\)?$`)

// standsApart reports whether a piece that is some way from the text before it
// is no word of that: another choice, or the letter of the right one behind it:
// "b. 12   B".
func standsApart(ps []piece, i int) bool {
	text := ps[i].run.Text
	if labelOf(strings.TrimLeft(text, "*✓ ")).kind == letterLabel {
		return true
	}
	m := loneLetter.FindStringSubmatch(text)
	if m == nil || i+1 < len(ps) || !ps[0].isText() {
		return false
	}
	own := labelOf(ps[0].run.Text)
	return own.kind == letterLabel && own.value > 0 && own.value == letterValue(firstRune(m[1]))
}
