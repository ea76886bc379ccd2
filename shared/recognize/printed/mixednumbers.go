package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// leastMixed is how many numbers must count on for an author to have written some
// of them without the word.
const leastMixed = 4

// leastWorded is how many of them have the word; the first alone where the same sign
// stands behind all numbers: "Q1) ...", "2) ...", "3) ...".
const leastWorded = 2

// MixedNumbers gives the word of the others to numbers that were typed without
// it: "1. Task: ...", "2. ...", "3. Task: ...". Where fewer have the word, numbers
// without it stay as they are and ask like the others. All numbers in front of the lines
// must count on from 1 up to the key, so that none of them is of a list in a question;
// those of two lists to match side by side stay.
func (r *Reader) MixedNumbers(lines []line.Line) []line.Line {
	worded, last, form := 0, 0, ""
	paired := 0 // where rows of two lists end: "4. wren   a. has wings"
	var plain []int
	stops, alike := true, true // behind each of them
	for i, l := range lines {
		if l.Kind != line.TextLine {
			continue
		}
		if last >= leastMixed && r.IsKeyHeading(l) {
			break
		}
		q, ok := l.QuestionLabel(r.Vocabulary)
		if !ok || q.Delim == line.BareDelim || q.Delim == line.GluedDelim || q.Kind == line.NameNumber {
			continue
		}
		if q.Number != last+1 || q.Auto || q.Kind != line.WordNumber && q.Kind != line.PlainNumber {
			return lines
		}
		last = q.Number
		if q.Kind == line.PlainNumber && i >= paired {
			if rows := rewrite.RowsFrom(lines[i:], lexicon.DigitLabel, r.Letters); len(rows) >= leastPaired {
				paired = i + len(rows)
			}
		}
		if i < paired {
			continue
		}
		if q.Kind == line.PlainNumber {
			plain, stops = append(plain, i), stops && (q.Delim == '.' || q.Delim == ')')
			alike = alike && worded > 0 && strings.HasSuffix(strings.TrimRight(form, " "), string(q.Delim))
			continue
		}
		if worded++; form == "" {
			form = strings.Replace(l.Text[:q.End], lexicon.DecimalText(q.Number), "#", 1)
		}
	}
	if last < leastMixed || len(plain) == 0 || worded < leastWorded && !alike || worded <= len(plain) && !stops || !strings.Contains(form, "#") {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for _, i := range plain {
		l := lines[i]
		q, _ := l.QuestionLabel(r.Vocabulary)
		if worded > len(plain) {
			out[i] = line.NewLine(l, append([]page.Run{{Text: strings.Replace(form, "#", lexicon.DecimalText(q.Number), 1)}}, l.From(q.End).Runs...))
		} else {
			out[i] = l.From(q.End)
			out[i].Label = &page.Label{Text: q.Text, Format: page.Decimal, Number: q.Number, List: line.LetteredList}
		}
		out[i].Gap = l.Gap
	}
	return out
}
