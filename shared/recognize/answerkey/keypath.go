package answerkey

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// partOfNumber is a number with the letter of a part right behind it, and that of a
// part of the part, before its answer: "1(a) bubbles", "2 (c)(i) hydrogen".
var partOfNumber = pattern.Guarded(lexicon.HasDigit, `^(\d{1,3})\s?(\(([a-h])\)\s*(?:\(([ivx]{1,4})\)\s*)?)[^\s(]`)

// pathEntry reads a line of a key that answers a part called so. One that goes on
// with the next part has its path in its value alone.
func pathEntry(l line.Line) (KeyEntry, bool) {
	m := partOfNumber.FindStringSubmatchIndex(l.Text)
	if m == nil {
		return KeyEntry{}, false
	}
	e := KeyEntry{Number: line.LastNumber(l.Text[m[2]:m[3]]), Value: l.From(m[4])}
	letter := l.Text[m[6]:m[7]]
	if e.Number == 0 || strings.Contains(l.Text[m[5]:], "("+string(letter[0]+1)+")") {
		return e, e.Number > 0
	}
	e.Path, e.PathEnd = lexicon.DecimalText(e.Number)+"."+letter, m[5]-m[4]
	if m[8] >= 0 {
		e.Path += "." + l.Text[m[8]:m[9]]
	}
	return e, true
}
