package asks

import (
	"strings"
	"unicode"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// How many rows two lists without labels have side by side.
const (
	leastBareRows = 3
	mostBareRows  = 12
)

// betweenLists is the room between two lists side by side.
var betweenLists = pattern.New(`\s{3,}|\s*\t\s*`)

// bareRows reads two lists without labels side by side from line i on, one entry of
// each on a line with room between, and where they end; 0 where there are none.
func bareRows(lines []line.Line, i int) (left, right []line.Line, end int) {
	seen := map[string]bool{} // what stands there again and again are answers
	for end = i; end < len(lines); end++ {
		l := lines[end]
		if l.Kind != line.TextLine || l.Label != nil || len(l.Text) > 2*matchedLimit || flatten.HasBlank(l) || lexicon.HasQuestionMark(l.Text) || IsChoiceList(l) {
			break
		}
		at := betweenLists.FindAllStringIndex(l.Text, -1)
		if len(at) != 1 || at[0][0] == 0 || at[0][1] == len(l.Text) {
			break
		}
		if _, numbered := l.NumberLabel(); numbered {
			break
		}
		entry := strings.TrimSpace(l.Text[at[0][1]:])
		if seen[entry] || !strings.ContainsFunc(entry, unicode.IsLetter) {
			return nil, nil, 0
		}
		seen[entry] = true
		left, right = append(left, l.Cut(0, at[0][0])), append(right, l.Cut(at[0][1], len(l.Text)))
	}
	if len(left) < leastBareRows || len(left) > mostBareRows {
		return nil, nil, 0
	}
	return left, right, end
}
