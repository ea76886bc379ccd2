package recognize

import (
	"slices"
	"strings"

	"formwright/shared/page"
)

// nestedAsks numbers the questions of a list in which each stands behind a bullet
// with its answer behind a bullet further in, as in lists to learn from. Several
// bullets further in under most questions would be choices.
func (r *recognizer) nestedAsks(lines []line) []line {
	from := lines
	outer := outerBullet(lines)
	if outer < 0 {
		lines, outer = typedOutline(lines), 0
	}
	asked, asking, answered, single := 0, 0, 0, 0
	for i, l := range lines {
		if !isBulletAt(l, outer) {
			continue
		}
		asked++
		if hasQuestionMark(l.text) {
			asking++
		}
		switch bulletsUnder(lines, i, outer) {
		case 0:
		case 1:
			single++
			answered++
		default:
			answered++
		}
	}
	if asked < leastBulleted || asking*10 < asked*9 || answered*2 < asked || single*10 < answered*7 || r.faqTitle.in(foldLines(lines[:min(3, len(lines))])) {
		return from
	}
	out := make([]line, len(lines))
	number, first := 0, false
	for i, l := range lines {
		switch {
		case isBulletAt(l, outer):
			number++
			first = !announcesList(l.text)
			l.label = &page.Label{Text: decimalText(number) + ".", Format: page.Decimal, Number: number, List: "asked"}
		case isBulletWithin(l, outer) && number > 0:
			l.label, l.gap = nil, false
			if first {
				l = newLine(l, append([]page.Run{{Text: "Answer: "}}, l.runs...))
			}
			first = false
		}
		out[i] = l
	}
	return out
}

// isTypedBullet reports whether a line begins with a typed bullet.
func isTypedBullet(l line) bool {
	_, ok := bulletOf(l.text)
	return ok && l.kind == textLine && l.label == nil
}

// typedOutline labels the lines behind typed bullets of several kinds with the
// level of each: the first kind stands outermost. A kind that comes again further
// in than the line above is a level of its own.
func typedOutline(lines []line) []line {
	if !slices.ContainsFunc(lines, isTypedBullet) {
		return lines
	}
	out := make([]line, len(lines))
	levels := map[string]int{}
	var last line // with a bullet
	for i, l := range lines {
		out[i] = l
		if !isTypedBullet(l) {
			continue
		}
		b, _ := bulletOf(l.text)
		if _, seen := levels[b.text]; !seen {
			levels[b.text] = len(levels)
		}
		level := levels[b.text]
		if last.label != nil && last.pos().Page == l.pos().Page && l.indent() > last.indent() && level <= last.label.Level {
			level = last.label.Level + 1
		} else if last.label != nil && l.indent() == last.indent() && b.text == last.label.Text {
			level = last.label.Level
		}
		out[i] = l.from(b.end)
		out[i].gap = l.gap
		out[i].label = &page.Label{Text: b.text, Format: page.Bullet, Level: level, List: "typed"}
		last = out[i]
	}
	return out
}

// announcesList reports whether a line ends in a colon, whatever stands behind it
// in brackets: what follows belongs to what it asks.
func announcesList(text string) bool {
	if at := strings.LastIndexByte(text, '('); at > 0 && strings.HasSuffix(strings.TrimSpace(text), ")") {
		text = text[:at]
	}
	return strings.HasSuffix(strings.TrimSpace(text), ":")
}

// outerBullet is the outermost level on which automatic bullets stand.
func outerBullet(lines []line) int {
	level := -1
	for _, l := range lines {
		if isBulletWithin(l, -1) && (level < 0 || l.label.Level < level) {
			level = l.label.Level
		}
	}
	return level
}

func isBulletAt(l line, level int) bool {
	return isBulletWithin(l, -1) && l.label.Level == level
}

// isBulletWithin reports whether a line stands behind an automatic bullet further
// in than a level.
func isBulletWithin(l line, level int) bool {
	return l.kind == textLine && l.text != "" && l.label != nil && l.label.Format == page.Bullet && l.label.Check == page.NoCheck && l.label.Level > level
}

// bulletsUnder counts the bullets one level below that of line i, up to the next
// line that is none.
func bulletsUnder(lines []line, i, outer int) int {
	n, level := 0, 0
	for _, l := range lines[i+1:] {
		if !isBulletWithin(l, outer) {
			break
		}
		if n == 0 {
			level = l.label.Level
		}
		if l.label.Level == level {
			n++
		}
	}
	return n
}
