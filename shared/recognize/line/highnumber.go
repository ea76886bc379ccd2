package line

// LastYear is the highest number that labels a question by itself: those above
// are years more often.
const LastYear = 2000

// HighNumber reads a label above LastYear. It takes a document that has counted
// up to the number before: highest is the highest label so far.
func HighNumber(l Line, highest int) (QuestionLabel, bool) {
	if highest < LastYear || l.Kind != TextLine || l.Label != nil {
		return QuestionLabel{}, false
	}
	q, ok := PlainNumberLabel(l.Text, highest+1)
	if !ok || q.Number != highest+1 || !q.Signed() {
		return QuestionLabel{}, false
	}
	return q, true
}

// Signed reports whether a plain number has a sign of its own behind it.
func (q QuestionLabel) Signed() bool {
	return q.Kind == PlainNumber && q.Delim != BareDelim && q.Delim != GluedDelim && q.Delim != AloneDelim
}

// OpenList is the list of lines without a number of their own that ask or order, which
// got one here.
const OpenList = "open tasks"

// TaskList is the list of numbered tasks that ask by themselves and of the questions
// under the others, which begin anew in each: they are questions whatever their numbers.
const TaskList = "numbered tasks"

// PartsList is the list of the lettered questions under a task with a number.
const PartsList = "headed parts"

// Last is the number of a label, or the last of those it counts for.
func (q QuestionLabel) Last() int { return max(q.Number, q.Through) }

// RomanValue is the number that capitals from "IVX" write.
func RomanValue(s string) int {
	values := map[byte]int{'I': 1, 'V': 5, 'X': 10}
	total := 0
	for i := range len(s) {
		v := values[s[i]]
		if v == 0 {
			return 0
		}
		if i+1 < len(s) && values[s[i+1]] > v {
			v = -v
		}
		total += v
	}
	return total
}

// CountedList is the list of choices that the author numbered and that got letters, so that
// they are told from questions.
const CountedList = "counted choices"
