package rewrite

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastRules is how many lettered lines are the rules of a paper.
const leastRules = 2

// LetteredRules takes the letters off the rules of a paper: "(a) Answer all questions"
// and those after it, under a heading that says "Instructions" and nothing else, over
// the first number. They would be the choices of that heading.
func (r *Reader) LetteredRules(lines []line.Line) []line.Line {
	at := slices.IndexFunc(lines, r.headsRules)
	if at < 0 {
		return lines
	}
	for i := range lines[:at] {
		if q, ok := lines[i].QuestionLabel(r.Vocabulary); ok && q.Number > 0 {
			return lines
		}
	}
	end := at + 1
	for end < len(lines) && isRule(lines[end], end-at) {
		end++
	}
	if end-at-1 < leastRules || end == len(lines) {
		return lines
	}
	if q, ok := lines[end].QuestionLabel(r.Vocabulary); !ok || q.Number != 1 {
		return lines
	}
	runs := slices.Clone(lines[at].Runs)
	if !strings.HasSuffix(lines[at].Text, ":") {
		runs = append(runs, page.Run{Text: ":"})
	}
	for _, l := range lines[at+1 : end] {
		c, _ := l.ChoiceLabel()
		if l.Label == nil {
			l = l.From(c.End)
		}
		runs = append(append(runs, page.Run{Text: " "}), l.Runs...)
	}
	out := append(slices.Clone(lines[:at]), line.NewLine(lines[at], runs))
	return append(out, lines[end:]...)
}

// headsRules reports whether a line is a word for instructions and nothing else.
func (r *Reader) headsRules(l line.Line) bool {
	f := strings.TrimRight(l.Folded(), " :.")
	return l.Kind == line.TextLine && l.Label == nil && f != "" && r.Instructing.Begins(f) == len(f)
}

// isRule reports whether a line has the letter of the nth of several, and asks nothing.
func isRule(l line.Line, n int) bool {
	c, ok := l.ChoiceLabel()
	return ok && c.Kind == lexicon.LetterLabel && c.Mark == "" && strings.EqualFold(c.Sign, string(rune('a'+n-1))) && !lexicon.HasQuestionMark(l.Text)
}
