package asks

import (
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

const (
	// leastExerciseHeads is how many exercises a sheet has that are named so.
	leastExerciseHeads = 2
	// underExerciseHead is how many lines stand at most between the name of an exercise
	// and its first row: what to do, and what it is worth.
	underExerciseHead = 5
	// leastUneven is how many exercises stand right over rows that are no choices, as
	// many under one are no others' number: the counts are uneven or one is this high.
	leastUneven = 3
	manyRows    = 7
)

// exerciseName is the name of an exercise with its number, "Exercise 2.1: Articles". A
// task or a question of that kind may have parts instead of rows.
var exerciseName = pattern.New(`(?i)^(?:exercise|exercice|ejercicio|esercizio|exercício|exercicio|übung|ćwiczenie|упражнение|вправа|latihan|bài tập|oefening|övning|øvelse|cvičení|cvičenie|exercițiul|vaje|alıştırma|άσκηση|תרגיל|تمرین|تمرين|التمرين|แบบฝึกหัดที่|(?:练习|习题|練習|習題)\s*)\s*[\d۰-۹٠-٩]{1,2}(?:\.\d{1,2})?(?:[\s.:)–—-]|$)`)

// ExerciseHeads makes heads of the names of exercises over rows with numbers that begin
// anew under each, "Exercise 2: Prepositions / Complete with by or with. / 1. The house
// was built ___ him.": their rows are the questions. Where nothing between says what to do
// and the rows have no room and no choices, they may be the parts of one task, or its
// choices: not so right under short titles whose rows are now few and now many.
func (r *Reader) ExerciseHeads(lines []line.Line) []line.Line {
	var at, names []int
	for i, l := range lines {
		if l.Kind == line.TextLine && l.Label == nil && !lexicon.IsLonger(l.Text, exerciseOrder) && exerciseName.MatchString(l.Text) && !lexicon.HasQuestionMark(l.Text) && !flatten.HasBlank(l) {
			names = append(names, i)
			if r.rowsUnderName(lines, i) {
				at = append(at, i)
			}
		}
	}
	if len(at) < leastExerciseHeads {
		at = r.overUnevenRows(lines, names)
	}
	if len(at) < leastExerciseHeads {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for _, i := range at {
		out[i].Counts = true
	}
	return out
}

// rowsUnderName reports whether rows that count from 1 stand under the name of an exercise,
// each a question.
func (r *Reader) rowsUnderName(lines []line.Line, at int) bool {
	ordered := false
	for i, seen := at+1, 0; i < len(lines) && seen < underExerciseHead; i++ {
		l := lines[i]
		switch {
		case l.Empty():
			continue
		case l.Kind != line.TextLine || l.Style().Heading > 0 || exerciseName.MatchString(l.Text):
			return false
		case r.NumberedRow(l) == 1:
			second := r.rowAfter(lines, i)
			return second > 0 && (ordered || flatten.HasBlank(l) && flatten.HasBlank(lines[second]) || r.offersUnder(lines, i))
		case r.NumberedRow(l) > 0 || l.Label != nil:
			return false
		}
		o := r.orderOver(l)
		if o.sorted {
			return false // rows of lists to match are no questions
		}
		ordered = ordered || o.kind > noOrder
		seen++
	}
	return false
}

// rowAfter is the row with number 2 behind the first, 0 for none before the next heading.
func (r *Reader) rowAfter(lines []line.Line, first int) int {
	for i := first + 1; i < len(lines) && lines[i].Style().Heading == 0; i++ {
		if n := r.NumberedRow(lines[i]); n > 0 {
			if n != 2 {
				return 0
			}
			return i
		}
	}
	return 0
}

// offersUnder reports whether the first choice of a row stands below it, or room for what
// is to be written.
func (r *Reader) offersUnder(lines []line.Line, at int) bool {
	for _, l := range lines[at+1:] {
		if l.Empty() {
			continue
		}
		if line.IsRoom(l.Text) {
			return true
		}
		c, ok := l.ChoiceLabel()
		return ok && c.Kind == lexicon.LetterLabel && lexicon.IsFirst(c.Sign, r.Letters)
	}
	return false
}

// overUnevenRows is the names of exercises that stand right over their rows, where nearly
// all do and the rows are too many or too uneven to be choices; none otherwise.
func (r *Reader) overUnevenRows(lines []line.Line, names []int) []int {
	if len(names) < leastUneven {
		return nil
	}
	var at []int
	fewest, most := 0, 0
	for k, i := range names {
		end := len(lines)
		if k+1 < len(names) {
			end = names[k+1]
		}
		n := r.countedRowsUnder(lines[i+1 : end])
		if n < 2 {
			continue
		}
		at = append(at, i)
		if most = max(most, n); fewest == 0 || n < fewest {
			fewest = n
		}
	}
	if len(at) < leastUneven || len(at)*5 < len(names)*4 || most < manyRows && most < fewest+3 {
		return nil
	}
	return at
}

// countedRowsUnder is how many rows that count from 1 stand among some lines, the first
// of them on top; 0 where one has choices below it.
func (r *Reader) countedRowsUnder(lines []line.Line) int {
	rows := 0
	for i, l := range lines {
		switch n := r.NumberedRow(l); {
		case l.Empty():
		case n == rows+1:
			if rows++; r.offersUnder(lines, i) {
				return 0
			}
		case rows == 0:
			return 0
		}
	}
	return rows
}
