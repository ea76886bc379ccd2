package asks

import (
	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// The bounds of questions with letters under a number that only orders to choose.
const (
	leastNested  = 2 // of them
	leastOnTheir = 3 // where no number stands over them
	nestedStem   = 3 // lines of one
)

// NestedList is the list of their letters, askedList that of those without a number over
// them.
const (
	NestedList = "nested"
	askedList  = "asked"
)

// NestedChoices numbers the questions under a number that only says what to do with
// them, "1. Circle the right answer. a) The capital is A) Rome B) Oslo b) ...": they
// have letters, and their choices letters of another look. Without a number over them
// they are numbered where at least half of them ask.
func (r *Reader) NestedChoices(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	for i := 0; i+1 < len(lines); i++ {
		if at := r.nestedAlone(lines, i); at != nil {
			if out == nil {
				out = append([]line.Line(nil), lines...)
			}
			for k, from := range at {
				out[from] = nestedLabel(lines[from], k+1, askedList)
			}
			i = at[len(at)-1]
			continue
		}
		q, ok := lines[i].QuestionLabel(r.Vocabulary)
		if !ok || q.Number <= 0 || q.Kind == line.RomanNumber || lexicon.HasQuestionMark(lines[i].Text) || !r.OrdersChoice(lines[i]) && !lexicon.ChoosesRight.MatchString(lines[i].Folded()) {
			continue
		}
		at := r.nestedAt(lines, i+1)
		if len(at) < leastNested {
			continue
		}
		if out == nil {
			out = append([]line.Line(nil), lines...)
		}
		if l := lines[i]; l.Label != nil {
			out[i].Label = nil
		} else {
			out[i] = l.From(q.End)
			out[i].Gap = l.Gap
		}
		list := NestedList
		if q.Kind == line.WordNumber {
			list = line.LetteredList
		}
		for _, k := range at {
			out[k] = nestedLabel(lines[k], q.Number, list)
		}
		i = at[len(at)-1]
	}
	if out == nil {
		return lines
	}
	return out
}

// nestedLabel is a line with its letter for the label of a question.
func nestedLabel(l line.Line, number int, list string) line.Line {
	c, _ := l.ChoiceLabel()
	if l.Label == nil {
		gap := l.Gap
		l = l.From(c.End)
		l.Gap = gap
	}
	l.Label = &page.Label{Text: c.Text, Format: page.Decimal, Number: number, List: list}
	return l
}

// nestedAlone is the lines of questions with letters from line i on, over which no number
// stands: nil unless their choices have small Roman numbers and half of them ask. An
// outline has such signs too.
func (r *Reader) nestedAlone(lines []line.Line, i int) []int {
	c, ok := lines[i].ChoiceLabel()
	if !ok || c.Kind != lexicon.LetterLabel || c.Sign != "a" || c.End >= len(lines[i].Text) && !c.Auto {
		return nil
	}
	if under := r.rowUnder(lines, i, c); under == 0 || r.numberOver(lines, i) {
		return nil
	}
	at := r.nestedAt(lines, i)
	asking := 0
	for _, k := range at {
		if first, ok := lines[k+1].ChoiceLabel(); !ok || first.Sign != flatten.RomanParts()[0] || first.Upper {
			return nil
		}
		if AsksLine(lines[k]) {
			asking++
		}
	}
	if len(at) < leastOnTheir || asking*2 < len(at) {
		return nil
	}
	return at
}

// numberOver reports whether the line before line i that says something begins with
// the number of a question.
func (r *Reader) numberOver(lines []line.Line, i int) bool {
	for i--; i >= 0; i-- {
		if lines[i].Text != "" {
			q, ok := lines[i].QuestionLabel(r.Vocabulary)
			return ok && q.Number > 0
		}
	}
	return false
}

// OrdersChoice reports whether a line orders something, and no more.
func (r *Reader) OrdersChoice(l line.Line) bool {
	f := l.Folded()
	if l.Says(r.TruthCue) || l.Says(r.Match) || l.Says(r.Order) || l.Says(r.Filling) || flatten.HasBlank(l) {
		return false
	}
	c, _ := r.Vocabulary.Find(l.Head(), lexicon.SingleCue, lexicon.MultipleCue)
	return c != lexicon.NoClass || l.Says(r.Multiple) || r.Cued(l.Text) || r.OrdersAtHead(f) || lexicon.OrdersByForm(l.Text)
}

// nestedAt is the lines of the questions that begin at line i, one for each letter.
func (r *Reader) nestedAt(lines []line.Line, i int) []int {
	var at []int
	var outer lexicon.ChoiceLabel
	for ; i < len(lines); i++ {
		if lines[i].Kind == line.TextLine && lines[i].Text == "" && lines[i].Label == nil {
			continue
		}
		c, ok := lines[i].ChoiceLabel()
		if !ok || c.Kind != lexicon.LetterLabel || len(at) == 0 && c.Sign == flatten.RomanParts()[0] {
			return at // romanItems reads Roman numbers
		}
		switch {
		case len(at) == 0 && lexicon.IsFirst(c.Sign, r.Letters), len(at) > 0 && looksLike(c, outer) && flatten.Follows(outer.Sign, c.Sign, r.Letters, false), len(at) > 0 && goesOnAbout(c, outer):
		default:
			return at
		}
		letter := c
		if len(at) > 0 && goesOnAbout(c, outer) {
			letter.Sign = "a" // "i" is no Roman number here
		}
		end := r.rowUnder(lines, i, letter)
		if end == 0 {
			return nil
		}
		at, outer, i = append(at, i), c, end-1
	}
	return at
}

// rowUnder is the end of the choices of another look that stand under a lettered
// line; 0 for none.
func (r *Reader) rowUnder(lines []line.Line, i int, outer lexicon.ChoiceLabel) int {
	for k := i + 1; k < min(len(lines), i+1+nestedStem); k++ {
		c, ok := lines[k].ChoiceLabel()
		if !ok || c.Kind != lexicon.LetterLabel {
			if lines[k].Kind != line.TextLine || ok {
				return 0
			}
			continue
		}
		if looksLike(c, outer) || !lexicon.IsFirst(c.Sign, r.Letters) {
			return 0
		}
		end, found := k+1, 1+len(rewrite.Continued(c, flatten.FindSpots(lines[k]), nil, r.Letters))
		for before := c; end < len(lines); end++ {
			next, ok := lines[end].ChoiceLabel()
			if !ok || !looksLike(next, c) {
				break
			}
			if lexicon.IsFirst(next.Sign, r.Letters) && !flatten.Follows(before.Sign, next.Sign, r.Letters, true) {
				break
			}
			before = next
			found++
		}
		if found < 2 {
			return 0
		}
		return end
	}
	return 0
}

// goesOnAbout reports whether a letter that is a Roman number too follows the one before
// it, "h", "i", or is before the next, "i", "j".
func goesOnAbout(c, outer lexicon.ChoiceLabel) bool {
	return len(c.Sign) == 1 && len(outer.Sign) == 1 && (c.Sign == "i" || outer.Sign == "i") && c.Kind == outer.Kind && c.Upper == outer.Upper && c.Auto == outer.Auto && c.Delim == outer.Delim && c.Sign[0] == outer.Sign[0]+1
}

// looksLike reports whether two letters are of one list.
func looksLike(a, b lexicon.ChoiceLabel) bool {
	return a.Kind == b.Kind && a.Upper == b.Upper && a.Auto == b.Auto && (a.Delim == b.Delim || a.Auto) && flatten.IsRomanSign(a.Sign) == flatten.IsRomanSign(b.Sign)
}
