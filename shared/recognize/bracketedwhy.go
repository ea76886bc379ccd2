package recognize

import "strings"

// isBracketed reports whether a line is a remark in brackets, as explains an
// answer on the line behind it: "(Because its eyes see in the dark.)".
func isBracketed(t token) bool {
	if t.kind != textLine || t.label != nil || t.isChoice() || t.note.class != noClass || t.cue != noClass || t.stimulus {
		return false
	}
	inner, opened := strings.CutPrefix(t.text, "(")
	inner, closed := strings.CutSuffix(strings.TrimRight(inner, " ."), ")")
	return opened && closed && len(strings.Fields(inner)) >= leastRemark && !strings.ContainsAny(inner, "()")
}

// leastRemark is how many words such a remark has: "(2 points)" is none.
const leastRemark = 4
