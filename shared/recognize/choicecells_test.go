package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
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
	} {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, answered(t, c.doc)); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}
