package recognize_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestMarginPoints: what questions are worth may stand in the margin before
// their numbers.
func TestMarginPoints(t *testing.T) {
	for _, text := range []string{
		"Toets 5\n4 1. Verklaar het begrip zee.\n____\n2 2. Welke stad is oud?\nA. Rome\nB. Oslo\n1.5 3. Noem een rivier.",
		"Toets\n1\tDe zee is zout en\n2\tdiep, de rivier niet.\n4p\t1\tVerklaar het begrip zee.\n2p\t2\tWelke stad is oud?\nA Rome\nB Oslo\n1.5p\t3\tNoem een rivier.",
		"[4p] 1. Explique qué es un mar.\n[2p] 2. ¿Qué ciudad es antigua?\nA. Roma\nB. Oslo\n[1,5 p] 3. Dé un río.",
	} {
		q, _ := read(t, paper(text))
		var got []string
		for _, item := range q.Items {
			got = append(got, item.Label+" "+item.Points.String())
		}
		if diff := cmp.Diff([]string{"1. 4", "2. 2", "3. 1.5"}, got); diff != "" {
			t.Errorf("%s\n%s", text, diff)
		}
	}
}

// TestMarginQuarters: so may quarters of a point, in brackets.
func TestMarginQuarters(t *testing.T) {
	q, _ := read(t, paper("Examen\n[0.75p] 1. Explica qué es un mar.\n[2p] 2. Dibuja un río.\n[0,25] 3. Nombra un lago."))
	var got []string
	for _, item := range q.Items {
		got = append(got, item.Label+" "+item.Points.String())
	}
	if diff := cmp.Diff([]string{"1. 0.75", "2. 2", "3. 0.25"}, got); diff != "" {
		t.Error(diff)
	}
}

// TestMarginPointsOfParts: so may what parts are worth.
func TestMarginPointsOfParts(t *testing.T) {
	q, _ := read(t, paper("Exam\n1. A harbour is to be drawn.\n(a) Draw its parts.\n[5] i. Draw a quay with two cranes.\n[10] ii. Draw the ship that lies there.\n(b) Write what you drew.\n[5] i. Name the cranes.\n[3] ii. Name the ship."))
	var got []string
	for _, item := range q.Items {
		got = append(got, item.Label+" "+item.Points.String())
	}
	if diff := cmp.Diff([]string{"1(a)(i) 5", "1(a)(ii) 10", "1(b)(i) 5", "1(b)(ii) 3"}, got); diff != "" {
		t.Error(diff)
	}
}

// TestEvenWorths: figures at the right margin are what questions are worth without a
// head, where they are few and do not fall. Answers and pages are other figures.
func TestEvenWorths(t *testing.T) {
	q, _ := read(t, paper("A test of mills\n1. What drives a mill?\t1\n2. What is flour made of?\t1\n3. Define the term sail.\t1\n4. Explain how a mill is stopped, and why\nthat takes long.\t2\n5. Draw a mill.\t2\n6. Which grain is milled?\t2"))
	var got []string
	for _, item := range q.Items {
		got = append(got, item.Stem.Text()+" "+item.Points.String())
	}
	want := []string{"What drives a mill? 1", "What is flour made of? 1", "Define the term sail. 1", "Explain how a mill is stopped, and why that takes long. 2", "Draw a mill. 2", "Which grain is milled? 2"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("Sums\n1. How many sails has a mill?\t4\n2. How many legs has a hen?\t2\n3. How many days has a week?\t7\n4. How many months has a year?\t12\n5. How many toes has a foot?\t5\n6. How many wheels has a cart?\t2"))
	for _, item := range q.Items {
		if item.Points != nil {
			t.Errorf("%q is worth %s", item.Stem.Text(), item.Points)
		}
	}
}

// TestRoomAgain: room behind the number of the question above is no question. Where
// questions have it alone, as in a dictation, it is.
func TestRoomAgain(t *testing.T) {
	q, _ := read(t, paper("1. Which stone is soft?\nA. chalk\nB. flint\n1. ____\n2. Which of these float?\nI Cork\nII Iron\nA. I only\nB. II only\n2. ____\n3. Which bird is white?\nA. swan\nB. crow\n3. ____"))
	if len(q.Items) != 3 {
		t.Errorf("%d items, want 3", len(q.Items))
	}
}

