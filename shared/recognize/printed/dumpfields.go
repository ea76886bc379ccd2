package printed

import (
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	// dumpSection is the section of a question that a program for exams prints below
	// its answer: "Section: Birds of the north".
	dumpSection = pattern.Guarded(pattern.OpensWith("S"), `^Section: \S`)
	// dumpReference heads what explains the answer, also where nothing does.
	dumpReference = pattern.Guarded(pattern.OpensWith("E"), `^Explanation/Reference:`)
	// dumpTail is the section behind the answer, where lines of the page were put together:
	// "Correct Answer: B Section: (none) Explanation".
	dumpTail = pattern.Guarded(pattern.Holds("Section:"), `^(?:Correct )?Answer:\s*\S.{0,40}?(\s+Section: .{1,80}?\s+Explanation)$`)
)

// leastDumpFields and leastDumpTails are how many questions have such lines and such tails of an
// answer at least.
const (
	leastDumpFields = 3
	leastDumpTails  = 2
)

// WithoutDumpFields leaves out the lines with which a program for exams tells the
// section of a question and heads its explanation a second time. Below an answer that
// is a picture they would be read as what answers.
func WithoutDumpFields(lines []line.Line) []line.Line {
	sections, references, tails := 0, 0, 0
	for _, l := range lines {
		switch {
		case l.Kind != line.TextLine || l.Label != nil:
		case dumpSection.MatchString(l.Text):
			sections++
		case dumpTail.MatchString(l.Text):
			tails++
		case dumpReference.MatchString(l.Text):
			references++
		}
	}
	if min(sections+tails, references) < leastDumpFields && tails < leastDumpTails {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i, l := range lines {
		if l.Kind == line.TextLine && l.Label == nil && (dumpSection.MatchString(l.Text) || l.Text == "Explanation" && i+1 < len(lines) && dumpReference.MatchString(lines[i+1].Text)) {
			continue
		}
		if l.Text == "Explanation/Reference:" {
			if beginsNext(lines[i+1:]) {
				continue
			}
			l = l.Cut(0, len("Explanation"))
		}
		if m := dumpTail.FindStringSubmatchIndex(l.Text); m != nil && l.Kind == line.TextLine && l.Label == nil {
			l = l.Cut(0, m[2])
		}
		out = append(out, l)
	}
	return out
}

// dumpHead begins the next question of such a print.
var dumpHead = pattern.New(`^(?:QUESTION|Question)(?: \d|$)`)

// beginsNext reports whether the first of some lines with text begins a question.
func beginsNext(lines []line.Line) bool {
	for _, l := range lines {
		if l.Kind == line.TextLine && l.Text != "" {
			return dumpHead.MatchString(l.Text)
		}
	}
	return true
}
