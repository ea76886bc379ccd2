package recognize

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// spacedGap is room for a word that is typed with spaces, in Chinese behind a
// word such as "is": "其时间复杂度是        。" Columns are not parted behind one.
var spacedGap = pattern.New(`([是为有了叫称即在于需得共由]) {6,}([\p{Han}。，；、）])`)

// spacedGaps writes such room as underscores.
func spacedGaps(lines []line) []line {
	has := func(r page.Run) bool {
		return r.Kind == page.TextRun && strings.Contains(r.Text, "      ") && spacedGap.MatchString(r.Text)
	}
	for i, l := range lines {
		if l.kind != textLine || !strings.Contains(l.text, "      ") || !slices.ContainsFunc(l.runs, has) {
			continue
		}
		runs := slices.Clone(l.runs)
		for k, r := range runs {
			if has(r) {
				runs[k].Text = spacedGap.ReplaceAllString(r.Text, "${1}______${2}")
			}
		}
		lead := l.lead
		lines[i] = newLine(l, runs)
		lines[i].lead = lead
	}
	return lines
}
