package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestListedMatches: a line that orders to match and a numbered and a lettered
// list below it are one question, with and without a number of its own.
func TestListedMatches(t *testing.T) {
	const lists = "1. owl\n2. swan\n3. robin\na. red breast\nb. hoots at night\nc. long neck\nd. lives in the south\n"
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"alone":                {"Bird quiz\nMatch each bird with what is said of it.\n" + lists + "Answers: 1-b, 2-c, 3-a\n", []string{"1. 3/4 true"}},
		"with titles":          {"Bird quiz\nMatch each bird with what is said of it.\nColumn A\n1. owl\n2. swan\n3. robin\nColumn B\na. red breast\nb. hoots at night\nc. long neck\n", []string{"1. 3/3 false"}},
		"letters first":        {"Тест\nСоотнесите птиц и слова.\nа) красная грудь\nб) кричит ночью\nв) длинная шея\n1) сова\n2) лебедь\n3) зарянка\n", []string{"1. 3/3 false"}},
		"under a heading":      {"Bird test\nI. Questions\n1. What is a wing?\n2. What is a beak?\nII. Match the birds with the words.\n" + lists, []string{"1.", "2.", "1. 3/4 false"}},
		"with its number":      {"Bird test\n1. What is a wing?\n2. Match the birds with the words.\n" + lists + "3. What is a beak?\n", []string{"1.", "2. 3/4 false", "3."}},
		"number above":         {"Bird test\nQuestion 1\nWhat is a wing?\nQuestion 2\nMatch the birds with the words.\n" + lists + "Answer: 1-b, 2-c, 3-a\n", []string{"Question 1", "Question 2 3/4 true"}},
		"counted on":           {"Bird test\n1. What is a wing?\n2. What is a beak?\nMatch the birds with the words.\n3. owl\ta. red breast\n4. swan\tb. hoots at night\n5. robin\tc. long neck\nAnswer key\n1. limb\n2. bill\n3. b\n4. c\n5. a\n", []string{"1.", "2.", "3. 3/3 true"}},
		"signs of questions":   {"Bird test\nQ1. What is a wing?\nQ2. What is a beak?\nMatch the birds with the words.\nQ3. owl\ta. red breast\nQ4. swan\tb. hoots at night\nQ5. robin\tc. long neck\nAnswer key\n1. limb\n2. bill\n3. b\n4. c\n5. a\n", []string{"Q1", "Q2", "3. 3/3 true"}},
		"words of questions":   {"Bird test\nMatching\nQuestion 1: owl\nQuestion 2: swan\nQuestion 3: robin\n\na. red breast\nb. hoots at night\nc. long neck\n\nShort answer\nQuestion 1: What is a wing?\nQuestion 2: What is a beak?\n", []string{"1. 3/3 false", "Question 1", "Question 2"}},
		"number signs":         {"Bird test\nMatching\n____ #1 Owl\ta. red breast\n____ #2 Swan\tb. hoots at night\n____ #3 Robin\tc. long neck\n", []string{"1. 3/3 false"}},
		"letter in a stem":     {"Bird test\n1. Which song stands under the letter of the owl?\na) hoo\nb) kee\nc) wee\nd) chit\nSection B\nMatching\n____ 1. owl\ta. red breast\n____ 2. swan\tb. hoots at night\n____ 3. robin\tc. long neck\n____ 4. crow\td. black\n", []string{"1.", "1. 4/4 false"}},
		"letter over a title":  {"Bird test\n1. The letter of the owl is called ____ here.\nSection B\nMatching\n1. owl\n2. swan\n3. robin\na. red breast\nb. hoots at night\nc. long neck\n", []string{"1.", "1. 3/3 false"}},
		"title in Spanish":     {"Examen de aves\nI - Relacionar columnas\n1. búho\n2. cisne\n3. petirrojo\n\na. pecho rojo\nb. ulula de noche\nc. cuello largo\n\nII - Respuesta corta\n1. ¿Qué es un ala?\n2. ¿Qué es un pico?\n", []string{"1. 3/3 false", "1.", "2."}},
		"title in French":      {"Contrôle\nPartie A : Associations (2 points)\n1. hibou\ta. poitrine rouge\n2. cygne\tb. hulule la nuit\n3. merle\tc. long cou\n", []string{"1. 3/3 false"}},
		"questions with signs": {"Bird test\nMatch report: answer the questions.\nQ1. Who won?\nQ2. Who lost?\nQ3. Who sang?\na. owl\nb. swan\nc. robin\n", []string{"Q1", "Q2", "Q3"}},
		"questions below":      {"Bird test\nMatch report: answer the questions.\n1. Who won?\n2. Who lost?\n3. Who sang?\na. owl\nb. swan\nc. robin\n", []string{"1.", "2.", "3."}},
	} {
		q, _ := read(t, paper(c.text))
		var got []string
		for _, item := range q.Items {
			label := item.Label
			if m, ok := item.Response.(quiz.Match); ok {
				label += fmt.Sprint(" ", len(m.Left), "/", len(m.Right), " ", m.HasKey())
			}
			got = append(got, label)
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s: (-want +got):\n%s", name, diff)
		}
	}
}

