package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestMarkColumn reads tables of choices with a column beside them that says which is
// right, with letters in cells of their own and without any. Statements under an order to
// judge them stay statements, and so does what several words call true.
func TestMarkColumn(t *testing.T) {
	for _, c := range []struct {
		name string
		doc  page.Document
		want []string // stem: key of each item
	}{
		{"ticks without letters", blocks("1. Capital of Norway?", grid("Rome |", "Oslo | x", "Riga |"), "2. The capital of Latvia is", grid("Oslo |", "Bonn |", "Riga | X")), []string{"Capital of Norway?: Oslo", "The capital of Latvia is: Riga"}},
		{"a head over them", blocks("1. Capital of Norway?", grid("Town | Correct answer", "Rome |", "Oslo | ✓", "Riga |"), "2. Capital of Latvia?", grid("Town | Correct answer", "Oslo |", "Bonn |", "Riga | ✓")), []string{"Capital of Norway?: Oslo", "Capital of Latvia?: Riga"}},
		{"words for both", blocks(merged(grid("1. Capital of Norway?", "a. | Rome | F", "b. | Oslo | T", "c. | Riga | F")), "", merged(grid("2. Capital of Latvia?", "a. | Oslo | F", "b. | Bonn | F", "c. | Riga | T"))), []string{"Capital of Norway?: Oslo", "Capital of Latvia?: Riga"}},
		{"several ticks", blocks("1. Which are towns in Norway?", grid("Rome |", "Oslo | x", "Riga |", "Bergen | x"), "2. Which is in Latvia?", grid("Oslo |", "Bonn |", "Riga | x")), []string{"Which are towns in Norway?: Oslo | Bergen", "Which is in Latvia?: Riga"}},
		{"to be filled in", blocks("1. Capital of Norway?\na) Rome\nb) Oslo\n2. Which towns are missing here?", grid("Norway | Oslo", "Latvia |", "Italy | Rome")), []string{"Capital of Norway?: -", "Which towns are missing here?\nNorway\tOslo\nLatvia\t\nItaly\tRome: -"}},
		{"statements", blocks("1. Which are true and which are false?", grid("Fish can swim in the sea. | T", "Owls can swim in the sea. | F", "Cats can swim in the air. | F")), []string{"Fish can swim in the sea.: true", "Owls can swim in the sea.: false", "Cats can swim in the air.: false"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, answered(t, c.doc)); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

// TestLetterSaidAgain: the letter of the last choice with the reason behind a dash is the
// answer; a letter struck twice before a dash that all choices have is one more of them.
func TestLetterSaidAgain(t *testing.T) {
	q, _ := read(t, paper("1. Which bird hoots?\n(a) lark\n(b) duck\n(c) owl\n(c) - it is heard at night\n2. Which bird swims?\n(a) lark\n(b) duck\n(c) owl\n(b) - its feet are webbed"))
	if diff := cmp.Diff([]string{"owl", "duck"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	q, _ = read(t, paper("1. Which bird hoots?\nA- lark\nB- duck\nB- owl\nD- crow\n2. Which bird swims?\nA- lark\nB- duck\nC- owl\nD- crow"))
	if diff := cmp.Diff([]string{"1. Which bird hoots? / lark / duck / owl / crow", "2. Which bird swims? / lark / duck / owl / crow"}, labelled(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestLetterRoomOtherAlphabet: the letter in the room before a number fills no gap, in
// Cyrillic neither.
func TestLetterRoomOtherAlphabet(t *testing.T) {
	q, _ := read(t, paper("__Б__ 1) Кто летает ночью?\nа) утка\nб) сова\nв) рыба\n__А__ 2) Кто плавает?\nа) утка\nб) сова\nв) крот\n__В__ 3) Кто роет?\nа) утка\nб) сова\nв) крот"))
	if diff := cmp.Diff([]string{"сова", "утка", "крот"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
