package recognize

import "formwright/shared/page"

// leastBulleted is how many questions behind bullets a list has at least.
const leastBulleted = 4

// bulletAsks numbers the questions of a list in which each stands behind a
// bullet with its answer on the line below: there the bullets offer nothing.
func bulletAsks(lines []line) []line {
	bulleted, asking, answered := 0, 0, 0
	distinct := map[string]bool{}
	for i, l := range lines {
		if !isBulleted(l) {
			continue
		}
		bulleted++
		if !endsAsking(l.text) {
			continue
		}
		asking++
		if answeredUnder(lines, i) {
			answered++
			distinct[fold(lines[i+1].text)] = true
		}
	}
	if asking < leastBulleted || asking*10 < bulleted*9 || answered*10 < bulleted*8 || len(distinct)*3 < answered*2 {
		return lines
	}
	out := make([]line, 0, len(lines))
	number, open := 0, false
	for i, l := range lines {
		if open && !isBulleted(l) && l.kind == textLine {
			l = newLine(l, append([]page.Run{{Text: "Answer: "}}, l.runs...))
		}
		open = false
		stray := l.kind == textLine && l.label == nil && number > 0 && endsAsking(l.text) && !isBulleted(lines[i-1]) && answeredUnder(lines, i)
		if isBulleted(l) || stray {
			l = withoutBullet(l)
			number++
			open = answeredUnder(lines, i)
			l.label = &page.Label{Text: decimalText(number) + ".", Format: page.Decimal, Number: number, List: "asked"}
		}
		out = append(out, l)
	}
	return out
}

// isBulleted reports whether a line stands behind a bullet, typed or automatic.
func isBulleted(l line) bool {
	if l.kind != textLine {
		return false
	}
	if l.label != nil {
		return l.label.Format == page.Bullet && l.label.Check == page.NoCheck
	}
	_, ok := bulletOf(l.text)
	return ok
}

// withoutBullet takes a typed bullet off a line.
func withoutBullet(l line) line {
	if b, ok := bulletOf(l.text); ok && l.label == nil {
		return l.from(b.end)
	}
	return l
}

// answeredUnder reports whether exactly one line without a bullet or a label
// stands between a question and the next.
func answeredUnder(lines []line, i int) bool {
	if i+1 >= len(lines) || lines[i+1].kind != textLine || lines[i+1].label != nil || isBulleted(lines[i+1]) || endsAsking(lines[i+1].text) {
		return false
	}
	return i+2 == len(lines) || isBulleted(lines[i+2]) || endsAsking(lines[i+2].text)
}
