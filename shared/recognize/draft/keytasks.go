package draft

import (
	"slices"
	"strings"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// matchTasks matches a key that has the answers of each task on one line, "Exercise 1:
// 1. went 2. saw  Exercise 2: b, c, a", where each task heads questions that are
// numbered from 1. It reports whether it could read every line so.
func (r *Reader) matchTasks(list *KeyList, ds []Draft) bool {
	tasks := r.taskRuns(ds)
	if len(tasks) == 0 {
		return false
	}
	rows, seen := make([][]answerkey.KeyEntry, len(list.Entries)), map[int]bool{}
	several := 0
	for i, e := range list.Entries {
		run := tasks[e.Number]
		if e.Dotted != "" || e.Name != "" || run == nil || seen[e.Number] {
			return false
		}
		seen[e.Number] = true
		rows[i] = rowOfTask(e.Value, len(run))
		if rows[i] == nil || slices.ContainsFunc(rows[i], func(one answerkey.KeyEntry) bool { return one.Number > len(run) }) {
			return false
		}
		if len(rows[i]) > 1 {
			several++
		}
	}
	if several == 0 {
		return false
	}
	for i, e := range list.Entries {
		run := tasks[e.Number]
		for _, one := range rows[i] {
			value := *e
			value.Value, value.Why, value.Number = one.Value, nil, one.Number
			r.pairKey(list, &ds[run[one.Number-1]], &value)
		}
		e.Used = true
	}
	return true
}

// rowOfTask reads the answers to so many questions: behind their numbers, or one for
// each in their order. It is nil for anything else.
func rowOfTask(value line.Line, questions int) []answerkey.KeyEntry {
	if row := bareRow(value, questions); row != nil {
		return row
	}
	if row := answerkey.RowOf(value); len(row) > 0 && row[0].Number == 1 && (questions > 1 || len(row) == 1) {
		return row
	}
	if questions == 1 {
		return []answerkey.KeyEntry{{Number: 1, Value: value}}
	}
	var out []answerkey.KeyEntry
	for i, l := range valuesInOrder(value, questions) {
		out = append(out, answerkey.KeyEntry{Number: i + 1, Value: l})
	}
	return out
}

// bareRow reads as many answers as there are questions, each behind a number without
// a sign: "1 She went home. 2 They ate.".
func bareRow(value line.Line, questions int) []answerkey.KeyEntry {
	if questions < 2 || value.Kind != line.TextLine || !strings.HasPrefix(value.Text, "1 ") || strings.IndexAny(value.Text[len("1 "):], "-–—=:") == 0 {
		return nil
	}
	var out []answerkey.KeyEntry
	from := len("1 ")
	for n := 2; n <= questions; n++ {
		sign := " " + lexicon.DecimalText(n) + " "
		at := strings.Index(value.Text[from:], sign)
		if at <= 0 || strings.Contains(value.Text[from+at+len(sign)-1:], sign) {
			return nil
		}
		out = append(out, answerkey.KeyEntry{Number: n - 1, Value: value.Cut(from, from+len(strings.TrimRight(value.Text[from:from+at], " ,;")))})
		from += at + len(sign)
	}
	return append(out, answerkey.KeyEntry{Number: questions, Value: value.From(from)})
}

// taskRuns finds the questions under each task, by the number of the task. There is none
// where two tasks have one number. The first row under no number is task 1 where a second
// one is there: its head may stand among the titles of the paper.
func (r *Reader) taskRuns(ds []Draft) map[int][]int {
	out := map[int][]int{}
	var lone, first []int
	for k, run := range NumberRuns(ds) {
		counted, rest := countedFromOne(ds, run)
		number := r.taskOver(ds[run[0]].Prelude)
		switch {
		case number == 0 && k == 0:
			first = counted
		case number == 0:
		case out[number] != nil:
			return nil
		default:
			out[number], lone = counted, append(lone, rest...)
		}
	}
	if len(first) > 0 && out[1] == nil && out[2] != nil {
		out[1] = first
	}
	for _, i := range lone { // a task that is one question
		if n := ds[i].Label.Number; !ds[i].Part && out[n] == nil {
			out[n] = []int{i}
		}
	}
	return out
}

// taskOver is the number of the task that the lines over a question head, 0 for none.
func (r *Reader) taskOver(prelude []line.Line) int {
	for _, l := range slices.Backward(prelude) {
		q, ok := l.QuestionLabel(r.Vocabulary)
		alone := q.Kind == line.WordNumber && q.End >= len(l.Text)
		if ok && q.Number > 0 && (l.Counts || alone) {
			return q.Number
		}
	}
	return 0
}

// countedFromOne parts the questions of a run that count on from 1 from the others.
func countedFromOne(ds []Draft, run []int) (counted, rest []int) {
	for k, i := range run {
		if ds[i].Part || ds[i].Label.Number != k+1 {
			return run[:k], run[k:]
		}
	}
	return run, nil
}

// answersTask reports whether an answer is those to the numbers of a whole task, "1. am
// 2. is 3. are", where a question has one gap or is a statement.
func (r *Reader) answersTask(d Draft, value line.Line) bool {
	text := d.StemText()
	states := len(d.Choices) == 0 && flatten.BlanksOf(d.Stem) == 0 && !lexicon.HasQuestionMark(text) && !r.Cued(text) && !r.OrdersStudy(text) && !lexicon.OrdersByForm(text) && answerkey.EndsSentence(text)
	if flatten.BlanksOf(d.Stem) != 1 && !states {
		return false
	}
	entries := answerkey.RowOf(value)
	for i, e := range entries {
		if e.Number != i+1 {
			return false
		}
	}
	return len(entries) > 1
}

// matchOnlyTask gives the answers of a key that counts from one to the parts of the only
// task, "Task 1: Calculate." over "1." and "2.".
func (r *Reader) matchOnlyTask(list *KeyList, ds []Draft, groups [][]*answerkey.KeyEntry) bool {
	if len(groups) != 1 || len(groups[0]) != len(ds) || len(ds) < 2 {
		return false
	}
	for k, e := range groups[0] {
		if !ds[k].Part || ds[k].Label.Number != ds[0].Label.Number || e.Number != k+1 || e.Dotted != "" || e.Name != "" {
			return false
		}
	}
	for k, e := range groups[0] {
		r.pairKey(list, &ds[k], e)
	}
	return true
}
