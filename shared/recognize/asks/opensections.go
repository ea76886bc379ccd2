package asks

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// leastOpenLines is how many lines under a heading ask something.
const leastOpenLines = 3

// leastUnder is how many do with bullets under the number of a question.
const leastUnder = 2

// hanClause begins a Chinese clause with what is to be done.
var hanClause = pattern.New(`(?:^|[，。；：,;:])\s*(?:请|試|试|简述|描述|说明|比较|分析|设计|完成|列举|指出|阐述|概述|论述|解释|给出)`)

// OpenSections numbers the tasks under a heading that announces such, "B. Essay",
// where they stand one under the other without numbers: nearly every line asks or
// orders something.
func (r *Reader) OpenSections(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as no line is numbered
	for i := range lines {
		bullets := overBullets(lines[i:])
		if !bullets && !r.opensTasks(lines[i]) {
			continue
		}
		if r.speakersUnder(lines, i+1) {
			continue
		}
		under := r.NumbersOwn(lines[i]) || i > 0 && r.numberAlone(lines[i-1])
		tasks := r.openLines(lines[i+1:], under)
		if bullets && tasks != nil {
			tasks = bulletedLines(lines[i+1:], tasks[len(tasks)-1])
		}
		for number, at := range tasks {
			if out == nil {
				out = append([]line.Line(nil), lines...)
			}
			l := Bulleted(lines[i+1+at])
			l.Label = &page.Label{Text: lexicon.DecimalText(number+1) + ".", Format: page.Decimal, Number: number + 1, List: line.OpenList}
			if under && number < 26 {
				l.Label = &page.Label{Text: string(rune('a'+number)) + ")", Format: page.LowerAlpha, Number: number + 1, List: line.OpenList}
			}
			out[i+1+at] = l
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// kindTag is a word in capitals that says of which kind a question is: "[GAPS]".
var kindTag = pattern.New(`\[\p{Lu}{1,12}\]`)

// numberAlone reports whether a line is only the number of a question, what it is worth,
// and its kind: "Task 3 (4 points)", "Task 4 [GAPS]".
func (r *Reader) numberAlone(l line.Line) bool {
	q, ok := l.QuestionLabel(r.Vocabulary)
	if !ok || l.Kind != line.TextLine || q.Kind != line.WordNumber && q.Kind != line.PlainNumber || q.Number == 0 {
		return false
	}
	rest := l.Text[min(q.End, len(l.Text)):]
	rest = kindTag.ReplaceAllString(line.BracketPoints.ReplaceAllString(rest, ""), "")
	return strings.Trim(rest, " .:") == ""
}

// opensTasks reports whether a line is a heading over open tasks or sentences with
// gaps.
func (r *Reader) opensTasks(l line.Line) bool {
	if l.Kind != line.TextLine || lexicon.IsLonger(l.Text, rewrite.TaskHeading) || lexicon.HasQuestionMark(l.Text) || flatten.HasBlank(l) {
		return false
	}
	return l.Says(r.OpenTasks) || l.Says(r.Filling)
}

// openLines is the places of the tasks at the beginning of some lines, up to the
// next heading; nil where these are numbered, have choices or mostly tell.
func (r *Reader) openLines(lines []line.Line, under bool) []int {
	var at []int
	said, least := 0, leastOpenLines
	if under && len(lines) > 0 && rewrite.IsBulleted(lines[0]) {
		least = leastUnder
	}
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Text == "" || line.IsRoom(l.Text) {
			continue
		}
		if under && r.NumbersOwn(l) || r.numberedWord(l) {
			break // the next question
		}
		if isHeading(l) || answerkey.IsSectionWord(l, r.Vocabulary) || answerkey.HanSection.MatchString(l.Text) || rewrite.IsAlphaSection(l.Text) || r.opensTasks(l) && !r.OrdersOpenly(l) {
			break
		}
		if l.Label != nil && !rewrite.IsBulleted(l) || l.Label == nil && !rewrite.IsBulleted(l) && r.startsLabelled(l) {
			if c, ok := l.ChoiceLabel(); len(at) == 0 || ok && c.Kind == lexicon.LetterLabel {
				return nil
			}
			if q, ok := l.QuestionLabel(r.Vocabulary); ok && said == 1 && r.OrdersOpenly(l.From(q.End)) {
				return nil // "Answer in a word. 7. Who wrote Hamlet?": the numbers ask
			}
			continue // of the task above
		}
		if len(at) <= 1 && isWordBank(l.Text) || len(at) == 0 && r.ordersGaps(lines[i:]) {
			continue
		}
		said++
		if r.OrdersOpenly(l) {
			at = append(at, i)
		}
		if len(at) == 0 {
			return nil
		}
	}
	if len(at) < least || len(at)*10 < said*7 {
		return nil
	}
	return at
}

// ordersGaps reports whether the first of some lines orders to fill in those below it, in
// which the gaps are.
func (r *Reader) ordersGaps(lines []line.Line) bool {
	if flatten.HasBlank(lines[0]) || !lines[0].Says(r.Filling) {
		return false
	}
	gaps := 0
	for _, l := range lines[1:] {
		if flatten.HasBlank(l) {
			gaps++
		} else if l.Kind == line.TextLine && l.Text != "" && !isWordBank(l.Text) {
			if _, n := r.Vocabulary.Find(l.Head(), lexicon.AnswerWord); n == 0 {
				break
			}
		}
	}
	return gaps >= leastOpenLines
}

// OrdersOpenly reports whether a line asks or orders something, or has a gap.
func (r *Reader) OrdersOpenly(l line.Line) bool {
	f := lexicon.Fold(Bulleted(l).Text)
	return lexicon.HasQuestionMark(l.Text) || flatten.HasBlank(l) || r.OrdersAtHead(f) || lexicon.OrdersByForm(l.Text) || lexicon.OrdersInHan(l.Text) || hanClause.MatchString(l.Text) || r.OrdersEssay(f)
}

// LeastExplained is how many words say what is to be explained.
const LeastExplained = 4

// verbElsewhere is a word that asks in one language and tells in another, where it is
// not the first of its sentence: "Was ist ...", "He was born ...".
var verbElsewhere = pattern.New(`^(?:was|come)\s`)

// OrdersAtHead reports whether the beginning of an entry orders something.
func (r *Reader) OrdersAtHead(folded string) bool {
	if i := r.Asking.Index(folded); i >= 0 && i <= 12 && (i == 0 || !verbElsewhere.MatchString(folded[i:])) {
		return true
	}
	return r.Lab.Begins(folded) > 0 || r.ordersInManner(folded)
}

// ordersInManner reports whether a text orders something behind how it is to be done.
func (r *Reader) ordersInManner(folded string) bool {
	m := mannerFirst.FindString(folded)
	return m != "" && r.Asking.Index(folded[len(m):]) == 0
}

// mannerFirst says how something is to be done before it is ordered: "Using the table
// below, determine ...".
var mannerFirst = pattern.New(`^(?:using|given|based on|in|from|with|for|according to|by|assuming|considering|referring to|on|at)\b[^,.?!:;]{2,60},\s+`)
