package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestOutcomeCodes: codes of what a paper examines are left out behind its questions, and
// what these are worth is read; behind two questions, or choices, they are text.
func TestOutcomeCodes(t *testing.T) {
	for text, want := range map[string][]string{
		"Q-1) Explain the design of a nest. (4) (C-2)\nQ-2) What do owls eat in winter? (12) (C-2)\nQ-3) Draw the life of a cod. (4) C-3": {"Explain the design of a nest. 4", "What do owls eat in winter? 12", "Draw the life of a cod. 4"},
		"Q-1) Compare owls and crows. [CLO-1, 12 Marks]\nQ-2) Describe a fox. [5 marks; CO2]\nQ-3) Name a tree. [CLO-1] [BL2]":            {"Compare owls and crows. 12", "Describe a fox. 5", "Name a tree."},
	} {
		q, _ := read(t, paper(text))
		var got []string
		for _, it := range q.Items {
			s := it.Stem.Text()
			if it.Points != nil {
				s += " " + it.Points.String()
			}
			got = append(got, s)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	}
	q, _ := read(t, paper("1. Which wire is live (L-1)?\na) the brown one (L-1)\nb) the blue one (L-2)\nc) the green one (L-3)\n2. Which hoots? (C-2)\na) owl\nb) cod"))
	want := []string{"1. Which wire is live (L-1)? / the brown one (L-1) / the blue one (L-2) / the green one (L-3)", "2. Which hoots? (C-2) / owl / cod"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
