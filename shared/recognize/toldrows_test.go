package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestToldRows: rows of lines that tell their answers behind a dash are read in
// a document that holds more than these, under a heading that speaks of answers.
func TestToldRows(t *testing.T) {
	q, _ := read(t, paper("Quiz Answers\nOwls are active at night - True\nBats are a kind of bird - False\nHerons stand in shallow water - True\nPenguins fly over the sea - False\nSwifts sleep while they fly – True\n\n"+
		"Birds of the night\nThese notes were written for the nature club.\nThey may be copied.\n\nWhich bird hoots at night? - Owl\nWhich bird has a red breast? - Robin\nThe young of a swan is a ____ - Cygnet\nWhich bird cannot fly? - Penguin\nWhich bird builds with mud? - Swallow\n"))
	if diff := cmp.Diff([]string{"true", "false", "true", "false", "true", "Owl", "Robin", "Cygnet", "Penguin", "Swallow"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestJudgedChoices: truths behind the choices of questions mark these.
func TestJudgedChoices(t *testing.T) {
	q, _ := read(t, paper("1. Which birds hoot at night in the woods?\na. The owls of the old forest\t[True]\nb. The herons of the lake\t[False]\nc. The swifts of the town\t[False]\nd. The penguins of the south\t[False]\ne. The robins of the garden\t[False]\n\n"+
		"1. Which birds stand in shallow water?\na. The owls of the old forest\t[False]\nb. The herons of the lake\t[True]\nc. The swifts of the town\t[False]\nd. The penguins of the south\t[False]\ne. The robins of the garden\t[False]\n"))
	if diff := cmp.Diff([]string{"The owls of the old forest", "The herons of the lake"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestFunctionsAreNoBoxes: f(x) in a choice is no box with a cross.
func TestFunctionsAreNoBoxes(t *testing.T) {
	q, _ := read(t, paper("1. Which sum is even?\nA) h(x) = f(x) + g(x)\nB) h(x) = f(x) - k(x)\nAnswer: A\n2. Which sum is odd?\nA) h(x) = k(x) + g(x)\nB) h(x) = k(x) - f(x)\nAnswer: B\n"))
	if diff := cmp.Diff([]string{"h(x) = f(x) + g(x)", "h(x) = k(x) - f(x)"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestNumberedRows: numbered questions tell their answers behind a dash; what
// repeats there is a remark.
func TestNumberedRows(t *testing.T) {
	q, _ := read(t, paper("1. Which bird hoots at night? - Owl\n2. Which bird has a red breast? - Robin\n3. The young of a swan is a ____ - Cygnet\n4. Which bird cannot fly? - Penguin\n5. Which bird builds with mud? - Swallow\n"))
	if diff := cmp.Diff([]string{"Owl", "Robin", "Cygnet", "Penguin", "Swallow"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("1. Which bird hoots at night? - 2 points\n2. Which bird has a red breast? - 2 points\n3. The young of a swan is called what? - 2 points\n4. Which bird cannot fly? - 2 points\n5. Which bird builds with mud? - 2 points\n"))
	if diff := cmp.Diff([]string{"-", "-", "-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("points (-want +got):\n%s", diff)
	}
}
