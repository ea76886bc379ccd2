package asks

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// dottedTask is a number of two with a dot between, "2.1. Which", and may lack the blank and
// the stop behind it.
var dottedTask = pattern.Guarded(lexicon.HasDigit, `^(\d{1,2})\s?\.\s?(\d{1,2})\s?[.)]?\s?(\pL|[«"“<(])`)

// leastTested is how many questions make a test of a topic.
const leastTested = 2

// ticketTest is a topic of a ticket that is a test: a title with questions below it that are
// counted behind its number, each with choices.
type ticketTest struct {
	title   int
	asked   []int
	offered []int
}

// testBelow is the test that the topic on line i is, up to the end of lines; without questions
// where it is none.
func (r *Reader) testBelow(lines []line.Line, i int) ticketTest {
	test := ticketTest{title: i}
	number, ok := r.plainNumber(lines[i])
	if !ok || lexicon.HasQuestionMark(lines[i].Text) {
		return ticketTest{}
	}
	offering := 0 // questions that offer something
	offers := true
	for k := i + 1; k < len(lines); k++ {
		l := &lines[k]
		if n, ok := dottedBelow(*l, number); ok && n == len(test.asked)+1 {
			test.asked, offers = append(test.asked, k), false
			continue
		}
		if len(test.asked) == 0 && !l.Empty() {
			return ticketTest{} // it says more than a title does
		}
		if c, ok := l.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel {
			if test.offered = append(test.offered, k); !offers {
				offering, offers = offering+1, true
			}
		}
	}
	if len(test.asked) < leastTested || offering*2 < len(test.asked) {
		return ticketTest{}
	}
	return test
}

// plainNumber is the number of a topic.
func (r *Reader) plainNumber(l line.Line) (string, bool) {
	if l.Label != nil {
		return lexicon.DecimalText(l.Label.Number), l.Label.Format == page.Decimal && l.Label.Number > 0
	}
	q, ok := l.QuestionLabel(r.Vocabulary)
	return lexicon.DecimalText(q.Number), ok && q.Kind == line.PlainNumber
}

// dottedBelow is the number of a question behind that of its topic.
func dottedBelow(l line.Line, topic string) (int, bool) {
	if l.Kind != line.TextLine || l.Label != nil {
		return 0, false
	}
	m := dottedTask.FindStringSubmatch(l.Text)
	if m == nil || m[1] != topic {
		return 0, false
	}
	return line.LastNumber(m[2]), true
}

// write makes questions of those of a test. Its title is left out where it says no more than
// what a test is called.
func (t ticketTest) write(lines []line.Line) {
	title := lines[t.title]
	if title.Label = nil; len(strings.Fields(title.Text)) <= 2 {
		title = line.NewLine(title, nil)
	}
	lines[t.title] = title
	for _, i := range t.asked {
		l := lines[i]
		m := dottedTask.FindStringSubmatchIndex(l.Text)
		label := &page.Label{Text: l.Text[m[2]:m[3]] + "." + l.Text[m[4]:m[5]], Format: page.Decimal, Number: line.LastNumber(l.Text[m[4]:m[5]]), List: line.OpenList}
		lines[i] = l.From(m[6])
		lines[i].Label = label
	}
}
