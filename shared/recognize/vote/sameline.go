package vote

import (
	"maps"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// sameLineVote reads the answers of a list for a quiz that stand right behind the
// question mark, "Who wrote Hamlet? Shakespeare", where most open questions have
// one and both differ: what repeats is an order, and a question that repeats asks
// about what stands behind it.
func (r *Reader) sameLineVote(ds []draft.Draft) {
	open, signed, apart, length := 0, 0, 0, 0
	var below []int
	inList := map[string]int{}
	asked, told := map[string]bool{}, map[string]bool{}
	var behind, before []string
	cuts, lists, figures := map[int]int{}, map[int]int{}, r.figuresAtEnds(ds)
	for i := range ds {
		d := &ds[i]
		if len(d.Choices) > 0 || d.HasAnswer() || len(d.Stem) == 0 {
			continue
		}
		open++
		inList[d.Label.List]++
		at := r.toldAfterMark(ds, i)
		if at == 0 {
			at = figures[i]
		}
		if at > 0 {
			cuts[i] = at
			text := d.Stem[0].Text
			if !flatten.EndsAsking(strings.TrimSpace(text[:at])) {
				signed++
			}
			if setApartFrom(d.Stem[0], at) || roomApart.MatchString(text[:at]) {
				apart++
			}
			asked[lexicon.Fold(text[:at])], told[lexicon.Fold(text[at:])] = true, true
			behind, before = append(behind, text[at:]), append(before, text[:at])
			length += utf8.RuneCountInString(text[at:])
		} else if r.isToldBelow(d) {
			below = append(below, i)
		} else if at := r.ListAt(d.Stem[0]); at > 0 && onOneLine(ds, i) && saysList(d.Stem[0].Text[at:]) {
			lists[i] = at
		}
	}
	if len(cuts) >= asks.LeastSameLine && len(cuts) > len(lists) { // what others list is their answer, too
		open -= len(lists)
	} else {
		clear(lists)
	}
	n, least := len(cuts), asks.LeastSameLine
	below = inOneList(ds, cuts, below)
	if len(below) > 0 && n > len(below) && n+len(below) == inList[ds[below[0]].Label.List] {
		least -= len(below) // all of the list are answered, most of them behind
	}
	if n < least || len(below) == 0 || n*4 < inList[ds[below[0]].Label.List] {
		below = nil // what stands below goes on with what is asked
	} else {
		open = inList[ds[below[0]].Label.List]
	}
	if n < asks.FewSameLine || n < least && max(signed, apart) < n || (n+len(below))*10 < open*7 || len(asked)*10 < n*9 || len(told)*3 < n*2 || length >= n*asks.ProseAverage || lexicon.NamesPlaces(behind, before) {
		return
	}
	maps.Copy(cuts, lists)
	for i, at := range cuts {
		d := &ds[i]
		d.Notes = append(d.Notes, line.Note{Class: lexicon.AnswerWord, Value: d.Stem[0].From(at)})
		passTitles(ds, i)
		d.Stem = []line.Line{d.Stem[0].Cut(0, endOfAsked(d.Stem[0].Text[:at], figures[i] == at))}
		d.Prose = true
	}
	for _, i := range below {
		d := &ds[i]
		d.Notes = append(d.Notes, line.Note{Class: lexicon.AnswerWord, Value: d.Stem[1]})
		d.Stem, d.Prose = d.Stem[:1], true
	}
	for i := range ds {
		if d := &ds[i]; cuts[i] == 0 && len(d.Choices) == 0 && !d.HasAnswer() && len(d.Stem) > 1 && onOneLine(ds, i) {
			passTitles(ds, i)
		}
	}
}

// saysList reports whether a text lists things in several words each, as no choices in a line
// are given.
func saysList(text string) bool {
	words, pieces := len(strings.Fields(text)), 1+strings.Count(text, ",")+strings.Count(text, ";")
	return words >= leastListWords && words*2 >= pieces*3
}

// leastListWords is how many words such a list has.
const leastListWords = 5

// passTitles gives what stands below the first line of a question to the next one, whose
// titles they are.
func passTitles(ds []draft.Draft, i int) {
	if n := len(ds[i].Stem); n > 1 {
		ds[i+1].Prelude = append(ds[i].Stem[1:n:n], ds[i+1].Prelude...)
		ds[i].Stem = ds[i].Stem[:1]
	}
}

// inOneList are those of some drafts that are in the list of all that others are in.
func inOneList(ds []draft.Draft, cuts map[int]int, some []int) (out []int) {
	list := map[string]bool{}
	for i := range cuts {
		list[ds[i].Label.List] = true
	}
	for _, i := range some {
		if len(list) == 1 && list[ds[i].Label.List] {
			out = append(out, i)
		}
	}
	return out
}

// isToldBelow reports whether the one line under a numbered question may be its answer, in a
// list where others have theirs right behind the question mark.
func (r *Reader) isToldBelow(d *draft.Draft) bool {
	if !d.Labelled || d.Room > 0 || len(d.Stem) != 2 || !flatten.EndsAsking(d.Stem[0].Text) && !flatten.ClosesStem(d.Stem[0].Text) {
		return false
	}
	l := d.Stem[1]
	return l.Kind == line.TextLine && l.Label == nil && utf8.RuneCountInString(l.Text) <= longestBelow && !lexicon.HasQuestionMark(l.Text) && !flatten.HasBlank(l) && !line.IsRoom(l.Text) && !r.Cued(l.Text) && !lexicon.OrdersByForm(l.Text) && !asks.IsChoiceList(l)
}

// longestBelow is how many characters such an answer has at most.
const longestBelow = 200

// endOfAsked is where a question ends before its answer: behind its question mark, or
// behind the sign before a figure.
func endOfAsked(text string, figure bool) int {
	if mark := strings.LastIndexAny(text, "?？؟"); mark >= 0 && !figure {
		_, size := utf8.DecodeRuneInString(text[mark:])
		return mark + size
	}
	return len(strings.TrimRightFunc(text, unicode.IsSpace))
}

// roomApart is the room that sets an answer apart from its question.
var roomApart = pattern.New(`(?:\s*\t\s*|\s{3,})$`)

// setApartFrom reports whether all that stands behind a place in a line has a look
// that nothing before it has.
func setApartFrom(l line.Line, at int) bool {
	before := map[rewrite.Mark]bool{}
	for _, run := range line.SliceRuns(l.Runs, 0, at) {
		for _, m := range rewrite.RunMarks(run.Marks) {
			before[m] = true
		}
	}
	for m := range draft.MarksOf(draft.Choice{Lines: []line.Line{line.NewLine(l, line.SliceRuns(l.Runs, at, len(l.Text)))}}) {
		if !before[m] {
			return true
		}
	}
	return false
}

// toldAfterMark is where the answer begins on the only line of a question, 0 for none.
func (r *Reader) toldAfterMark(ds []draft.Draft, i int) int {
	d := &ds[i]
	if !onOneLine(ds, i) {
		return 0
	}
	at := r.AnswerAt(d.Stem[0])
	if at > 0 && judgesSeveral(d.Stem[0].Text[at:]) {
		return 0
	}
	return at
}

// judgesSeveral reports whether the same aside stands behind several things, as the
// verdicts behind choices do: "Oslo (right) Rome (wrong) Lima (wrong)".
func judgesSeveral(s string) bool {
	seen := map[string]bool{}
	for _, aside := range asideForm.FindAllString(s, -1) {
		if seen[aside] {
			return true
		}
		seen[aside] = true
	}
	return false
}

var asideForm = pattern.Guarded(pattern.Holds("("), `\(\pL+\)`)

// onOneLine reports whether a question is one line, but for titles of the next row of
// questions below it.
func onOneLine(ds []draft.Draft, i int) bool {
	d := &ds[i]
	return d.Room == 0 && d.Stem[0].Kind == line.TextLine && (len(d.Stem) == 1 || len(d.Stem) <= mostTitles+1 && titlesNext(ds, i))
}

// mostTitles is how many titles stand over a row of questions at most.
const mostTitles = 2

// titlesNext reports whether what stands below the first line of a question are titles
// of others that are counted from 1.
func titlesNext(ds []draft.Draft, i int) bool {
	if i+1 >= len(ds) || ds[i+1].Label.Number != 1 || ds[i].Label.Number <= 1 {
		return false
	}
	for _, l := range ds[i].Stem[1:] {
		if l.Kind != line.TextLine || l.Label != nil || l.Soft || lexicon.IsLonger(l.Text, lexicon.HeadingLimit) || lexicon.HasQuestionMark(l.Text) {
			return false
		}
	}
	return true
}
