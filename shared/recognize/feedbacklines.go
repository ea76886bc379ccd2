package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// leastFeedback is how many lines behind three dots are feedback.
const leastFeedback = 2

// feedbackLines moves the feedback of tests that are written for a converter
// behind the choices: "... to all", and between stem and choices "+ to who was
// right", "- to who was wrong". Accepted answers stand there behind a star each,
// or an equals sign, and what a question is worth stands over it.
func feedbackLines(lines []line) []line {
	dotted := 0
	for _, l := range lines {
		if isFeedback(l, "...") {
			dotted++
		}
	}
	if dotted < leastFeedback {
		return lines
	}
	out := make([]line, 0, len(lines))
	var held []line
	var worth *line
	open := false // between a stem and its choices
	flush := func() {
		for _, l := range held {
			out = append(out, newLine(l, append([]page.Run{{Text: "Explanation: "}}, l.runs...)))
		}
		held = nil
	}
	for _, l := range lines {
		_, numbered := l.questionLabelTyped()
		c, labelled := l.choiceLabel()
		switch {
		case isFeedback(l, "..."), open && len(held) > 0 && (isFeedback(l, "+") || isFeedback(l, "-")):
			held = append(held, l.from(len(l.text)-len(strings.TrimLeft(l.text, ".+- \t"))))
			continue
		case numbered:
			flush()
			open = true
			if worth != nil {
				l = newLine(l, append(append([]page.Run(nil), l.runs...), page.Run{Text: " (" + worth.text + " points)"}))
				worth = nil
			}
		case pointsAbove.MatchString(l.text) && l.label == nil:
			flush()
			points := l.from(len(l.text) - len(pointsAbove.FindStringSubmatch(l.text)[1]))
			worth = &points
			continue
		case open && (isFeedback(l, "*") || isFeedback(l, "=")):
			l = answering(newLine(l, []page.Run{{Text: strings.Replace(strings.TrimLeft(l.text, "*= \t"), "+-", "±", 1)}}))
		case l.gap && !labelled:
			flush()
		case labelled && c.kind != bulletLabel:
			open = false
		}
		out = append(out, l)
	}
	flush()
	return out
}

// pointsAbove is what the next question is worth.
var pointsAbove = pattern.New(`^Points:\s*(\d+(?:\.\d+)?)$`)

// isFeedback reports whether a line is a sign and what is said behind it.
func isFeedback(l line, sign string) bool {
	if l.kind != textLine || l.label != nil {
		return false
	}
	rest, ok := strings.CutPrefix(l.text, sign)
	return ok && rest != strings.TrimLeft(rest, " \t") && strings.TrimSpace(rest) != ""
}
