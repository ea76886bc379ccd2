package printed

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastTypeLines is how many questions stand under lines that say their kind.
const leastTypeLines = 2

var (
	// typeLine says the kind of the question below by the letters that the programs
	// which upload tests know, "Type: MC"; the first group is of those whose lettered
	// lines are what is accepted.
	typeLine = pattern.Guarded(pattern.BeginsWith("tT"), `^(?i:type)\s*:\s*(?i:(F|FB|FIB|FMB|SA|E|ES|ESS)|MC|MR|MA|TF|MT|M|O)$`)
	// titleLine names a question for those who keep the bank.
	titleLine = pattern.Guarded(pattern.BeginsWith("tT"), `^(?i:title)\s*:`)
)

// TypeLines leaves such lines out, and makes answers of what is accepted.
func TypeLines(lines []line.Line) []line.Line {
	count := 0
	for _, l := range lines {
		if l.Kind == line.TextLine && typeLine.MatchString(l.Text) {
			count++
		}
	}
	if count < leastTypeLines {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	var accepted []line.Line
	open, named := false, false // named: a line that says the kind stands right before
	flush := func() {
		if len(accepted) > 0 {
			out = append(out, flatten.Answering(line.NewLine(accepted[0], []page.Run{{Text: strings.Join(slices.Collect(line.TextsOf(accepted)), " / ")}})))
		}
		accepted = nil
	}
	for _, l := range lines {
		if m := typeLine.FindStringSubmatch(l.Text); m != nil && l.Kind == line.TextLine {
			flush()
			open, named = m[1] != "", true
			continue
		}
		if named && titleLine.MatchString(l.Text) {
			continue
		}
		if named {
			l.Gap, named = true, false
		}
		if c, ok := l.ChoiceLabel(); open && ok && c.Kind == lexicon.LetterLabel && c.End < len(l.Text) {
			accepted = append(accepted, l.From(c.End))
			continue
		}
		flush()
		out = append(out, l)
	}
	flush()
	return out
}
