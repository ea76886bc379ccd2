package recognize_test

import (
	"testing"
)

// TestPlacedSections: the place of a section may be said in words, before its word or
// behind it; what goes on behind it is a sentence.
func TestPlacedSections(t *testing.T) {
	const before, behind = "Test\n\n1. What is a sea?\nA. wet\nB. dry\nC. red\n2. What is a lake?\nA. wet\nB. dry\nC. red\n", "\n3. What is a hill?\nA. high\nB. low\nC. red\n4. What is a house?\nA. high\nB. low\nC. red\n"
	titled := func(head string) bool {
		q, _ := read(t, paper(before+head+behind))
		for _, s := range q.Sections {
			if s.Title == head {
				return true
			}
		}
		return false
	}
	for _, head := range []string{"Second part: Grammar", "Part Two: Grammar", "Deuxième partie : grammaire", "Zweiter Teil", "Segunda parte: gramática", "Tweede deel", "Anden del", "Parte Dos", "2e partie"} {
		if !titled(head) {
			t.Errorf("%q heads no section", head)
		}
	}
	for _, head := range []string{"second part", "First part of a day out"} {
		if titled(head) {
			t.Errorf("%q heads a section", head)
		}
	}
}
