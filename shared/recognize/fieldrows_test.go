package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// fieldTable is a table whose rows are written "name | text".
func fieldTable(rows ...string) page.Table {
	var t page.Table
	for _, row := range rows {
		var r page.Row
		for cell := range strings.SplitSeq(row, " | ") {
			r.Cells = append(r.Cells, page.Cell{Blocks: []page.Block{page.Paragraph{Runs: []page.Run{{Text: cell}}}}})
		}
		t.Rows = append(t.Rows, r)
	}
	return t
}

// TestFieldRows: tables that name the fields of a question one below the other are read in
// any language, however they name the choices and the answer.
func TestFieldRows(t *testing.T) {
	for name, c := range map[string]struct {
		first, second page.Table
		want          []string // the right choice of each
	}{
		"options":  {fieldTable("Question | Which is red?", "Option A | Mars", "Option B | Rome", "Option C | milk", "Answer | A", "Points | 2", "Explanation | "), fieldTable("Question | Which is white?", "Option A | Mars", "Option B | Rome", "Option C | milk", "Answer | Option C"), []string{"Mars", "milk"}},
		"spanish":  {fieldTable("Pregunta: | ¿Cuál es rojo?", "Opción A: | Marte", "Opción B: | Roma", "Respuesta correcta: | B"), fieldTable("Pregunta: | ¿Cuál es blanco?", "Opción A: | Marte", "Opción B: | la leche", "Respuesta correcta: | la leche"), []string{"Roma", "la leche"}},
		"russian":  {fieldTable("Вопрос | Что красное?", "Вариант 1 | Марс", "Вариант 2 | Рим", "Ответ | Б"), fieldTable("Вопрос | Что белое?", "Вариант 1 | молоко", "Вариант 2 | Рим", "Ответ | 1"), []string{"Рим", "молоко"}},
		"figures":  {fieldTable("Question | How many are red?", "Option 1 | 3", "Option 2 | 1", "Option 3 | 4", "Answer | 1"), fieldTable("Question | How many are white?", "Option 1 | 7", "Option 2 | 8", "Option 3 | 9", "Answer | 2"), []string{"", "8"}},
		"titled":   {fieldTable("Question 1", "Question | Which is red?", "A | Mars", "B | Rome", "Answer | A"), fieldTable("Question 2", "Question | Which is white?", "A | Mars", "B | milk", "Answer | B"), []string{"Mars", "milk"}},
		"numbered": {fieldTable("Question 1 | Which is red?", "Choice A | Mars", "Choice B | Rome"), fieldTable("Question 2 | Which is white?", "Choice A | Mars", "Choice B | milk"), []string{"", ""}},
		"stacked":  {fieldTable("1 | Which is red?", "Option 1 | Mars", "Option 2 | Rome", "Answer | 2", "2 | Which is white?", "Option 1 | Mars", "Option 2 | milk", "Answer | 2"), page.Table{}, []string{"Rome", "milk"}},
	} {
		doc := page.Document{Blocks: []page.Block{page.Paragraph{Runs: []page.Run{{Text: "Colour test"}}}, c.first}}
		if len(c.second.Rows) > 0 {
			doc.Blocks = append(doc.Blocks, page.Paragraph{}, c.second)
		}
		q, _ := read(t, doc)
		var got []string
		for _, item := range q.Items {
			choice, _ := item.Response.(quiz.Choice)
			right := ""
			for _, k := range choice.Key {
				right += choice.Choices[k].Content.Text()
			}
			got = append(got, right)
			if stem := item.Stem.Text(); !strings.HasSuffix(stem, "?") || strings.Contains(stem, "\n") || strings.HasPrefix(stem, "Question") {
				t.Errorf("%s: the stem is %q", name, stem)
			}
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s: (-want +got):\n%s", name, diff)
		}
	}
}

// TestNoFieldRows: a table of columns is none of fields, though its first cells are titles.
func TestNoFieldRows(t *testing.T) {
	doc := page.Document{Blocks: []page.Block{
		page.Paragraph{Runs: []page.Run{{Text: "1. Which is red?"}}},
		fieldTable("Question | Answer", "A | Mars", "B | Rome"),
		page.Paragraph{Runs: []page.Run{{Text: "2. Which is white?"}}},
		page.Paragraph{Runs: []page.Run{{Text: "A. milk"}}},
		page.Paragraph{Runs: []page.Run{{Text: "B. Rome"}}},
	}}
	q, _ := read(t, doc)
	if len(q.Items) != 2 || !strings.HasPrefix(q.Items[0].Stem.Text(), "Which is red?") {
		t.Errorf("%d questions, the first: %q", len(q.Items), q.Items[0].Stem.Text())
	}
}

// TestTickedChoiceRows: choices below the number of their question, with a column for ticks.
func TestTickedChoiceRows(t *testing.T) {
	doc := page.Document{Blocks: []page.Block{
		page.Paragraph{Runs: []page.Run{{Text: "Colour test"}}},
		fieldTable("1 | Which is red? | ", " | Mars | x", " | Rome | ", " | milk | ", "2 | Which is white? | ", " | Mars | ", " | milk | x"),
	}}
	q, _ := read(t, doc)
	var got []string
	for _, item := range q.Items {
		choice, _ := item.Response.(quiz.Choice)
		for _, k := range choice.Key {
			got = append(got, item.Stem.Text()+" "+choice.Choices[k].Content.Text())
		}
	}
	if diff := cmp.Diff([]string{"Which is red? Mars", "Which is white? milk"}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
