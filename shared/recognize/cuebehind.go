package recognize

import "strings"

// cueBehindPoints takes "Select one answer" off a line that holds only the number
// of a question and what it is worth: what is asked stands below.
func (r *recognizer) cueBehindPoints(d *draft, t token) token {
	m := bracketPoints.FindStringIndex(t.text)
	if m == nil || strings.TrimSpace(t.text[:m[0]]) != "" {
		return t
	}
	rest := t.line.from(m[1])
	cue := cueOf(rest, r.vocabulary)
	if cue != singleCue && cue != multipleCue || closesStem(rest.text) {
		return t
	}
	d.multiple, d.single = d.multiple || cue == multipleCue, d.single || cue == singleCue
	t.line = t.line.cut(0, m[1])
	return t
}
