package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
)

// The bullets that say which choice is right: a tick among others.
const (
	tickBullets  = "✓✔√☑☒"
	leastBullets = 2 // choices of a question
)

// TickBullets makes boxes of the bullets of choices where a tick takes the place of one
// of them, "○ Rome", "✓ Oslo": the tick is of another list, so that they would part.
// Where all bullets of a document are ticks, they are only its style.
func TickBullets(lines []line.Line) []line.Line {
	var out []line.Line
	for i := 0; i < len(lines); {
		n, ticks := bulletRun(lines[i:])
		if n < leastBullets || ticks == 0 || ticks == n {
			i += max(n, 1)
			continue
		}
		if out == nil {
			out = append(out, lines...)
		}
		for k := i; k < i+n; k++ {
			label := *lines[k].Label
			if label.Check = page.Unchecked; isTickBullet(lines[k]) {
				label.Check = page.Checked
			}
			label.Text, label.List, label.Level = "☐", lines[i].Label.List, lines[i].Label.Level
			out[k].Label = &label
		}
		i += n
	}
	if out == nil {
		return lines
	}
	return out
}

// bulletRun counts the lines with bullets that lines begin with, and the ticks among
// them. A run has ticks and one other bullet.
func bulletRun(lines []line.Line) (n, ticks int) {
	other := ""
	for n < len(lines) && lines[n].Kind == line.TextLine && lines[n].Label != nil && lines[n].Label.Format == page.Bullet && (n == 0 || !lines[n].Gap) {
		switch text := lines[n].Label.Text; {
		case lines[n].Label.Level != lines[0].Label.Level:
			return n + 1, 0 // points under others
		case isTickBullet(lines[n]):
			ticks++
		case other == "" || other == text:
			other = text
		default:
			return n, 0
		}
		n++
	}
	return n, ticks
}

func isTickBullet(l line.Line) bool {
	text := strings.Trim(l.Label.Text, " \ufe0f")
	return text != "" && strings.Trim(text, tickBullets) == ""
}
