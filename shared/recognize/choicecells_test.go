package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// merged joins the cells of the first row of a table to one.
func merged(t page.Table) page.Table {
	width := len(t.Rows[1].Cells)
	t.Rows[0].Cells = t.Rows[0].Cells[:1]
	t.Rows[0].Cells[0].ColSpan = width
	return t
}

// TestChoiceCells reads choices whose letters and ticks have cells of their own.
func TestChoiceCells(t *testing.T) {
	for _, c := range []struct {
		name string
		doc  page.Document
		want []string // stem: key of each item
	}{
		{"along the rows", blocks("1. Capital of Norway?", grid("a) | Rome | b) | Oslo", "c) | Riga | d) | Bonn"), "2. Capital of Latvia?", grid("a) | Oslo | b) | Bonn", "c) | Rome | d) | Riga"), "Answers: 1. b 2. d"), []string{"Capital of Norway?: Oslo", "Capital of Latvia?: Riga"}},
		{"down the columns", blocks("1. Capital of Norway?", grid("(a) | Rome | (c) | Oslo", "(b) | Riga | (d) | Bonn"), "2. Capital of Latvia?", grid("(a) | Oslo | (c) | Bonn", "(b) | Rome | (d) | Riga"), "Answers: 1. c 2. d"), []string{"Capital of Norway?: Oslo", "Capital of Latvia?: Riga"}},
		{"ticks behind", blocks("1. Capital of Norway?", grid("a) Rome |", "b) Oslo | x", "c) Riga |"), "2. Capital of Latvia?", grid("a) Oslo |", "b) Bonn |", "c) Riga | x")), []string{"Capital of Norway?: Oslo", "Capital of Latvia?: Riga"}},
		{"ticks in front", blocks("1. Capital of Norway?", grid("| a) Rome", "✓ | b) Oslo", "| c) Riga"), "2. Capital of Latvia?", grid("| a) Oslo", "| b) Bonn", "✓ | c) Riga")), []string{"Capital of Norway?: Oslo", "Capital of Latvia?: Riga"}},
		{"question over its choices", blocks(merged(grid("1. Capital of Norway?", "(A) | Rome", "(B) | Oslo", "(C) | Riga")), merged(grid("2. Capital of Latvia?", "(A) | Oslo", "(B) | Bonn", "(C) | Riga")), "Answers: 1. B 2. C"), []string{"Capital of Norway?: Oslo", "Capital of Latvia?: Riga"}},
		{"a key in a row", blocks("1. Capital of Norway?\na) Rome\nb) Oslo\n2. Capital of Latvia?\na) Oslo\nb) Riga\n3. Capital of Italy?\na) Riga\nb) Rome\n4. Capital of Germany?\na) Bern\nb) Berlin\nKey", grid("1 | 2 | 3 | 4", "a | b | b | b")), []string{"Capital of Norway?: Rome", "Capital of Latvia?: Riga", "Capital of Italy?: Rome", "Capital of Germany?: Berlin"}},
		{"verdicts under a head", blocks("Part A", grid("No | Statement | Answer", "1 | The sun is a star. | True", "2 | Fish can fly to Mars. | False")), []string{"The sun is a star.: true", "Fish can fly to Mars.: false"}},
		{"ticks under yes and no", blocks("Part A", grid("Statement | Yes | No", "The sun is a star. | x |", "Fish can fly to Mars. | | x")), []string{"The sun is a star.: true", "Fish can fly to Mars.: false"}},
		{"stem and choices in a cell", blocks(grid("1 | Water boils at \n 90 degrees \n 100 degrees \n 120 degrees | 2", "2 | Capital of Norway? \n Rome \n Oslo \n Riga | 2", "3 | Fish breathe with \n gills \n lungs \n wings | 2", "4 | Who wrote Hamlet? \n Goethe \n Shakespeare \n Homer | 1")), []string{"Water boils at: -", "Capital of Norway?: -", "Fish breathe with: -", "Who wrote Hamlet?: -"}},
		{"a table for each", blocks(grid("Q1 | Water boils at \n 90 degrees \n 100 degrees \n 120 degrees"), "", grid("Q2 | Ice melts at \n 0 degrees \n 4 degrees \n 10 degrees"), "", grid("Q3 | Fish breathe with \n gills \n lungs \n wings"), "", grid("Q4 | Who wrote Hamlet? \n Goethe \n Shakespeare \n Homer")), []string{"Water boils at: -", "Ice melts at: -", "Fish breathe with: -", "Who wrote Hamlet?: -"}},
		{"answers behind the choices", blocks(grid("1. | Capital of Norway? | a) Rome | b) Oslo | c) Riga | Oslo | 2", "2. | Two and two is | a) 3 | b) 4 | c) 5 | 4 | 2")), []string{"Capital of Norway?: Oslo", "Two and two is: 4"}},
		{"answers left to be filled in", blocks(grid("No | Questions | Correct answer", "1. | Who wrote it? | ", "2. | Name the town. | ")), []string{"Who wrote it?: -", "Name the town.: -"}},
		{"answers left to be filled in, without numbers", blocks(grid("Questions | Answer", "Who wrote it? | ", "Name the town. | ")), []string{"Who wrote it?: -", "Name the town.: -"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, answered(t, c.doc)); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

// TestChoiceGrids reads choices without letters in the cells of tables: data of a task
// stand in such a table, too.
func TestChoiceGrids(t *testing.T) {
	set := func(t page.Table, row, cell int) page.Table {
		p := t.Rows[row].Cells[cell].Blocks[0].(page.Paragraph)
		p.Runs[0].Marks.Bold = true
		return t
	}
	doc := blocks(
		"1. The capital of Norway is", set(grid("Rome | Oslo", "Riga | Bonn"), 0, 1),
		"2. Two and two is", set(grid("3 | 4", "5"), 0, 1),
		"3. What is the mean of the values?", grid("Year | Value", "2001 | 3", "2002 | 5"))
	if diff := cmp.Diff([]string{"The capital of Norway is: Oslo", "Two and two is: 4", "What is the mean of the values?\nYear\tValue\n2001\t3\n2002\t5: -"}, answered(t, doc)); diff != "" {
		t.Error("marked", diff)
	}
	doc = blocks("1. Which is the capital of Norway?", grid("Rome | Oslo | Riga"), "2. What is two and two?", grid("3 | 4 | 5"), "3. Which one flies?", grid("bat | dog | cow"))
	q, _ := read(t, doc)
	for _, it := range q.Items {
		if c, ok := it.Response.(quiz.Choice); !ok || len(c.Choices) != 3 {
			t.Errorf("%q offers %v, want 3 choices", it.Stem.Text(), it.Response)
		}
	}
}
