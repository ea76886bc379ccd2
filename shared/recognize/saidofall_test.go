package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSaidOfAll: words in brackets behind all choices say which are right; a
// choice that only speaks of truth keeps its words.
func TestSaidOfAll(t *testing.T) {
	q, _ := read(t, paper("1. Which is a sea?\na) Oslo (falsch)\nb) Baltic (wahr)\nc) Lima (falsch)\n2. Which is a city?\na) Cairo (wahr)\nb) ice (falsch)\nc) two (falsch)"))
	if diff := cmp.Diff([]string{"1. Which is a sea? / Oslo / Baltic / Lima: Baltic", "2. Which is a city? / Cairo / ice / two: Cairo"}, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, book(t, []any{"Quiz", []any{"Which is a sea?", "a)Oslo(false)", "b)Baltic(true)", "c)Lima(false)"}, []any{"Which is a city?", "a)Cairo(true)", "b)ice(false)", "c)two(false)"}, []any{"Which is hot?", "a)snow(false)", "b)hail(false)", "c)fire(true)"}}))
	if diff := cmp.Diff([]string{"Baltic", "Cairo", "fire"}, keys(q)); diff != "" {
		t.Errorf("sheet (-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("1. What does the lamp show?\na) light (true)\nb) the state of a pupil\nc) nothing (false)\nAnswer: B\n2. Which is a city?\na) Cairo\nb) ice\nc) two\nAnswer: A"))
	if diff := cmp.Diff([]string{"1. What does the lamp show? / light (true) / the state of a pupil / nothing (false): the state of a pupil", "2. Which is a city? / Cairo / ice / two: Cairo"}, labelled(q)); diff != "" {
		t.Errorf("words (-want +got):\n%s", diff)
	}
}

// TestRareSigns: a plus before a choice is part of it where ticks tell what is
// right.
func TestRareSigns(t *testing.T) {
	text := strings.Repeat("1. Which is a sea?\na) Oslo\nb) Baltic ✓\nc) Lima\n", 9) + "2. Which charge is it?\na) +e\nb) 2e ✓\nc) -e"
	q, _ := read(t, paper(text))
	got := labelled(q)
	if diff := cmp.Diff("2. Which charge is it? / +e / 2e / -e: 2e", got[len(got)-1]); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestFalseAlarm: one of many statements to judge may speak of what is false.
func TestFalseAlarm(t *testing.T) {
	q, _ := read(t, paper("1. Explain the net.\n2. Complete by 'true' or 'false'.\na) A frame carries the signs.\nb) The layer serves the calls.\nc) A link removes the false flags.\nd) The node reads the frame.\ne) The part shares the load.\n3. Explain a call."))
	if len(q.Items) != 7 {
		t.Errorf("five statements and two tasks are read as %q", stems(q))
	}
}
