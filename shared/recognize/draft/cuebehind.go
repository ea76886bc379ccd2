package draft

import (
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// cueBehindPoints takes "Select one answer" off a line that holds only the number
// of a question and what it is worth: what is asked stands below.
func (r *Reader) cueBehindPoints(d *Draft, t Token) Token {
	m := line.BracketPoints.FindStringIndex(t.Text)
	if m == nil || strings.TrimSpace(t.Text[:m[0]]) != "" {
		return t
	}
	rest := t.Line.From(m[1])
	cue := rewrite.CueOf(rest, r.Vocabulary)
	if cue != lexicon.SingleCue && cue != lexicon.MultipleCue || flatten.ClosesStem(rest.Text) {
		return t
	}
	d.Multiple, d.Single = d.Multiple || cue == lexicon.MultipleCue, d.Single || cue == lexicon.SingleCue
	t.Line = t.Line.Cut(0, m[1])
	return t
}
