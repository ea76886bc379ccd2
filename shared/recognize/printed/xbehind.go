package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// xBehind is the letter with which people cross what they choose, behind it: "a beech x".
// Behind an operator it is an unknown, and behind a figure where most are there.
var xBehind = pattern.Guarded(func(s string) bool {
	return strings.HasSuffix(strings.TrimRight(s, " "), "x") || strings.HasSuffix(s, "X") || strings.HasSuffix(s, "х")
},
	`([\pL\d.»”")])\s+[xXхХ]\s*$`)

const (
	// leastCrossed is how many lists have such a letter behind some of their choices.
	leastCrossed = 3
	// leastChoices is how many choices such a list has at least.
	leastChoices = 3
)

// XBehind writes such letters as ticks where several lists of choices have them, none
// behind all of its choices. Where others are ticked, they cross out what is wrong.
func XBehind(lines []line.Line) []line.Line {
	var at, figures []int
	lists := 0
	for from := 0; from < len(lines); {
		to := from
		crossed, known := 0, len(figures)
		for to < len(lines) && isEntry(&lines[to]) {
			if text := lines[to].Text; strings.HasSuffix(text, "✓") || strings.HasSuffix(text, "✔") || strings.HasSuffix(text, "√") {
				return lines
			}
			if m := xBehind.FindStringSubmatchIndex(lines[to].Text); m != nil && lexicon.IsDigit(lines[to].Text[m[2]]) {
				figures = append(figures, to)
			} else if m != nil {
				crossed++
				at = append(at, to)
			}
			to++
			if to < len(lines) && startsAnew(&lines[to]) {
				break
			}
		}
		if crossed > 0 || len(figures)-known > 1 || to-from < leastChoices {
			figures = figures[:known]
		}
		if crossed > 0 {
			if lists++; crossed == to-from || to-from < leastChoices {
				return lines
			}
		}
		from = max(to, from+1)
	}
	if lists < leastCrossed {
		return lines
	}
	if len(figures)*2 <= lists {
		at = append(at, figures...)
	}
	out := append([]line.Line(nil), lines...)
	for _, i := range at {
		l := lines[i]
		cut := l.Cut(0, xBehind.FindStringSubmatchIndex(l.Text)[3])
		out[i] = line.NewLine(l, append(cut.Runs[:len(cut.Runs):len(cut.Runs)], page.Run{Text: " ✓"}))
	}
	return out
}

// isEntry reports whether a line is a bullet or a lettered choice.
func isEntry(l *line.Line) bool {
	if l.Kind != line.TextLine {
		return false
	}
	if l.Label != nil {
		return l.Label.Format == page.Bullet || l.Label.Format == page.LowerAlpha || l.Label.Format == page.UpperAlpha
	}
	c, ok := l.PlainLabel()
	return ok && (c.Kind == lexicon.LetterLabel || c.Kind == lexicon.BulletLabel)
}

// startsAnew reports whether a lettered list begins.
func startsAnew(l *line.Line) bool {
	if l.Label != nil {
		return l.Label.Format != page.Bullet && l.Label.Number == 1
	}
	c, ok := l.PlainLabel()
	return ok && c.Kind == lexicon.LetterLabel && (c.Sign == "a" || c.Sign == "а")
}