// TestListsInTwoCells: two cells with a list each, of which the second counts
// letters, ask for pairs, also where each list is a table of its own.
func TestListsInTwoCells(t *testing.T) {
	list := func(entries ...string) []page.Block {
		var inner page.Table
		for _, e := range entries {
			row := page.Row{}
			for _, cell := range strings.Split(e, "\t") {
				row.Cells = append(row.Cells, page.Cell{ColSpan: 1, RowSpan: 1, Blocks: paper(cell).Blocks})
			}
			inner.Rows = append(inner.Rows, row)
		}
		return []page.Block{inner}
	}
	doc := paper("Question 1\nWhich bird hoots?\nQuestion 2\nPick a word for each bird.")
	doc.Blocks = append(doc.Blocks, page.Table{Rows: []page.Row{{Cells: []page.Cell{
		{ColSpan: 1, RowSpan: 1, Blocks: list(" \tThe bird of the night", " \tThe bird of the lake")},
		{ColSpan: 1, RowSpan: 1, Blocks: list("A.\towl", "B.\trobin", "C.\tswan")},
	}}}})
	doc.Blocks = append(doc.Blocks, paper("Question 3\nWhich bird swims?").Blocks...)
	q, _ := read(t, doc)
	if len(q.Items) != 3 {
		t.Fatal(len(q.Items), "items")
	}
	m, ok := q.Items[1].Response.(quiz.Match)
	if !ok || len(m.Left) != 2 || len(m.Right) != 3 || m.HasKey() {
		t.Errorf("no match without a key: %#v", q.Items[1].Response)
	}
}

// TestColonsBehindBullets: the letter of a choice behind a bullet may end in a
// colon.
func TestColonsBehindBullets(t *testing.T) {
	q, _ := read(t, paper("Question 1\nWhich bird hoots?\n• A: the owl\n• B: the swan\nCorrect: A\nQuestion 2\nWhich bird swims?\n• A: the owl\n• B: the swan\nCorrect: B\n"))
	if diff := cmp.Diff([]string{"the owl", "the swan"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestToldPairs: choices, or lines below an order to match, that tell a pair each are
// the pairs and their key; sides of equations are none.
func TestToldPairs(t *testing.T) {
	q, _ := read(t, paper("1) Which is a river?\na) Alps\nb) Rhine\n\n2) Match the capitals.\na) France = Paris\nb) Italy = Rome\nc) Norway = Oslo\n\n3) Match the colours.\nblood -> red\ngrass -> green\n\n4) Match the lines with the pictures.\na) y = 2x\nb) y = 3x\nc) y = 4x\n\n5) Which is a hill?\na) Etna\nb) Po\n"))
	want := []string{"-", "France=Paris | Italy=Rome | Norway=Oslo", "blood=red | grass=green", "-", "-"}
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestWovenLists: entries of two lists side by side may be longer than a line, and begin
// at heights of their own. Room before every number orders to match by itself.
func TestWovenLists(t *testing.T) {
	for _, text := range []string{
		"Match the words.\n1. cat\ta. it purrs\n2. dog\tb. it barks and\nruns\n3. owl\tc. it hoots\n4. cow\td. it moos\nin the field\n1. What is a fox?",
		"Match the words.\nA. it purrs\n1. cat\tat night\nB. it barks\n2. dog\tat strangers\nC. it hoots\n3. owl\nin the wood\nD. it moos\n4. cow\tand gives milk\n1. What is a fox?",
		"Animals\n1._____ cat\ta. it purrs\n2._____ dog\tb. it barks and\nruns\n3._____ owl\tc. it hoots\n4._____ cow\td. it moos\n1. What is a fox?",
		"Animals\n_____1. cat\ta. it purrs\n_____2. dog\tb. it barks\n_____3. owl\tc. it hoots\n_____4. cow\td. it moos\n1. What is a fox?",
	} {
		q, _ := read(t, paper(text))
		m, ok := q.Items[0].Response.(quiz.Match)
		if len(q.Items) != 2 || !ok || len(m.Left) != 4 || len(m.Right) != 4 || m.Left[3].Text() != "cow" {
			t.Errorf("%s\n%d items, first %T %v", text, len(q.Items), q.Items[0].Response, m.Left)
		}
	}
}

// TestEmptyEntries: an automatic number with nothing behind it under an order to match is none
// of the entries, and no harm.
func TestEmptyEntries(t *testing.T) {
	blocks := []page.Block{page.Paragraph{Runs: []page.Run{{Text: "Bird test"}}}, page.Paragraph{Runs: []page.Run{{Text: "Match the birds with the words."}}}}
	for k, text := range []string{"owl", "", "swan", "robin"} {
		blocks = append(blocks, page.Paragraph{Runs: []page.Run{{Text: text}}, Label: &page.Label{Text: fmt.Sprint(k+1, "."), Format: page.Decimal, Number: k + 1, List: "1"}})
	}
	for _, text := range []string{"a. red breast", "b. hoots at night", "c. long neck", "Short answer", "1. What is a wing?", "2. What is a beak?"} {
		blocks = append(blocks, page.Paragraph{Runs: []page.Run{{Text: text}}})
	}
	if q, _ := read(t, page.Document{Blocks: blocks}); len(q.Items) < 2 {
		t.Errorf("%d questions", len(q.Items))
	}
}
