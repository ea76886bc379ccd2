package answerkey

import (
	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// RepeatedKey numbers the answers below the heading of a key that has none where
// each repeats a choice above, letter and text, in the order of the questions: "b)
// Rome". The number is that of the question the choice stands under.
func (r *Reader) RepeatedKey(lines []line.Line) []line.Line {
	for at := len(lines) - 1; at > 0; at-- {
		if r.IsKeyHeading(lines[at]) {
			return r.numberedRepeats(lines, at)
		}
		if c, ok := lines[at].ChoiceLabel(); lines[at].Text != "" && (!ok || c.Kind != lexicon.LetterLabel) {
			return lines
		}
	}
	return lines
}

// numberedRepeats numbers the lines below the heading at a place; the lines as they
// are where one repeats nothing.
func (r *Reader) numberedRepeats(lines []line.Line, heading int) []line.Line {
	out := append([]line.Line(nil), lines...)
	from, said := 0, 0
	for k := heading + 1; k < len(lines); k++ {
		if lines[k].Text == "" {
			continue
		}
		i := from
		number := 0
		for ; i < heading && lines[i].Folded() != lines[k].Folded(); i++ {
			if q, ok := lines[i].QuestionLabel(r.Vocabulary); ok && q.Number > 0 && (q.Kind == line.WordNumber || q.Kind == line.PlainNumber) {
				number = q.Number
			}
		}
		if i == heading || number == 0 {
			return lines
		}
		from = i + 1
		said++
		l := lines[k]
		l.Label = nil
		out[k] = line.NewLine(l, append([]page.Run{{Text: lexicon.DecimalText(number) + ". "}}, l.Runs...))
	}
	if said < BareKeyLines {
		return lines
	}
	return out
}
