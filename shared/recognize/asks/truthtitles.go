package asks

import (
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// TruthTitles makes heads of "True or False" alone on a line between questions without a
// gap above: below a statement these are the words to choose from, but not below a
// question that has its room, choices or answer, nor where the numbers begin anew below
// or an order stands between, "Write T if the statement is true."
func (r *Reader) TruthTitles(lines []line.Line) []line.Line {
	var out []line.Line
	for i, l := range lines {
		if i == 0 || l.Gap || l.Label != nil || l.Kind != line.TextLine || !r.onlyTruth(l) {
			continue
		}
		next, ordered := r.askBelow(lines[i+1:])
		if next == 0 || !ordered && !r.hasAll(lines[i-1]) && !(next == 1 && r.numberAbove(lines[:i]) > 1) {
			continue
		}
		if out == nil {
			out = append(out, lines...)
		}
		out[i].Counts = true
	}
	if out == nil {
		return lines
	}
	return out
}

// onlyTruth reports whether a line is the name of questions that are true or false, with
// what they are worth perhaps: "TRUE OR FALSE (5 points)".
func (r *Reader) onlyTruth(l line.Line) bool {
	text := strings.TrimRight(PointsAside.ReplaceAllString(l.Text, ""), " :")
	c, end := r.Vocabulary.Find(lexicon.NewHead(text), lexicon.TrueFalseCue)
	return c != lexicon.NoClass && end == len(text) && !strings.ContainsAny(text, "/|")
}

// askBelow is the number of the question right below a title, or below one line that says
// what to do.
func (r *Reader) askBelow(lines []line.Line) (number int, ordered bool) {
	if len(lines) > 1 && r.askNumber(lines[0]) == 0 && endsOrder(lines[0].Text) && !lexicon.HasQuestionMark(lines[0].Text) {
		if c, _ := lines[0].NoteClass(r.Vocabulary); c != lexicon.NoClass {
			return 0, false
		}
		lines, ordered = lines[1:], true
	}
	if len(lines) == 0 {
		return 0, false
	}
	if number = r.askNumber(lines[0]); number == 0 && flatten.RoomNumber.MatchString(lines[0].Text) {
		number = r.askNumber(lines[0].From(len(flatten.RoomFront.FindString(lines[0].Text))))
	}
	return number, ordered
}

// askNumber is the number of a question, with a word before it or not; 0 for none.
func (r *Reader) askNumber(l line.Line) int {
	if q, ok := l.QuestionLabel(r.Vocabulary); ok && l.Kind == line.TextLine && q.Kind == line.WordNumber {
		return q.Number
	}
	return r.NumberedRow(l)
}

// hasAll reports whether a line is the room, a choice or the answer of a question, or
// asks: nothing to choose from follows.
func (r *Reader) hasAll(l line.Line) bool {
	_, choice := l.ChoiceLabel()
	c, _ := l.NoteClass(r.Vocabulary)
	return choice || c == lexicon.AnswerWord || flatten.EndsAsking(l.Text) || line.IsRoom(l.Text)
}
