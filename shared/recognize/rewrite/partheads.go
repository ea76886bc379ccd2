package rewrite

import (
	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// PartHeads tells the letters of questions from those of their choices where a
// numbered task has several questions with choices under it, "1. Choose the right
// answer: a) ... i) ... ii) ... b) ... i) ... ii) ...".
func (r *Reader) PartHeads(lines []line.Line) []line.Line {
	var out []line.Line
	for i := range lines {
		for n, at := range r.partsUnder(lines, i) {
			if out == nil {
				out = append([]line.Line(nil), lines...)
			}
			c, _ := lines[at].ChoiceLabel()
			text := c.Text
			l := lines[at]
			if !c.Auto {
				l = l.From(c.End)
				l.Gap = lines[at].Gap
			}
			l.Label = &page.Label{Text: text, Format: page.Decimal, Number: n + 1, List: line.PartsList, Level: 1}
			out[at] = l
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// partsUnder is the places of the lettered questions under the task at line i, each
// with choices of another manner; nil for none.
func (r *Reader) partsUnder(lines []line.Line, i int) []int {
	head, ok := lines[i].QuestionLabel(r.Vocabulary)
	if !ok || i+2 >= len(lines) || lexicon.HasQuestionMark(lines[i].Text) || flatten.HasBlank(lines[i]) || lexicon.IsLonger(lines[i].Text, TaskHeading) {
		return nil
	}
	first, ok := lines[i+1].ChoiceLabel()
	if f := lines[i].Folded(); !ok || first.Kind != lexicon.LetterLabel || !r.OtherKinds.In(f) && !r.Filling.In(f) && CueOf(lines[i].From(head.End), r.Vocabulary) == lexicon.NoClass {
		return nil
	}
	for _, alphabet := range r.Letters {
		if alphabet[0] == first.Sign {
			if at := partRow(lines[i+1:], first, head, alphabet, r.Vocabulary); at != nil {
				for k := range at {
					at[k] += i + 1
				}
				return at
			}
		}
	}
	return nil
}

// partRow is the lines that go on with the letters of the first one, up to the
// next number like that of the task; nil unless all have choices under them.
func partRow(lines []line.Line, first lexicon.ChoiceLabel, head line.QuestionLabel, alphabet []string, v lexicon.Vocabulary) []int {
	var at []int
	under := 0
	for k, l := range lines {
		if q, ok := l.QuestionLabel(v); ok && q.Kind == head.Kind && q.Delim == head.Delim && q.Auto == head.Auto {
			break
		}
		c, ok := l.ChoiceLabel()
		if !ok || c.Kind != lexicon.LetterLabel && c.Kind != lexicon.DigitLabel {
			continue
		}
		if c.Kind == lexicon.LetterLabel && c.Delim == first.Delim && c.Level == first.Level && c.List == first.List && len(at) < len(alphabet) && c.Sign == alphabet[len(at)] {
			if len(at) > 0 && under < 2 {
				return nil
			}
			at, under = append(at, k), 0
			continue
		}
		under++
	}
	if len(at) < 2 || under < 2 {
		return nil
	}
	return at
}
