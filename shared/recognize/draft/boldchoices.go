package draft

import (
	"slices"

	"formwright/shared/quiz"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// BoldAnswers takes back that bold lines are titles, where they stand alone under
// most questions and answer them, or end their choices.
func (r *Reader) BoldAnswers(ts []Token) {
	var at []int
	questions := 0
	for i := 0; i+1 < len(ts); i++ {
		if !asksAbove(ts[i]) {
			continue
		}
		questions++
		t := ts[i+1]
		if t.Heading && t.Style().Heading == 0 && t.Label == nil && !t.isChoice() && (t.question.Kind == line.NoNumber || t.isFigure() && ts[i].Label != nil) && t.IsMarked() && !t.Gap &&
			!ts[i].IsBold() && (i+2 >= len(ts) || asksAbove(ts[i+2])) {
			at = append(at, i+1)
		}
	}
	if len(at) >= rhythmGroups && len(at)*2 >= questions {
		noTitles(ts, at)
	}
	noTitles(ts, r.boldChoices(ts))
}

// isFigure reports whether a line is a number and nothing else, as an answer may be under
// a question that is numbered automatically.
func (t Token) isFigure() bool {
	return t.question.Kind == line.PlainNumber && t.question.Delim == line.AloneDelim && lexicon.IsNumber(t.Text)
}

func noTitles(ts []Token, at []int) {
	for _, i := range at {
		ts[i].Heading = false
	}
}

// boldChoices lists the bold lines that are right choices without letters: under most
// questions, numbered or not, one of the lines is bold, and not always the last, as the
// title over the next question is. Some may have several.
func (r *Reader) boldChoices(ts []Token) []int {
	var at []int
	questions, ones, inside := 0, 0, 0
	apart := setApart(ts)
	for i := 0; i < len(ts); {
		end := i + 1
		for end < len(ts) && !asksAbove(ts[end]) && end-i <= rhythmLines+1 {
			end++
		}
		if asksAbove(ts[i]) && end-i > 2 && end-i <= rhythmLines+1 {
			rows := ts[i+1 : end]
			if k := slices.IndexFunc(rows, func(t Token) bool { return strongHeading(t, r.Vocabulary) }); k >= 0 {
				rows = rows[:k] // the title over the next question, with its order
			}
			bold := boldAmong(rows, apart)
			questions++
			if len(bold) == 1 {
				ones++
			}
			for _, k := range bold {
				at = append(at, i+1+k)
			}
			if len(bold) > 0 && bold[0] < len(rows)-1 {
				inside++
			}
		}
		i = end
	}
	if inside < rhythmGroups || ones*5 < questions*3 {
		return nil
	}
	return at
}

// setApart reports whether a gap parts several questions from the plain lines under them.
func setApart(ts []Token) bool {
	n := 0
	for i := 0; i+2 < len(ts) && n < rhythmGroups; i++ {
		if t := ts[i+1]; asksAbove(ts[i]) && t.Gap && !ts[i+2].Gap && isUnlabelled(t) && !t.IsBold() {
			n++
		}
	}
	return n >= rhythmGroups
}

// boldAmong lists the bold ones among lines without labels, where others are not. The
// first of them may stand apart.
func boldAmong(ts []Token, apart bool) []int {
	var at []int
	for i, t := range ts {
		if t.Kind != line.TextLine || t.Label != nil || t.isChoice() || t.note.Class != lexicon.NoClass {
			return nil
		}
		if MarksOf(Choice{Lines: []line.Line{t.Line}})[rewrite.Mark{Kind: quiz.ByBold}] {
			if t.Style().Heading > 0 || t.Gap && (i > 0 || !apart) {
				return nil
			}
			at = append(at, i)
		}
	}
	if len(at) == len(ts) {
		return nil
	}
	return at
}

// asksAbove reports whether a line is a numbered question, or asks.
func asksAbove(t Token) bool {
	return t.Kind == line.TextLine && (isCounted(t) || t.asks)
}

// oneSetApart reports whether one of several entries is bold, underlined, highlighted
// or in a colour from end to end, and no other: the right one of choices that say what
// to do.
func oneSetApart(choices []Choice) bool {
	const fewest = 3
	n := 0
	for _, c := range choices {
		for m := range MarksOf(c) {
			if m.Kind != quiz.ByItalic {
				n++
				break
			}
		}
	}
	return n == 1 && len(choices) >= fewest
}
