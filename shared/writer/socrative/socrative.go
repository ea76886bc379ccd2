// Package socrative writes the workbook that Socrative imports, cell by cell as in
// its template: instructions and the quiz's name, the headings in row 6, and a row
// for each question.
package socrative

import (
	"cmp"
	"io"

	"formwright/shared/quiz"
	"formwright/shared/writer/sheet"
	"formwright/shared/writer/target"
)

// The question types. True or false is a multiple choice of two.
const (
	multiple = "Multiple choice"
	open     = "Open-ended"
)

// answers is how many columns there are for answers, and again for the letters of
// the right ones.
const answers = 5

// The columns, and the first row of questions.
const (
	kindColumn     = 0  // A
	questionColumn = 1  // B
	answerColumn   = 2  // C to G
	keyColumn      = 7  // H to L
	explainColumn  = 12 // M
	listColumn     = 24 // Y and Z: what the menus of the template offer
	firstQuestion  = 7
)

// unnamed is what a quiz without a title is called, as Socrative wants a name.
const unnamed = "Quiz"

// Write writes a fitted quiz, which holds choices, short answers and essays only.
func Write(w io.Writer, q quiz.Quiz, _ target.Target) ([]quiz.Loss, error) {
	b, err := newWorkbook(w)
	if err != nil {
		return nil, err
	}
	for i, cells := range template(cmp.Or(q.Title, unnamed)) {
		b.row(i+1, cells)
	}
	for i, item := range q.Items {
		b.row(firstQuestion+i, row(item))
	}
	return nil, b.close(firstQuestion + len(q.Items) - 1)
}

// cells are the texts of a row by their column.
type cells map[int]string

func (c cells) fill(from int, texts []string) {
	for i, t := range texts {
		c[from+i] = t
	}
}

// template is what stands over the questions, a row each.
func template(name string) []cells {
	return []cells{
		{0: "Instructions:", 1: instructions},
		{listColumn: open, listColumn + 1: "A"},
		{0: "1. Quiz Name:", 1: name, listColumn: multiple, listColumn + 1: "B"},
		{listColumn + 1: "C"},
		{answerColumn: "4. If you selected multiple choice question, enter answers below each column:",
			keyColumn:      "5. Optional (Choose correct answer - you may leave this blank, or choose one or more correct answers.  Students must select all the correct answers to be scored correct.)",
			listColumn + 1: "D"},
		{kindColumn: "2. Question Type:", questionColumn: "3. Question:", 2: "Answer A:", 3: "Answer B:", 4: "Answer C:", 5: "Answer D:", 6: "Answer E:",
			explainColumn: "6. Explanation (Optional):", listColumn + 1: "E"},
	}
}

const instructions = `Please fill in the below quiz according to the 5 steps below. You may then import the quiz into your Socrative account by selecting "My Quizzes" --> "Import Quiz" --> and selecting the relevant quiz to import. Please use only alphanumeric characters in the template.  You can use the 'Example Sheet' as a reference.`

// row are the cells of a question. The letters of right answers stand from the
// left, whatever answers they name.
func row(item quiz.Item) cells {
	out := cells{kindColumn: open, questionColumn: item.Stem.Text()}
	switch r := item.Response.(type) {
	case quiz.Choice:
		out[kindColumn] = multiple
		out.fill(answerColumn, sheet.Choices(r.Choices))
		for i, k := range r.Key {
			out[keyColumn+i] = sheet.Letters([]int{k})
		}
	case quiz.Text:
		out.fill(answerColumn, sheet.Answers(r.Accepted))
	}
	out[explainColumn] = item.Feedback.General.Text()
	return out
}
