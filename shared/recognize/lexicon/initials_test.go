package lexicon

import (
	"slices"
	"testing"
)

// TestAreTruthInitials sees that the table of initials holds what every pair of words
// for true and false begins with, in their order, and no more.
func TestAreTruthInitials(t *testing.T) {
	letters := []string{"T", "F", "v", "f", "R", "В", "Н", "д", "Y", "対", "x", "", "The", "true"}
	for _, p := range TruthPairs() {
		letters = append(letters, Initial(p[0]), Initial(p[1]))
	}
	slices.Sort(letters)
	letters = slices.Compact(letters)
	for _, yes := range letters {
		for _, no := range letters {
			want := slices.ContainsFunc(TruthPairs(), func(p [2]string) bool {
				return Fold(yes) == Initial(p[0]) && Fold(no) == Initial(p[1])
			})
			if got := AreTruthInitials(yes, no); got != want {
				t.Fatalf("AreTruthInitials(%q, %q) = %v", yes, no, got)
			}
		}
	}
}
