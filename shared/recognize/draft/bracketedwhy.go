package draft

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// isBracketed reports whether a line is a remark in brackets, as explains an
// answer on the line behind it: "(Because its eyes see in the dark.)".
func isBracketed(t Token) bool {
	if t.Kind != line.TextLine || t.Label != nil || t.isChoice() || t.note.Class != lexicon.NoClass || t.cue != lexicon.NoClass || t.stimulus {
		return false
	}
	inner, opened := strings.CutPrefix(t.Text, "(")
	inner, closed := strings.CutSuffix(strings.TrimRight(inner, " ."), ")")
	return opened && closed && len(strings.Fields(inner)) >= leastRemark && !strings.ContainsAny(inner, "()")
}

// leastRemark is how many words such a remark has: "(2 points)" is none.
const leastRemark = 4