// TestNumberedRoom: numbered lines to write on belong to the question above.
func TestNumberedRoom(t *testing.T) {
	q, _ := read(t, paper("Test\n1. Name three seas.\n1. ______\n2. ______\n3. ______\n2. Which city is old?\n3. Fill in: the sky is ____"))
	if len(q.Items) != 3 {
		t.Errorf("%d items", len(q.Items))
	}
	q, _ = read(t, paper("The sea is (1) and the sun is (2).\n1. ______\nA. wet\nB. dry\n2. ______\nA. hot\nB. cold"))
	if len(q.Items) != 2 {
		t.Errorf("%d items", len(q.Items))
	}
}

// TestNumbersAsChoices: a letter in brackets before a number with a full stop is a
// choice, and no answer before a question without words.
func TestNumbersAsChoices(t *testing.T) {
	q, _ := read(t, paper("Test\n1. How wide is the harbour?\n(A) 5.\n(B) 7.\n(C) 35.\n(D) 175.\n2. How many ships are in it?\n(A) 2,5.\n(B) 35.\n(C) 37,5.\n(D) 40.\n3. Which sea is it by?\n(A) Baltic\n(B) Red Sea\n(C) Black Sea\n(D) none"))
	want := []string{"1. How wide is the harbour? / 5. / 7. / 35. / 175.", "2. How many ships are in it? / 2,5. / 35. / 37,5. / 40.", "3. Which sea is it by? / Baltic / Red Sea / Black Sea / none"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestGradeTable: the table a marker fills in is no question.
func TestGradeTable(t *testing.T) {
	cell := func(s string) page.Cell {
		return page.Cell{ColSpan: 1, RowSpan: 1, Blocks: []page.Block{page.Paragraph{Runs: []page.Run{{Text: s}}}}}
	}
	row := func(cells ...string) (r page.Row) {
		for _, c := range cells {
			r.Cells = append(r.Cells, cell(c))
		}
		return r
	}
	for _, table := range []page.Table{
		{Rows: []page.Row{row("Vraag:", "1", "2", "3", "Totaal"), row("Punten:", "4", "2", "3", "9"), row("Score:", "", "", "", "")}},
		{Rows: []page.Row{row("1\n(10 points)", "2\n(20 points)", "3\n(5 points)"), row("", "", "")}},
		{Rows: []page.Row{row("", "1 (25 puan)", "2 (25 puan)", "3 (50 puan)")}},
		{Rows: []page.Row{row("Task:", "1", "2", "3"), row("Points:", "4", "6", "1"), row("Score:", "", "", ""), row("Task:", "4", "5", "Total"), row("Points:", "4", "6", "21"), row("Score:", "", "", "")}},
		{Rows: []page.Row{row("Course Title:", "Rivers", "Course Code:", "R1"), row("Semester:", "4", "Date:", "")}},
		{Rows: []page.Row{row("Marker", "Task", "1.1.", "1.2.", "2.1."), row("Most points", "2", "2", "6"), row("Points", "", "", "")}},
		{Rows: []page.Row{row("Problem", "Points", "Score"), row("1", "6", ""), row("2", "9", ""), row("3", "9", ""), row("Total:", "24", "")}},
		{Rows: []page.Row{row("Problem:", "1", "2", "Total"), row("Points:", "4", "6", "10"), row("Score:", "", "", "")}},
	} {
		doc := paper("Test\n1. Which city is old?\n2. Which sea is salty?\n3. Name a river.")
		doc.Blocks = append([]page.Block{doc.Blocks[0], table}, doc.Blocks[1:]...)
		q, _ := read(t, doc)
		if len(q.Items) != 3 || q.Items[0].Stem.Text() != "Which city is old?" {
			t.Errorf("%d items, the first %q", len(q.Items), q.Items[0].Stem.Text())
		}
	}
}

// TestGradeList: nor is the list of what its tasks are worth.
func TestGradeList(t *testing.T) {
	for _, worth := range []string{" (8)", ": ____ / 10", ") 5 points", "\t[3 pts]"} {
		q, _ := read(t, paper("Exam\nName:\nProblem 1"+worth+"\nProblem 2"+worth+"\n\nProblem 3"+worth+"\nTotal:\nProblem 1 (5 points)\nName a sea.\nProblem 2 (3 points)\nName a river.\nProblem 3 (2 points)\nDraw a lake."))
		if len(q.Items) != 3 {
			t.Errorf("%q: %d items", worth, len(q.Items))
		}
	}
	q, _ := read(t, paper("Quiz\nProblem 1: 3 / 4 + 1 / 4\nProblem 2: 8 / 4\nProblem 3: 9 / 3\nProblem 4: 1 / 2"))
	if len(q.Items) != 4 {
		t.Errorf("%d items", len(q.Items))
	}
}

// TestTruthInEveryRow: a table may repeat the words to choose from in every row.
func TestTruthInEveryRow(t *testing.T) {
	cell := func(s string) page.Cell {
		return page.Cell{ColSpan: 1, RowSpan: 1, Blocks: []page.Block{page.Paragraph{Runs: []page.Run{{Text: s}}}}}
	}
	doc := paper("Sprawdzian\nZadanie 1.\nZadanie 2. Które miasto jest stare?")
	table := page.Table{}
	for _, s := range []string{"I. Lód jest zimny.", "II. Ogień jest mokry.", "III. Morze jest słone."} {
		table.Rows = append(table.Rows, page.Row{Cells: []page.Cell{cell(s), cell("PRAWDA"), cell("FAŁSZ")}})
	}
	at := slices.IndexFunc(doc.Blocks, func(b page.Block) bool { p, ok := b.(page.Paragraph); return ok && p.Text() == "Zadanie 1." })
	doc.Blocks = slices.Insert(doc.Blocks, at+1, page.Block(table))
	q, _ := read(t, doc)
	truths := 0
	for _, item := range q.Items {
		if _, ok := item.Response.(quiz.TrueFalse); ok {
			truths++
		}
	}
	if truths != 3 || len(q.Items) != 4 {
		t.Errorf("%d of %d items are statements", truths, len(q.Items))
	}
}

// TestPointsAtRight: figures in a column at the right are points where a head says so;
// under a question of many they may be what it asks for.
func TestPointsAtRight(t *testing.T) {
	rows := "Q.1\t(a) Describe the parts of a pump.\t03\n(b) Discuss ropes and knots.\t04\nQ.2\t(a) Explain the best of all ropes.\t03\n(b) Define a net. Draw nets for these sentences.\t07\na) Every child likes the sea.\nb) Every sailor likes ropes."
	q, _ := read(t, paper("WINTER EXAMINATION\nMARKS\n"+rows))
	if diff := cmp.Diff([]string{"Q.1 (a) Describe the parts of a pump.", "Q.1 (b) Discuss ropes and knots.", "Q.2 (a) Explain the best of all ropes.", "Q.2 (b) Define a net. Draw nets for these sentences.\na) Every child likes the sea.\nb) Every sailor likes ropes."}, labelled(q)); diff != "" {
		t.Error(diff)
	}
	var worth []string
	for _, item := range q.Items {
		if item.Points != nil {
			worth = append(worth, item.Points.String())
		}
	}
	if diff := cmp.Diff([]string{"3", "4", "3", "7"}, worth); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("1. How many legs has a spider?\t8\n2. How many legs has a bee?\t6\n3. How many arms has a squid?\t10"))
	for _, item := range q.Items {
		if item.Points != nil {
			t.Errorf("%s is worth %v", item.Label, *item.Points)
		}
	}
}

// TestPointInFigure: a letter in a figure is no head of what tasks are worth.
func TestPointInFigure(t *testing.T) {
	q, _ := read(t, paper("1. Where is the force at P?\nP\na) left\t3\nb) right\t1\n\n2. Where does it rest?\na) here\t2\nb) there\n"))
	for _, item := range q.Items {
		if item.Points != nil {
			t.Errorf("%q is worth %v", item.Stem.Text(), item.Points)
		}
	}
}

// TestPartsAtRight: figures at the right of letters that order or ask are what they
// are worth; behind choices they belong to them.
func TestPartsAtRight(t *testing.T) {
	q, _ := read(t, paper("Examination\n\nQ.1 (a) Define a stack.          2\n    (b) Explain hashing with an example that is long enough to reach the margin. 7\n    (c) Write an algorithm for a queue.          7\n\nQ.2 (a) What is a tree?          2\n    (b) Draw one of five values.          7\n"))
	var got []string
	for _, item := range q.Items {
		got = append(got, item.Label+" "+item.Points.String())
	}
	if diff := cmp.Diff([]string{"Q.1 (a) 2", "Q.1 (b) 7", "Q.1 (c) 7", "Q.2 (a) 2", "Q.2 (b) 7"}, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	q, _ = read(t, paper("1. Which is the heaviest?\na) apple     3\nb) pear     4\nc) plum     2\n\n2. Which is the lightest?\na) apple     3\nb) pear     4\nc) plum     2\n"))
	if len(q.Items) != 2 || q.Items[0].Points != nil {
		t.Errorf("choices with figures: %q", stems(q))
	}
}
