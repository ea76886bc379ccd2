package flatten

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// isColumn reports whether a table is one cell, or a column of several: a frame
// around lines and no table. Cells beside it may stay empty, to tick or to give
// points in, where it begins with the label of a question.
func (f *Flattener) isColumn(t page.Table) bool {
	single := !slices.ContainsFunc(t.Rows, func(row page.Row) bool { return len(row.Cells) != 1 })
	if len(t.Rows) == 2 || single {
		return single && len(t.Rows) != 2
	}
	rows, ok := columnRows(t)
	return ok && len(rows) > 0 && f.labelled(page.Paragraph{Runs: rows[0].text.Runs, Label: rows[0].text.Label})
}

// columnRow is a row of which only the first cell is filled.
type columnRow struct {
	row  page.Row
	text line.Line // its lines as one
}

// columnRows are the rows of a table that are not empty; not ok where one is
// filled behind its first cell.
func columnRows(t page.Table) (out []columnRow, ok bool) {
	for _, row := range t.Rows {
		for k, c := range CellLines(row) {
			if c.Text == "" && len(c.Runs) == 0 {
				continue
			}
			if k > 0 {
				return nil, false
			}
			out = append(out, columnRow{row, c})
		}
	}
	return out, true
}

// framed reads a table around one question: its number alone in the first row, the
// stem in the second and a choice without a label in each of the others.
func (f *Flattener) framed(t page.Table) bool {
	const leastRows = 4
	rows, ok := columnRows(t)
	if !ok || len(rows) < leastRows || len(rows) > lexicon.MaxChoices+2 || !f.isNumberAlone(rows[0].text) || f.areNamed(rows[2:]) {
		return false
	}
	for _, r := range rows[:2] {
		for _, b := range r.row.Cells[0].Blocks {
			f.Add(b)
		}
	}
	for i, r := range rows[2:] {
		f.push(r.text.Offered(i + 1))
	}
	return true
}

// loneCell reports whether a table holds one cell that says anything, and stands
// right under the number of a question, "Question 4", and what a platform says of
// it, "3 out of 3 points": the cell is the stem.
func (f *Flattener) loneCell(t page.Table) bool {
	n := len(f.Lines)
	if n == 0 {
		return false
	}
	last := f.Lines[n-1]
	if !f.isNumberAlone(last) && (n == 1 || !f.isNumberAlone(f.Lines[n-2]) || !strings.ContainsAny(last.Text, "0123456789") || CountWords(last.Text, mostScoreWords+1) > mostScoreWords) {
		return false
	}
	filled := 0
	for _, row := range t.Rows {
		for _, c := range CellLines(row) {
			if c.Text != "" || len(c.Runs) > 0 {
				filled++
			}
		}
	}
	return filled == 1
}

// mostScoreWords is how many words the score of a question has at most.
const mostScoreWords = 6

// isNumberAlone reports whether a line is a word for a question and its number.
func (f *Flattener) isNumberAlone(l line.Line) bool {
	c, end := f.Vocabulary.Find(l.Head(), lexicon.QuestionWord)
	return c != lexicon.NoClass && lexicon.IsNumber(strings.Trim(l.Text[end:], " #.:-–—)"))
}

// areNamed reports whether rows say what they are: most have a label, or one has a
// word for the answer or the points before it.
func (f *Flattener) areNamed(rows []columnRow) bool {
	labelled := 0
	for _, r := range rows {
		if _, note := line.NoteOf(r.text, f.Vocabulary); note {
			return true
		}
		if f.labelled(page.Paragraph{Runs: r.text.Runs, Label: r.text.Label}) {
			labelled++
		}
	}
	return labelled*2 > len(rows)
}
