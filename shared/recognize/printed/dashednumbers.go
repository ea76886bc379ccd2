package printed

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// dashedNumber is the number of a sheet and that of a task on it: "1-2 ".
var dashedNumber = pattern.Guarded(pattern.BeginsWith("0123456789"), `^(\d{1,2})\s?[-–]\s?(\d{1,2})(?:[\s.:)]|$)`)

// DashedNumbers writes a full stop between the number of a sheet and that of its task,
// "Aufgabe 3-1" over "Aufgabe 3-2", which are no ranges: behind the word for a task they
// count on from 1.
func (r *Reader) DashedNumbers(lines []line.Line) []line.Line {
	type dashed struct{ line, at, length int }
	var found []dashed
	sheet, task := 0, 0
	for i := range lines {
		l := &lines[i]
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		_, end := r.Vocabulary.Find(l.Head(), lexicon.QuestionWord)
		if end == 0 {
			continue
		}
		at := end + len(l.Text[end:]) - len(strings.TrimLeft(l.Text[end:], " "))
		m := dashedNumber.FindStringSubmatch(l.Text[at:])
		if m == nil {
			continue
		}
		a, _ := strconv.Atoi(m[1])
		b, _ := strconv.Atoi(m[2])
		if (a != sheet || b != task+1) && (b != 1 || sheet > 0 && a != sheet+1) {
			return lines
		}
		sheet, task = a, b
		found = append(found, dashed{i, at, len(m[0]) - len(strings.TrimLeft(m[0], "0123456789 -–"))})
	}
	if len(found) < 2 {
		return lines
	}
	out := slices.Clone(lines)
	for _, f := range found {
		l := lines[f.line]
		number := strings.NewReplacer("-", ".", "–", ".", " ", "").Replace(l.Text[f.at : f.at+f.length])
		out[f.line] = line.NewLine(l, slices.Concat(l.Cut(0, f.at).Runs, []page.Run{{Text: " " + number + " "}}, l.From(f.at+f.length).Runs))
	}
	return out
}
