// Package classmarker writes questions in the layout of ClassMarker's CSV export: a
// section for each kind of question, each with its own heading row and columns, a
// blank row between two.
package classmarker

import (
	"io"
	"slices"

	"formwright/shared/quiz"
	"formwright/shared/writer/sheet"
	"formwright/shared/writer/target"
)

// How many columns for answers a section has.
const (
	choices    = 10
	accepted   = 20
	pairs      = 20
	incorrects = 5
)

// gradeStyle is all or nothing: a quiz says which choices are right together, not
// what a part of them earns.
const gradeStyle = "off"

// Write writes a fitted quiz.
func Write(w io.Writer, q quiz.Quiz, _ target.Target) ([]quiz.Loss, error) {
	d := &document{sheet: sheet.New(w), category: categories(q)}
	first := true
	for _, s := range sections() {
		items := slices.DeleteFunc(slices.Clone(q.Items), func(i quiz.Item) bool { return kindOf(i.Response) != s.kind })
		if len(items) == 0 {
			continue
		}
		if !first {
			d.sheet.Row()
		}
		first = false
		d.sheet.Row(s.headings()...)
		for _, item := range items {
			d.sheet.Item(item.ID, sheet.Pad(d.row(s, item), len(s.headings()))...)
		}
	}
	more, err := d.sheet.Close()
	return append(d.losses, more...), err
}

// categories is the section of each item, which is its category.
func categories(q quiz.Quiz) map[string]string {
	out := map[string]string{}
	for _, s := range q.Sections {
		for _, id := range s.Items {
			out[id] = s.Title
		}
	}
	return out
}

// kindOf is ClassMarker's name for a kind of question.
func kindOf(r quiz.Response) string {
	switch r := r.(type) {
	case quiz.Choice:
		if r.Multiple {
			return "multipleresponse"
		}
		return "multiplechoice"
	case quiz.TrueFalse:
		return "truefalse"
	case quiz.Text:
		return "freetext"
	case quiz.Match:
		return "matching"
	default:
		return "essay"
	}
}

// section is what the questions of one kind have for columns.
type section struct {
	kind           string
	random, graded bool
	correct        bool // a column that names the right answers
	answers        []string
}

func sections() []section {
	return []section{
		{kind: "multiplechoice", random: true, correct: true, answers: lettered("Answer ", "", choices)},
		{kind: "multipleresponse", random: true, graded: true, correct: true, answers: lettered("Answer ", "", choices)},
		{kind: "truefalse", correct: true, answers: lettered("Answer ", "", 2)},
		{kind: "freetext", answers: lettered("Answer ", "", accepted)},
		{kind: "matching", answers: matching()},
		{kind: "essay"},
	}
}

// lettered are n headings that count in letters.
func lettered(before, after string, n int) []string {
	out := make([]string, n)
	for i := range out {
		out[i] = before + string(rune('A'+i)) + after
	}
	return out
}

func matching() []string {
	clues, matches := lettered("", " Clue", pairs), lettered("", " Match", pairs)
	var out []string
	for i := range clues {
		out = append(out, clues[i], matches[i])
	}
	return append(out, lettered("", " Incorrect", incorrects)...)
}

func (s section) headings() []string {
	out := []string{headingStart + s.kind, "Parent Category", "Category"}
	if s.random {
		out = append(out, "Random Answers")
	}
	if s.graded {
		out = append(out, "Grade Style")
	}
	out = append(out, "Correct Feedback", "Incorrect Feedback", "Points", "Question")
	if s.correct {
		out = append(out, "Correct")
	}
	return append(out, s.answers...)
}

const headingStart = "Question Type: "
