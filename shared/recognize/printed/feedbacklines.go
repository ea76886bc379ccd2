package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastFeedback is how many lines behind three dots are feedback, and how many starred
// letters show such a test without any.
const leastFeedback = 2

// starredChoice is a right choice of such a test: "*b) Rome", "[*] Rome".
var starredChoice = pattern.New(`^(?:\*[a-z][.)]|\[\*\])\s`)

// FeedbackLines moves the feedback of tests that are written for a converter
// behind the choices: "... to all", and between stem and choices "+ to who was
// right", "- to who was wrong". Accepted answers stand there behind a star each,
// or an equals sign, and what a question is worth stands over it. Signs of an arrow
// are room to hand in a file.
func FeedbackLines(lines []line.Line) []line.Line {
	dotted, starred := 0, 0
	for _, l := range lines {
		if isFeedback(l, "...") {
			dotted++
		}
		if l.Kind == line.TextLine && l.Label == nil && starredChoice.MatchString(l.Text) {
			starred++
		}
	}
	if max(dotted, starred) < leastFeedback {
		return lines
	}
	lines = withoutRemarks(lines)
	out := make([]line.Line, 0, len(lines))
	var held []line.Line
	var worth *line.Line
	open := false     // between a stem and its choices
	stem := false     // the last line is numbered
	answered := false // the last line is what is accepted
	flush := func() {
		for _, l := range held {
			out = append(out, flatten.Explaining(l))
		}
		held = nil
	}
	for _, l := range lines {
		_, numbered := l.QuestionLabelTyped()
		c, labelled := l.ChoiceLabel()
		underStem := stem
		stem = numbered
		switch {
		case isFeedback(l, "..."), open && isFeedback(l, "+") && underStem, open && len(held) > 0 && (isFeedback(l, "+") || isFeedback(l, "-")):
			held = append(held, l.From(len(l.Text)-len(strings.TrimLeft(l.Text, ".+- \t"))))
			continue
		case numbered:
			flush()
			open = true
			if worth != nil {
				l = line.NewLine(l, append(append([]page.Run(nil), l.Runs...), page.Run{Text: " (" + worth.Text + " points)"}))
				worth = nil
			}
		case pointsAbove.MatchString(l.Text) && l.Label == nil:
			flush()
			points := l.From(len(l.Text) - len(pointsAbove.FindStringSubmatch(l.Text)[1]))
			worth = &points
			continue
		case open && (isFeedback(l, "*") || isFeedback(l, "=")):
			accepted := page.Run{Text: strings.Replace(strings.TrimLeft(l.Text, "*= \t"), "+-", "±", 1)}
			if last := len(out) - 1; answered {
				out[last] = line.NewLine(out[last], append(append([]page.Run(nil), out[last].Runs...), page.Run{Text: " / "}, accepted))
				continue
			}
			out, answered = append(out, flatten.Answering(line.NewLine(l, []page.Run{accepted}))), true
			continue
		case open && handIn.MatchString(l.Text):
			l = line.NewLine(l, []page.Run{{Text: "____"}})
		case l.Gap && !labelled:
			flush()
		case labelled && c.Kind != lexicon.BulletLabel:
			open = false
		}
		out, answered = append(out, l), false
	}
	flush()
	return out
}

// handIn is where a file is to be handed in.
var handIn = pattern.New(`^\^{4,}$`)

// pointsAbove is what the next question is worth.
var pointsAbove = pattern.New(`^Points:\s*(\d+(?:\.\d+)?)$`)

// isFeedback reports whether a line is a sign and what is said behind it.
func isFeedback(l line.Line, sign string) bool {
	if l.Kind != line.TextLine || l.Label != nil {
		return false
	}
	rest, ok := strings.CutPrefix(l.Text, sign)
	return ok && rest != strings.TrimLeft(rest, " \t") && strings.TrimSpace(rest) != ""
}
