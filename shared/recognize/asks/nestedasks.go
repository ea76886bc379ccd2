package asks

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// NestedAsks numbers the questions of a list in which each stands behind a bullet
// with its answer behind a bullet further in, as in lists to learn from. Several
// bullets further in under most questions are choices, as in forms and surveys.
func (r *Reader) NestedAsks(lines []line.Line) []line.Line {
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
		if lexicon.HasQuestionMark(l.Text) {
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
	offered := (answered-single)*10 >= answered*7
	if asked < leastBulleted || asking*10 < asked*9 || answered*2 < asked || single*10 < answered*7 && !offered || r.FaqTitle.In(flatten.FoldLines(lines[:min(3, len(lines))])) {
		return from
	}
	out := make([]line.Line, len(lines))
	number, first := 0, false
	for i, l := range lines {
		switch {
		case isBulletAt(l, outer):
			number++
			first = !announcesList(l.Text)
			l.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "asked"}
		case isBulletWithin(l, outer) && number > 0 && !offered:
			l.Label, l.Gap = nil, false
			if first {
				l = line.NewLine(l, append([]page.Run{{Text: "Answer: "}}, l.Runs...))
			}
			first = false
		}
		out[i] = l
	}
	return out
}

// isTypedBullet reports whether a line begins with a typed bullet.
func isTypedBullet(l line.Line) bool {
	_, ok := line.BulletOf(l.Text)
	return ok && l.Kind == line.TextLine && l.Label == nil
}

// typedOutline labels the lines behind typed bullets of several kinds with the
// level of each: the first kind stands outermost. A kind that comes again further
// in than the line above is a level of its own.
func typedOutline(lines []line.Line) []line.Line {
	if !slices.ContainsFunc(lines, isTypedBullet) {
		return lines
	}
	out := make([]line.Line, len(lines))
	levels := map[string]int{}
	var last line.Line // with a bullet
	for i, l := range lines {
		out[i] = l
		if !isTypedBullet(l) {
			continue
		}
		b, _ := line.BulletOf(l.Text)
		if _, seen := levels[b.Text]; !seen {
			levels[b.Text] = len(levels)
		}
		level := levels[b.Text]
		if last.Label != nil && last.Pos().Page == l.Pos().Page && l.Indent() > last.Indent() && level <= last.Label.Level {
			level = last.Label.Level + 1
		} else if last.Label != nil && l.Indent() == last.Indent() && b.Text == last.Label.Text {
			level = last.Label.Level
		}
		out[i] = l.From(b.End)
		out[i].Gap = l.Gap
		out[i].Label = &page.Label{Text: b.Text, Format: page.Bullet, Level: level, List: "typed"}
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
func outerBullet(lines []line.Line) int {
	level := -1
	for _, l := range lines {
		if isBulletWithin(l, -1) && (level < 0 || l.Label.Level < level) {
			level = l.Label.Level
		}
	}
	return level
}

func isBulletAt(l line.Line, level int) bool {
	return isBulletWithin(l, -1) && l.Label.Level == level
}

// isBulletWithin reports whether a line stands behind an automatic bullet further
// in than a level.
func isBulletWithin(l line.Line, level int) bool {
	return l.Kind == line.TextLine && l.Text != "" && l.Label != nil && l.Label.Format == page.Bullet && l.Label.Check == page.NoCheck && l.Label.Level > level
}

// bulletsUnder counts the bullets one level below that of line i, up to the next
// line that is none.
func bulletsUnder(lines []line.Line, i, outer int) int {
	n, level := 0, 0
	for _, l := range lines[i+1:] {
		if !isBulletWithin(l, outer) {
			break
		}
		if n == 0 {
			level = l.Label.Level
		}
		if l.Label.Level == level {
			n++
		}
	}
	return n
}
