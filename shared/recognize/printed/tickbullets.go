package printed

import (
	"strings"
	"unicode/utf8"

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
// Where all bullets of a document are ticks, they are only its style. Bullets may be
// typed where several questions have them.
func TickBullets(lines []line.Line) []line.Line {
	typed := typedRuns(lines) >= leastTypedRuns
	var out []line.Line
	for i := 0; i < len(lines); {
		n, ticks := bulletRun(lines[i:], typed)
		if n < leastBullets || ticks == 0 || ticks == n {
			i += max(n, 1)
			continue
		}
		if out == nil {
			out = append(out, lines...)
		}
		for k := i; k < i+n; k++ {
			label := page.Label{Format: page.Bullet, List: tickList}
			if lines[k].Label == nil {
				_, end := typedBullet(&lines[k])
				out[k] = lines[k].From(end)
			} else {
				label = *lines[k].Label
				label.List, label.Level = lines[i].Label.List, lines[i].Label.Level
			}
			if label.Text, label.Check = "☐", page.Unchecked; isTick(bulletOf(&lines[k], typed)) {
				label.Check = page.Checked
			}
			out[k].Label = &label
		}
		i += n
	}
	if out == nil {
		return lines
	}
	return out
}

const (
	leastTypedRuns = 2 // questions with typed bullets and a tick among them
	leastTypedRun  = 3 // choices of such a question
	typedBullets   = "•●○▪◦·"
	tickList       = "ticks" // the list of typed bullets
)

// typedRuns counts the questions whose choices have typed bullets and one tick among
// them.
func typedRuns(lines []line.Line) (runs int) {
	for i := 0; i < len(lines); {
		if lines[i].Label != nil || bulletOf(&lines[i], true) == "" {
			i++
			continue
		}
		n, ticks := bulletRun(lines[i:], true)
		if n >= leastTypedRun && ticks == 1 {
			runs++
		}
		i += max(n, 1)
	}
	return runs
}

// bulletRun counts the lines with bullets that lines begin with, and the ticks among
// them. A run has ticks and one other bullet.
func bulletRun(lines []line.Line, typed bool) (n, ticks int) {
	other := ""
	for n < len(lines) && (n == 0 || !lines[n].Gap) && (lines[n].Label == nil) == (lines[0].Label == nil) {
		switch text := bulletOf(&lines[n], typed); {
		case text == "":
			return n, ticks
		case lines[n].Label != nil && lines[n].Label.Level != lines[0].Label.Level:
			return n + 1, 0 // points under others
		case isTick(text):
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

// bulletOf is the bullet of a line, one that is typed only where it may be; empty for none.
func bulletOf(l *line.Line, typed bool) string {
	switch {
	case l.Kind != line.TextLine:
		return ""
	case l.Label != nil:
		if l.Label.Format != page.Bullet {
			return ""
		}
		return l.Label.Text
	case !typed:
		return ""
	}
	sign, _ := typedBullet(l)
	return sign
}

// typedBullet is the bullet or tick that a line begins with, and where its text begins.
func typedBullet(l *line.Line) (sign string, end int) {
	c, size := utf8.DecodeRuneInString(l.Text)
	if size < 2 || !strings.ContainsRune(typedBullets+tickBullets, c) {
		return "", 0
	}
	end = len(l.Text) - len(strings.TrimLeft(l.Text[size:], " \t\u00a0"))
	if end == size || end == len(l.Text) {
		return "", 0
	}
	if c, _ := utf8.DecodeRuneInString(l.Text[end:]); strings.ContainsRune(typedBullets+tickBullets, c) {
		return "", 0 // "✓ • B. the owl": a tick and the bullet behind it
	}
	return l.Text[:size], end
}

func isTick(bullet string) bool {
	bullet = strings.Trim(bullet, " \ufe0f")
	return bullet != "" && strings.Trim(bullet, tickBullets) == ""
}
