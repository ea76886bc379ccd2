package text

import (
	"context"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestBanks: the data of a program are questions, however they are written, where
// they are most of the text.
func TestBanks(t *testing.T) {
	want := "Which bird hoots?|[\"Owl\",\"Robin\"]|Owl|\nWhich birds fly?|[\"Owl\",\"Robin\",\"Emu\"]|[\"Owl\",\"Robin\"]|Both do."
	for name, text := range map[string]string{
		"truths":   `{"title": "Birds", "questions": [{"id": 1, "text": "Which bird hoots?", "choices": [{"label": "a", "text": "Owl", "correct": true}, {"label": "b", "text": "Robin", "correct": false}]}, {"id": 2, "text": "Which birds fly?", "choices": [{"label": "a", "text": "Owl", "correct": true}, {"label": "b", "text": "Robin", "correct": true}, {"label": "c", "text": "Emu", "correct": false}], "explanation": "Both do."}]}`,
		"places":   `const birds = [{enunciado: 'Which bird hoots?', options: ['Owl', 'Robin'], answers: [0]}, {enunciado: 'Which birds fly?', options: ['Owl', 'Robin', 'Emu'], answers: [0, 1], feedback: 'Both do.'}]`,
		"Spanish":  `[{"texto": "Which bird hoots?", "opciones": ["Owl", "Robin"], "respuesta_correcta": "Owl"}, {"texto": "Which birds fly?", "opciones": ["Owl", "Robin", "Emu"], "respuesta_correcta": ["Owl", "Robin"], "explicación": "Both do."}]`,
		"Polish":   `[{"treść": "Which bird hoots?", "odpowiedzi": ["Owl", "Robin"], "poprawna_odpowiedź": "Owl"}, {"treść": "Which birds fly?", "odpowiedzi": ["Owl", "Robin", "Emu"], "poprawna_odpowiedź": ["Owl", "Robin"], "wyjaśnienie": "Both do."}]`,
		"no comma": "[\n{\"question\": \"Which bird hoots?\", \"options\": [\"Owl\", \"Robin\"], \"answer\": \"Owl\"}\n{\"question\": \"Which birds fly?\", \"options\": [\"Owl\", \"Robin\", \"Emu\"], \"answer\": [\"Owl\", \"Robin\"], \"explanation\": \"Both do.\"}\n]",
		"by lines": "{\"question\": \"Which bird hoots?\", \"options\": [\"Owl\", \"Robin\"], \"answer\": \"Owl\"}\n{\"question\": \"Which birds fly?\", \"options\": [\"Owl\", \"Robin\", \"Emu\"], \"answer\": [\"Owl\", \"Robin\"], \"explanation\": \"Both do.\"}\n",
	} {
		doc, _, err := Read(context.Background(), []byte(text))
		if _, ok := doc.Blocks[0].(page.Table); err != nil || !ok {
			t.Errorf("%s: %v, %d blocks", name, err, len(doc.Blocks))
			continue
		}
		if diff := cmp.Diff(want, rowsOf(doc.Blocks[0])); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
	articles := `[{"title": "A trip to the sea", "tags": ["sea", "trip"]}, {"titulo": "How to build a nest", "tags": ["wood", "birds"]}, {"title": "Winter", "tags": ["ice", "snow"]}]`
	if doc, _, err := Read(context.Background(), []byte(articles)); err != nil {
		t.Error(err)
	} else if _, ok := doc.Blocks[0].(page.Table); ok {
		t.Error("articles with their tags are questions")
	}
	cut := "{\n  title: \"Which bird hoots?\",\n  answers: [\"Owl\", \"Robin\"],\n  correct: 0\n},\n\n{\n  title: \"Which birds fly?\",\n  answers: [\"Owl\", \"Robin\", \"Emu\"],\n  correct: 1\n},\n];\n"
	if doc, _, err := Read(context.Background(), []byte(cut)); err != nil {
		t.Error(err)
	} else if diff := cmp.Diff("Which bird hoots?|[\"Owl\",\"Robin\"]|Owl|\nWhich birds fly?|[\"Owl\",\"Robin\",\"Emu\"]|Robin|", rowsOf(doc.Blocks[0])); diff != "" {
		t.Errorf("a list without its beginning: %s", diff)
	}
	lists := `[["Which bird hoots?", {"1": "Owl", "2": "Robin"}, [1]], ["Which birds fly?", {"1": "Owl", "2": "Robin", "3": "Emu"}, [1, 3]]]`
	if doc, _, err := Read(context.Background(), []byte(lists)); err != nil {
		t.Error(err)
	} else if diff := cmp.Diff("Which bird hoots?|[\"Owl\",\"Robin\"]|Owl|\nWhich birds fly?|[\"Owl\",\"Robin\",\"Emu\"]|[\"Owl\",\"Emu\"]|", rowsOf(doc.Blocks[0])); diff != "" {
		t.Errorf("lists: %s", diff)
	}
	for name, text := range map[string]string{
		"other data": `[{"name": "Rome", "roads": ["a", "b"]}, {"name": "Oslo", "roads": ["c", "d"]}]`,
		"an example": "1. What does this print?\n" + strings.Repeat("The list is shown below and is part of the task. ", 9) + "\n" + `[{"question": "Which?", "options": ["Owl", "Robin"]}, {"question": "Who?", "options": ["Owl", "Robin"]}]` + "\n2. Why?",
	} {
		doc, _, err := Read(context.Background(), []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := doc.Blocks[0].(page.Table); ok {
			t.Errorf("%s is read as a bank", name)
		}
	}
}

// rowsOf writes the rows of a table below its head.
func rowsOf(b page.Block) string {
	var rows []string
	for _, row := range b.(page.Table).Rows[1:] {
		var cells []string
		for _, c := range row.Cells {
			cell := ""
			for _, b := range c.Blocks {
				cell += b.(page.Paragraph).Runs[0].Text
			}
			cells = append(cells, cell)
		}
		rows = append(rows, strings.Join(cells, "|"))
	}
	return strings.Join(rows, "\n")
}
