package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestTitlesOfChoices: bold first lines of every choice are its title, and that one
// of them has nothing more is no mark.
func TestTitlesOfChoices(t *testing.T) {
	q, _ := read(t, set("Quiz\n1. Which of these lives in water?\na) {b:Trout}\nIt swims in rivers and eats flies at night.\nb) {b:Owl}\nIt hoots in the forest and eats mice at night.\nc) {b:Fox}\n2. Which of these hoots?\na) Trout\nb) Owl\nc) Fox"))
	if diff := cmp.Diff([]string{"-", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, set("Quiz\n1. Which of these lives in water?\na) {b:Trout}\nb) Owl, which hoots in the forest\nand eats mice at night\nc) Fox\n2. Which of these hoots?\na) Trout\nb) {b:Owl}\nc) Fox"))
	if diff := cmp.Diff([]string{"Trout", "Owl"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestCueBehindPoints: how to answer, said behind what a question is worth, is no
// part of what it asks.
func TestCueBehindPoints(t *testing.T) {
	q, _ := read(t, paper("Question 1 [2 points]\tSelect one answer\nWhich bird hoots?\n(a) Owl\n(b) Jay\nQuestion 2 [1 point]\tSelect all correct answers\nWhich birds swim?\n(a) Duck\n(b) Jay\nQuestion 3 [1 point] Select one bird that sings:\n(a) Wren\n(b) Stork"))
	if diff := cmp.Diff([]string{"Question 1 Which bird hoots? / Owl / Jay", "Question 2 Which birds swim? / Duck / Jay", "Question 3 Select one bird that sings: / Wren / Stork"}, labelled(q)); diff != "" {
		t.Error(diff)
	}
	if p := q.Items[0].Points; p == nil || p.String() != "2" {
		t.Errorf("points %v", p)
	}
}
