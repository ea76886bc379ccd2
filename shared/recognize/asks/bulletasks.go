package asks

import (
	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// leastBulleted is how many questions behind bullets a list has at least.
const leastBulleted = 4

// BulletAsks numbers the questions of a list in which each stands behind a
// bullet with its answer on the line below: there the bullets offer nothing.
func BulletAsks(lines []line.Line) []line.Line {
	bulleted, asking, answered := 0, 0, 0
	distinct := map[string]bool{}
	for i, l := range lines {
		if !rewrite.IsBulleted(l) {
			continue
		}
		bulleted++
		if !flatten.EndsAsking(l.Text) {
			continue
		}
		asking++
		if answeredUnder(lines, i) {
			answered++
			distinct[lexicon.Fold(lines[i+1].Text)] = true
		}
	}
	if asking < leastBulleted || asking*10 < bulleted*9 || answered*10 < bulleted*8 || len(distinct)*3 < answered*2 {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	number, open := 0, false
	for i, l := range lines {
		if open && !rewrite.IsBulleted(l) && l.Kind == line.TextLine {
			l = line.NewLine(l, append([]page.Run{{Text: "Answer: "}}, l.Runs...))
		}
		open = false
		stray := l.Kind == line.TextLine && l.Label == nil && number > 0 && flatten.EndsAsking(l.Text) && !rewrite.IsBulleted(lines[i-1]) && answeredUnder(lines, i)
		if rewrite.IsBulleted(l) || stray {
			l = rewrite.WithoutBullet(l)
			number++
			open = answeredUnder(lines, i)
			l.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "asked"}
		}
		out = append(out, l)
	}
	return out
}

// answeredUnder reports whether exactly one line without a bullet or a label
// stands between a question and the next.
func answeredUnder(lines []line.Line, i int) bool {
	if i+1 >= len(lines) || lines[i+1].Kind != line.TextLine || lines[i+1].Label != nil || rewrite.IsBulleted(lines[i+1]) || flatten.EndsAsking(lines[i+1].Text) {
		return false
	}
	return i+2 == len(lines) || rewrite.IsBulleted(lines[i+2]) || flatten.EndsAsking(lines[i+2].Text)
}
