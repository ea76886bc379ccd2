package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	// statusLine is what a test that was taken says of an answer that is printed over
	// it, with what it got: "Status : Correct	Marks : 1/1".
	statusLine = pattern.Guarded(pattern.OpensWith("Ss"), `(?i)^status\s*:\s*(correct|(?:partially|partly)\s+correct|incorrect|wrong|(?:not |un)(?:answered|attempted)|skipped)(?:\s*[,;|]?\s*(?:marks?|points?|score)\s*:\s*\d{1,3}(?:\.\d+)?\s*/\s*(\d{1,3}(?:\.\d+)?))?$`)
	// statusAnswer is the line over such an answer.
	statusAnswer = pattern.Guarded(pattern.OpensWith("AaYy"), `(?i)^(?:your\s+)?answer\s*:?$`)
)

const (
	leastStatus   = 2 // questions that say it
	longestStatus = 8 // lines of an answer over it
)

// StatusLines takes what is said of answers off them: one that was right is the key,
// any other is what somebody took for it, and left out.
func StatusLines(lines []line.Line) []line.Line {
	said := 0
	for i := range lines {
		if lines[i].Kind == line.TextLine && statusLine.MatchString(lines[i].Text) && answerOver(lines, i) >= 0 {
			said++
		}
	}
	if said < leastStatus {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i, l := range lines {
		m := []string(nil)
		if l.Kind == line.TextLine {
			m = statusLine.FindStringSubmatch(l.Text)
		}
		if m == nil || answerOver(lines, i) < 0 {
			out = append(out, l)
			continue
		}
		if at := answerOver(out, len(out)); at >= 0 && !strings.EqualFold(m[1], "correct") {
			out = out[:at]
		}
		if m[2] != "" {
			out = append(out, line.NewLine(l, []page.Run{{Text: "Points: " + m[2]}}))
		}
	}
	return out
}

// answerOver is the line with the word for the answer over line i; -1 for none.
func answerOver(lines []line.Line, i int) int {
	for k := i - 1; k >= max(0, i-longestStatus); k-- {
		switch {
		case lines[k].Kind != line.TextLine:
		case statusAnswer.MatchString(lines[k].Text):
			return k
		case statusLine.MatchString(lines[k].Text):
			return -1
		}
	}
	return -1
}
