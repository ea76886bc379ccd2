package draft

import (
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// markSections finds the heads of sections that only the whole document tells:
// signs that count once through it, with numbered questions under them, and lines
// that order what is to be done with the numbers under them.
func (r *Reader) markSections(ts []Token, lines []line.Line) {
	for _, manner := range []int{asks.HanHeadsManner, asks.WordHeads} {
		for _, i := range r.SeriesHeads(lines, manner) {
			ts[i].Counts, ts[i].Heading = true, true
		}
	}
	over := headsOverFirst(ts)
	if len(over) < 2 && !(len(over) == 1 && strings.HasPrefix(ts[over[0]].question.Text, "第")) {
		over = r.numberedKinds(ts)
	}
	if all := r.restartHeads(ts); len(all) > len(over) {
		over = all
	}
	for _, i := range append(over, r.romanKinds(ts)...) {
		ts[i].Counts, ts[i].Heading, ts[i].question = true, true, line.QuestionLabel{}
	}
	for _, i := range r.letteredKinds(ts) {
		ts[i].Counts, ts[i].Heading, ts[i].question, ts[i].choice = true, true, line.QuestionLabel{}, lexicon.ChoiceLabel{}
	}
	for _, i := range coloursOverFirst(ts) {
		ts[i].Counts, ts[i].Heading = true, true
	}
	var orders []int
	for i := range ts {
		if r.ordersNumbers(ts, i) {
			orders = append(orders, i)
		}
	}
	for _, i := range orders {
		if len(orders) > 1 || ts[i].Gap {
			ts[i].Counts, ts[i].Heading, ts[i].choice = true, true, lexicon.ChoiceLabel{}
		}
	}
}

// headsOverFirst are the lines with a word and a number, or a number in brackets, over the
// first question of another manner, with at most a text that is to be read between:
// "第2問 ...", "【2】 ..." over "問1 ...".
func headsOverFirst(ts []Token) []int {
	var over []int
	for i := 0; i+1 < len(ts); i++ {
		q := ts[i].question
		if q.Kind != line.WordNumber || !framesNumber(q.Text) {
			continue
		}
		k := i + 1
		for k < len(ts)-1 && k < i+mostRead && ts[k].question.Kind == line.NoNumber && ts[k].choice.Kind == lexicon.NoLabel {
			k++
		}
		next := ts[k].question
		if q.Kind != line.WordNumber || !framesNumber(q.Text) || q.Auto || next.Auto || next.Kind != line.WordNumber || next.Number != 1 || lexicon.HasQuestionMark(ts[i].Text) {
			continue
		}
		if asks.WordOf(q) != asks.WordOf(next) {
			over = append(over, i)
		}
	}
	return over
}

// mostRead is how many lines a text has that is to be read before the first question about it.
const mostRead = 60

// framesNumber reports whether a label has its number between signs.
func framesNumber(label string) bool {
	return slices.ContainsFunc([]string{"第", "【", "〔"}, func(sign string) bool { return strings.HasPrefix(label, sign) })
}

// truthHead is how many words a heading has that asks whether what follows is true.
const truthHead = 5

// leastColourHeads is how many lines of one colour over first questions are heads.
const leastColourHeads = 3

// coloursOverFirst are the lines in a colour of their own that stand over the first
// question of a row each: nothing else in the document is set so.
func coloursOverFirst(ts []Token) []int {
	over, other := map[rewrite.Mark][]int{}, map[rewrite.Mark]bool{}
	for i, t := range ts {
		if t.Kind != line.TextLine || !t.IsMarked() {
			continue
		}
		heads := t.Label == nil && i+1 < len(ts) && ts[i+1].question.Kind == line.PlainNumber && ts[i+1].question.Number == 1 && !lexicon.IsLonger(t.Text, lexicon.HeadingLimit) && !lexicon.HasQuestionMark(t.Text)
		for m := range MarksOf(Choice{Lines: []line.Line{t.Line}}) {
			if m.Kind == quiz.ByColour && heads {
				over[m] = append(over[m], i)
			} else if m.Kind == quiz.ByColour {
				other[m] = true
			}
		}
	}
	var heads []int
	for m, at := range over {
		if len(at) >= leastColourHeads && !other[m] {
			heads = append(heads, at...)
		}
	}
	return heads
}

// ordersNumbers reports whether line i says what to do with the numbered lines
// under it, the first of which comes next. A choice is none: it goes on from the
// letter above.
func (r *Reader) ordersNumbers(ts []Token, i int) bool {
	t := ts[i]
	if t.Kind != line.TextLine || t.Label != nil || t.Text == "" || i+1 >= len(ts) || t.question.Kind != line.NoNumber || t.note.Class != lexicon.NoClass || lexicon.IsLonger(t.Text, rewrite.TaskHeading) || flatten.HasBlank(t.Line) {
		return false
	}
	next := ts[i+1]
	if lexicon.HasQuestionMark(t.Text) && (next.question.Number != 1 || flatten.CountWords(t.Text, truthHead+1) > truthHead || !t.OrdersTruth(r.Lexicon)) {
		return false // "B. True or false?" over 1
	}
	if next.Kind != line.TextLine || next.question.Kind != line.PlainNumber || t.choice.Kind == lexicon.LetterLabel && followsLetter(ts[:i], t, r.Letters) {
		return false
	}
	return t.OrdersTruth(r.Lexicon) || t.Says(r.Filling) || t.Says(r.OpenTasks) || t.Says(r.OtherKinds) || r.NamesKind(t.Line) || next.question.Number == 1 && (r.OrdersTasks(t.Line) || r.HeadsWriting([]line.Line{t.Line}))
}

// followsLetter reports whether the letter of a line follows the one of the last choice
// above, and is as large.
func followsLetter(above []Token, t Token, letters [][]string) bool {
	for i := len(above) - 1; i >= 0 && above[i].question.Kind == line.NoNumber; i-- {
		last := above[i].choice
		if last.Kind != lexicon.LetterLabel {
			continue
		}
		for _, alphabet := range letters {
			if at := lexicon.Place(t.choice.Sign, alphabet); at > 1 && at == lexicon.Place(last.Sign, alphabet)+1 {
				return t.choice.Upper == last.Upper
			}
		}
		return false
	}
	return false
}
