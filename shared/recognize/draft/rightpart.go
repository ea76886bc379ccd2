package draft

import (
	"strings"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// RightPart is the choice that a key calls right where it says something of each:
// "a) A bat is a mammal. b) Correct. An owl has feathers. c) No, it is an insect."
func (r *Reader) RightPart(d Draft, said line.Line) (Picked, bool) {
	values := r.partValues(said)
	if len(values) < 2 || len(values) != len(d.Choices) {
		return Picked{}, false
	}
	right := ""
	for _, v := range values {
		c, ok := answerkey.PartLabelOf(v.Text)
		if !ok {
			return Picked{}, false
		}
		text := strings.TrimSpace(v.Text[c.End:])
		if i := strings.IndexAny(text, ".,:;!–—"); i < 0 || !r.Right[lexicon.Fold(text[:i])] {
			continue
		}
		if right != "" {
			return Picked{}, false
		}
		right = c.Sign
	}
	if right == "" {
		return Picked{}, false
	}
	return r.Pick(d, right)
}
