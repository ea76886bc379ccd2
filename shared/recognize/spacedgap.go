package recognize

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// spacedGap is room for a word that is typed with spaces, in Chinese behind a
// word such as "is", or beside a comma, a stop or a quotation mark: "其时间复杂度是        。",
// "红、      、蓝". Columns are not parted behind one.
var spacedGap = pattern.New(`([是为有了叫称即在于需得共由、，“（]) {6,}([\p{Han}。，；、）”])|(\p{Han}) {6,}([和与及或。，；、）”])`)

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
				for range 2 { // what parts two gaps stands beside both
					runs[k].Text = spacedGap.ReplaceAllString(runs[k].Text, "${1}${3}______${2}${4}")
				}
			}
		}
		lead := l.lead
		lines[i] = newLine(l, runs)
		lines[i].lead = lead
	}
	return lines
}
