package rewrite

import (
	"slices"
	"strings"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// headLines is how many lines of a paper may stand above its first question.
const headLines = 12

// roomToWrite is room for a word, behind the name of what is to be written there.
var roomToWrite = pattern.New(`[_.…]{4,}`)

// WithoutNameLines drops the lines with room for the name of who takes a test and for
// its date, above the first question: "Name: ________  Class: ____", or one field to a
// line where several follow. What stands over them is the head of the paper and belongs
// to no question.
func (r *Reader) WithoutNameLines(lines []line.Line) []line.Line {
	lines = r.withoutFieldBullets(lines)
	last := -1
	fields := r.fieldLines(lines[:min(headLines, len(lines))]) >= leastFieldLines
	for i, l := range lines[:min(headLines, len(lines))] {
		if l.Kind != line.TextLine || l.Label != nil || lexicon.HasQuestionMark(l.Text) {
			break
		}
		if _, ok := l.QuestionLabel(r.Vocabulary); ok && !l.Inside {
			break
		}
		if r.isNameRoom(lines, i) || fields && r.isFieldLine(l) {
			last = i
		}
	}
	if last < 0 || last+1 == len(lines) {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i, l := range lines {
		if i <= last && (r.isNameRoom(lines, i) || fields && r.isFieldLine(l)) {
			continue
		}
		l.Gap = l.Gap || i == last+1
		out = append(out, l)
	}
	return out
}

// isNameRoom reports whether line i is room for a name, or the end of the room of the last
// field above, which went over its line.
func (r *Reader) isNameRoom(lines []line.Line, i int) bool {
	return r.isNameLine(lines[i]) || i > 0 && !lines[i].Gap && line.IsRoom(lines[i].Text) && r.isNameLine(lines[i-1])
}

// nameBeside is room for a name or a class beside a title.
var nameBeside = pattern.New(`(?:\s{2,}|\t)\s*\p{L}[\p{L}\p{M}.'’ ]{0,24}[:：]?\s*[_.…]{3,}.*$`)

// TitleLine takes room for a name off the first line of a paper, where it stands beside
// the title: "Unit 5 test     Name: ________".
func (r *Reader) TitleLine(lines []line.Line) []line.Line {
	if len(lines) < 2 || lines[0].Kind != line.TextLine || lines[0].Label != nil {
		return lines
	}
	at := nameBeside.FindStringIndex(lines[0].Text)
	if at == nil || at[0] == 0 || strings.ContainsAny(lines[0].Text[:at[0]], "_…?") {
		return lines
	}
	title := lines[0].Cut(0, at[0])
	if _, numbered := title.QuestionLabel(r.Vocabulary); numbered || r.IsNoise(title) || strings.HasSuffix(title.Text, ":") {
		return lines
	}
	return append([]line.Line{title}, lines[1:]...)
}

// longestTitle is how many words the title of a paper has.
const longestTitle = 14

// NumberedTitle takes the number of the title of a paper for no question: "3. dolgozat:
// Természet", "1. DÖNEM 2. YAZILI SINAVI", "Test nr. 3: Știință". It is the first line,
// says that it heads a test, and the numbers below do not go on from it.
func (r *Reader) NumberedTitle(lines []line.Line) []line.Line {
	if len(lines) < 2 || lines[0].Kind != line.TextLine {
		return lines
	}
	q, ok := lines[0].QuestionLabel(r.Vocabulary)
	if !ok || q.Number == 0 || r.asksOrOrders(lines[0].From(q.End)) || !r.titles(lines, q) {
		return lines
	}
	next := 0
	for _, l := range lines[1:min(headLines, len(lines))] {
		if c, ok := l.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel && l.Label == nil && !IsAlphaSection(l.Text) && !answerkey.RomanSection.MatchString(l.Text) {
			return lines
		}
		if b, ok := l.QuestionLabel(r.Vocabulary); ok && b.Number > 0 {
			next = b.Number
			break
		}
	}
	if next != 1 {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	out[0].Inside, out[1].Gap = true, true
	return out
}

// titles reports whether the first line, with a number, names a test behind it or with the
// word before it: "Question 1" does not, nor "Test 1" where "Test 2" counts on.
func (r *Reader) titles(lines []line.Line, q line.QuestionLabel) bool {
	if !strings.HasPrefix(lines[0].Folded(), "test ") {
		return r.QuizTitle.In(lexicon.Fold(lines[0].Text[q.End:]))
	}
	return !slices.ContainsFunc(lines[1:], func(l line.Line) bool {
		_, ok := l.WordLabel(r.Vocabulary)
		return ok && strings.HasPrefix(l.Folded(), "test ")
	})
}

// asksOrOrders reports whether what stands behind a number can be a question: it asks,
// has room, is a sentence or longer than a title, or begins with an order.
func (r *Reader) asksOrOrders(l line.Line) bool {
	return lexicon.HasQuestionMark(l.Text) || flatten.HasBlank(l) || answerkey.EndsSentence(l.Text) || r.Asking.Begins(l.Folded()) > 0 || flatten.CountWords(l.Text, longestTitle+1) > longestTitle
}

// tabbedFields are the names of two things to write behind each, with tabs for the room.
var tabbedFields = pattern.New(`^\pL[\pL ]{0,20}[:：] *\t\s*\pL[\pL ]{0,20}[:：]\s*$`)

// isNameLine reports whether a line has room for at least two things that a person
// writes on a test, the first of which is named by a known word.
func (r *Reader) isNameLine(l line.Line) bool {
	if tabbedFields.MatchString(l.Text) && r.IsNoise(l) {
		return true
	}
	rooms := roomToWrite.FindAllStringIndex(l.Text, -1)
	if len(rooms) < 2 || !r.IsNoise(l) {
		return false
	}
	for _, field := range roomToWrite.Split(l.Text, -1) {
		if len(strings.Fields(field)) > longestField {
			return false
		}
	}
	return true
}

// longestField is how many words name what is to be written: "Teacher's signature:".
const longestField = 4
