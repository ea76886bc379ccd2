package printed

import (
	"slices"
	"strconv"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// A platform prints the number of a question before its name, "1.Question 1", and a list that
// counts does so before names that are typed, "2. Question - 2:".
var (
	frontNumber      = pattern.Guarded(pattern.BeginsWith("0123456789"), `^(\d{1,3})\s?[.)]\s*`)
	numberBehindName = pattern.Guarded(pattern.BeginsWith(" -–:#0123456789"), `^\s?[-–:#]?\s?(\d{1,3})\s*(?:[.:)\t–—-]|$)`)
)

// leastTwice is how many questions of a document have their number twice.
const leastTwice = 2

// TwiceNumbered takes the first of the two numbers away. Where they differ, or where a sentence
// goes on behind the name, the line says something of a question; where the entries of a list
// stand right below the name, it is all that is asked, and a list counts it.
func (r *Reader) TwiceNumbered(lines []line.Line) []line.Line {
	var found, from []int
	for i := range lines {
		if i+1 < len(lines) && lines[i].Label != nil && lines[i+1].Label != nil {
			continue
		}
		if at, ok := r.twiceNumbered(&lines[i]); ok {
			found, from = append(found, i), append(from, at)
		}
	}
	if len(found) < leastTwice {
		return lines
	}
	out := slices.Clone(lines)
	for k, i := range found {
		l := lines[i]
		l.Label = nil
		out[i] = line.NewLine(l, line.SliceRuns(l.Runs, from[k], len(l.Text)))
	}
	return out
}

// twiceNumbered reports whether a line has its number twice, and where the name begins.
func (r *Reader) twiceNumbered(l *line.Line) (at int, ok bool) {
	if l.Kind != line.TextLine {
		return 0, false
	}
	number := 0
	if l.Label != nil {
		if l.Label.Format != page.Decimal {
			return 0, false
		}
		number = l.Label.Number
	} else if m := frontNumber.FindStringSubmatch(l.Text); m != nil {
		at = len(m[0])
		number, _ = strconv.Atoi(m[1])
	} else {
		return 0, false
	}
	_, end := r.Vocabulary.Find(lexicon.NewHead(l.Text[at:]), lexicon.QuestionWord)
	if end == 0 {
		return 0, false
	}
	m := numberBehindName.FindStringSubmatch(l.Text[at+end:])
	return at, m != nil && m[1] == strconv.Itoa(number)
}
