package printed

import (
	"strings"

	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	// dumpSection is the section of a question that a program for exams prints below
	// its answer: "Section: Birds of the north".
	dumpSection = pattern.Guarded(pattern.OpensWith("S"), `^Section: \S`)
	// dumpReference heads what explains the answer, also where nothing does.
	dumpReference = pattern.Guarded(pattern.OpensWith("E"), `^Explanation/Reference:`)
)

// leastDumpFields is how many questions have such lines at least.
const leastDumpFields = 3

// WithoutDumpFields leaves out the lines with which a program for exams tells the
// section of a question and heads its explanation a second time. Below an answer that
// is a picture they would be read as what answers.
func WithoutDumpFields(lines []line.Line) []line.Line {
	sections, references := 0, 0
	for _, l := range lines {
		switch {
		case l.Kind != line.TextLine || l.Label != nil:
		case dumpSection.MatchString(l.Text):
			sections++
		case dumpReference.MatchString(l.Text):
			references++
		}
	}
	if min(sections, references) < leastDumpFields {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i, l := range lines {
		if l.Kind == line.TextLine && l.Label == nil && (dumpSection.MatchString(l.Text) || l.Text == "Explanation" && i+1 < len(lines) && dumpReference.MatchString(lines[i+1].Text)) {
			continue
		}
		if l.Text == "Explanation/Reference:" && answersNothing(out) && beginsNext(lines[i+1:]) {
			continue
		}
		out = append(out, l)
	}
	return out
}

// answersNothing reports whether the last of some lines with text is the word for an
// answer, with room or a picture behind it.
func answersNothing(lines []line.Line) bool {
	for k := len(lines) - 1; k >= 0; k-- {
		if lines[k].Kind == line.TextLine && lines[k].Text != "" {
			return strings.HasSuffix(lines[k].Text, "Answer:")
		}
	}
	return false
}

// dumpHead begins the next question of such a print.
var dumpHead = pattern.New(`^(?:QUESTION|Question) \d`)

// beginsNext reports whether the first of some lines with text begins a question.
func beginsNext(lines []line.Line) bool {
	for _, l := range lines {
		if l.Kind == line.TextLine && l.Text != "" {
			return dumpHead.MatchString(l.Text)
		}
	}
	return true
}
