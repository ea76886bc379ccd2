package draft

import (
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastInOrder is how many sections a test counts at least.
const leastInOrder = 2

// CountedSections finds the lines that count the sections of a test, I, II, III,
// each once and in order, with numbered questions between them: statements and
// choices that are counted so have none. They end what stands above, whatever it is.
func (r *Reader) CountedSections(ts []Token) {
	for _, number := range []func(line.Line) int{asks.RomanOfSection, r.numberOfSection} {
		r.countSections(ts, number)
	}
	if runsThrough(ts) {
		r.countSections(ts, r.numberOfTask)
	}
}

func (r *Reader) countSections(ts []Token, number func(line.Line) int) {
	var at, lone []int // sections, and the questions that stand alone in one
	for i, t := range ts {
		n := number(t.Line)
		if n == 0 || t.note.Class != lexicon.NoClass || inRow(ts, i, number) {
			continue
		}
		if n != len(at)+1 {
			return
		}
		if n > 1 {
			k := r.loneAsk(ts, at[n-2]+1, i)
			if k < 0 {
				return
			}
			lone = append(lone, k)
		}
		at = append(at, i)
	}
	if len(at) < leastInOrder || !numberedBetween(ts[at[0]+1:at[1]]) {
		return
	}
	lone = append(lone, r.loneAsk(ts, at[len(at)-1]+1, len(ts)))
	for _, i := range at {
		ts[i].Heading, ts[i].Counts = true, true
		ts[i].question, ts[i].choice = line.QuestionLabel{}, lexicon.ChoiceLabel{}
	}
	first := firstNumbered(ts[at[0]+1:])
	for _, k := range lone {
		if k > 0 && first != nil {
			ts[k].question = *first
			ts[k].question.Number, ts[k].question.End = 1, 0
			ts[k].Heading = false
		}
	}
}

// inRow reports whether the number before or behind that of line i stands right above or
// below it: statements of one question are counted so, and no sections.
func inRow(ts []Token, i int, number func(line.Line) int) bool {
	n := number(ts[i].Line)
	return i+1 < len(ts) && !ts[i+1].Gap && number(ts[i+1].Line) == n+1 || i > 0 && n > 1 && !ts[i].Gap && number(ts[i-1].Line) == n-1
}

// loneAsk is the place of the only question of a section that does not number it,
// between from and to: 0 where questions are numbered, -1 where nothing asks.
func (r *Reader) loneAsk(ts []Token, from, to int) int {
	if numberedBetween(ts[from:to]) {
		return 0
	}
	for i := from; i < to; i++ {
		if ts[i].isChoice() && ts[i].choice.Kind == lexicon.LetterLabel {
			break
		}
		if l := ts[i].Line; l.Kind == line.TextLine && l.Label == nil && l.Text != "" && r.OrdersOpenly(l) {
			return i
		}
	}
	return -1
}

// firstNumbered is the label of the first question with a number, nil for none.
func firstNumbered(ts []Token) *line.QuestionLabel {
	for _, t := range ts {
		if numberedBetween([]Token{t}) {
			return &t.question
		}
	}
	return nil
}

// ordinal is the number before the word for a section, "2. hluti", "1-й тур", "2nd part".
var ordinal = pattern.Guarded(pattern.BeginsWith("0123456789"), `^(\d{1,2})(?:\s?[.ªº°]|-(?:й|я|ая|ый|ий|е|а|ша|га)|st|nd|rd|th|er|ère|re|e|ème|eme|nde)?\s+`)

// numberOfSection is such a number, 0 for none.
func (r *Reader) numberOfSection(l line.Line) int {
	if l.Kind != line.TextLine || lexicon.IsLonger(l.Text, lexicon.HeadingLimit) {
		return 0
	}
	number, end := 0, 0
	if q, ok := l.QuestionLabel(r.Vocabulary); ok && q.Kind == line.PlainNumber && q.Delim == '.' {
		number, end = q.Number, q.End
	} else if m := ordinal.FindStringSubmatchIndex(l.Text); m != nil && l.Label == nil {
		number, end = line.LastNumber(l.Text[m[2]:m[3]]), m[1]
	}
	if number == 0 || lexicon.HasQuestionMark(l.Text) {
		return 0
	}
	if c, _ := r.Vocabulary.Find(lexicon.NewHead(l.Text[end:]), lexicon.SectionWord); c == lexicon.NoClass {
		return 0
	}
	return number
}

// numberOfTask is the number behind the word for a question, "Opdracht 2: ", 0 for
// none.
func (r *Reader) numberOfTask(l line.Line) int {
	if q, ok := l.QuestionLabel(r.Vocabulary); ok && q.Kind == line.WordNumber && l.Label == nil && !lexicon.IsLonger(l.Text, lexicon.HeadingLimit) {
		return q.Number
	}
	return 0
}

// runsThrough reports whether the plain numbers of a document count from 1 to its end,
// whatever numbers behind words stand between them: these name sections then.
func runsThrough(ts []Token) bool {
	last, words, parted := 0, 0, 0
	fresh := false // a word stands over what comes
	for _, t := range ts {
		switch q := t.question; {
		case t.note.Class != lexicon.NoClass:
		case q.Kind == line.WordNumber:
			words++
			fresh = true
			if words == 1 && last > 0 {
				return false
			}
		case numberedBetween([]Token{t}):
			if q.Number != last+1 {
				return false
			}
			last++
			if fresh {
				parted++
			}
			fresh = false
		}
	}
	return parted >= leastInOrder && last > words
}

// numberedBetween reports whether some lines hold a question with a plain number,
// or one with a word.
func numberedBetween(ts []Token) bool {
	for _, t := range ts {
		if k := t.question.Kind; k == line.PlainNumber && t.question.Delim != line.BareDelim && t.question.Delim != line.GluedDelim || k == line.WordNumber {
			return true
		}
	}
	return false
}
