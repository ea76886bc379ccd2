package rewrite

import (
	"slices"
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// TaskHeading is how many letters a heading over open tasks has at the most.
const TaskHeading = 120

// OrderWords is how many words an order has at the least that no word tells, where
// the paper shows that one stands there.
const OrderWords = 3

// partTitle is the title of a part with nothing but its number: "Semester 1".
var partTitle = pattern.New(`^\pL[\pL\pM]{2,14}\s+(?:\d{1,2}|[IVX]{1,4})[.:]?$`)

// OnlyPartTitles reports whether some lines are nothing but titles of parts.
func OnlyPartTitles(lines []line.Line) bool {
	return !slices.ContainsFunc(lines, func(l line.Line) bool { return l.Text != "" && !partTitle.MatchString(l.Text) })
}

// AnnouncesTasks reports whether the last of some lines, but for the title of a part,
// is a heading over tasks to be answered in words, or orders what to do with each line below it: "Solve
// for x:". What is numbered below it asks something, whatever it begins with.
func (r *Reader) AnnouncesTasks(lines []line.Line) bool {
	for i := len(lines) - 1; i >= 0; i-- {
		if l := lines[i]; l.Text != "" && (i == 0 || !partTitle.MatchString(l.Text)) {
			return r.OrdersTasks(l)
		}
	}
	return false
}

// OrdersTasks reports whether a line is such a heading. Behind the sign of a section
// it needs no stop: "B. Write the plural".
func (r *Reader) OrdersTasks(l line.Line) bool {
	if lexicon.IsLonger(l.Text, TaskHeading) {
		return false
	}
	text := withoutPoints(BehindSign(l, r.Vocabulary))
	return l.Says(r.OpenTasks) || r.OrdersBelow(text) || text != l.Text && r.OrdersBelow(text+".") || r.worksOnEach(text)
}

// HeadsWriting reports whether the last of some lines is nothing but the name of tasks that
// are answered in words, behind the sign of a section or not: "B. Ensayo", "II. Desarrollo
// (20 puntos)".
func (r *Reader) HeadsWriting(lines []line.Line) bool {
	for _, l := range slices.Backward(lines) {
		if l.Text == "" {
			continue
		}
		if l.Kind != line.TextLine || lexicon.IsLonger(l.Text, TaskHeading) {
			return false
		}
		f := lexicon.Fold(strings.Trim(withoutPoints(strings.TrimRight(BehindSign(l, r.Vocabulary), " .:")), " .:"))
		return f != "" && r.WritingTitles.Begins(f) == len(f)
	}
	return false
}

// worksOnEach reports whether a line says what to do with each of the things below, with no
// stop behind it: "Compute each derivative".
func (r *Reader) worksOnEach(text string) bool {
	f := lexicon.Fold(text)
	return r.Work.Begins(f) > 0 && r.Each.In(f) && strings.TrimRight(text, ".:!。：！ ") == text && !lexicon.HasQuestionMark(text) && !r.Instructing.In(f)
}

// OrdersBelow reports whether a whole line orders something and does not say how
// to take the test.
func (r *Reader) OrdersBelow(text string) bool {
	f := lexicon.Fold(text)
	if flatten.CountWords(text, 2) < 2 || strings.Contains(f, " of ") && flatten.CountWords(text, 5) < 5 || lexicon.HasQuestionMark(text) || r.AsksByWord(text) || r.Instructing.In(f) || strings.TrimRight(text, ".:!。：！ ") == text {
		return false
	}
	at := r.Asking.Index(f)
	return at == 0 || at > 0 && at <= longestManner && strings.HasSuffix(f, ":") && !r.Each.In(f[:at]) && r.Each.In(f[at:]) || lexicon.OrdersByForm(text)
}

// longestManner is how far an order may stand behind how it is to be done: "In your
// own words define the following:".
const longestManner = 30
