package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestDashedChoices: lettered choices behind dashes may share the line of their
// question, and go on in the next.
func TestDashedChoices(t *testing.T) {
	q, _ := read(t, paper("1. Qaysi shahar poytaxt? - A) Xiva - B) Toshkent - C) Buxoro\n2. Qaysi biri dengiz? - A) Orol - B) Sirdaryo\n- C) Chorvoq - D) Zomin\n3. Nima issiq? - A) muz - B) olov - C) qor\nJavoblar: 1-B, 2-A, 3-B"))
	if diff := cmp.Diff([]string{"Toshkent", "Orol", "olov"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestPlusAndMinus: a plus before some choices is no mark where others have a
// minus.
func TestPlusAndMinus(t *testing.T) {
	q, _ := read(t, paper("1. What is its charge?\nA) +e\nB) +2e\nC) -2e\n2. Which is a sea?\nA) Rome\nB) Baltic\n3. Which is hot?\nA) fire\nB) ice"))
	if diff := cmp.Diff([]string{"-", "-", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
