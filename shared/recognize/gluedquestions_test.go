package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestQuestionsThatRunOn: a text copied from pages runs on from question to question; each
// begins at its number, and choices stand behind it.
func TestQuestionsThatRunOn(t *testing.T) {
	q, _ := read(t, paper("Assessment 1) Owls can fly. a) True b) False 2) Which swims? a) a cod b) an owl c) a cow 3) Which has 4) legs? a) a cow b) an owl 4)What runs?\nPage 1\na) a cow b) a cod 5) Which sings? a) a robin b) a cow"))
	want := []string{"1) Owls can fly.", "2) Which swims?", "3) Which has 4) legs?", "4) What runs?", "5) Which sings?"}
	var got []string
	for _, item := range labelled(q) {
		stem, _, _ := strings.Cut(item, " / ")
		got = append(got, stem)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestBracketedNumbersInside: numbers with brackets inside a stem and its choices begin no
// questions.
func TestBracketedNumbersInside(t *testing.T) {
	q, _ := read(t, paper("1) Which of 1) Owls 2) Cows fly? a) 1 b) 2 c) both\n2) Sort 1) Owls 2) Cows. a) 1, 2 b) 2, 1\n3) Which swims? a) cod b) cow\n4) Which runs? a) cod b) cow"))
	if got := strings.Join(labels(q), " "); got != "1) 2) 3) 4)" {
		t.Errorf("numbers %s: %q", got, stems(q))
	}
}
