package lexicon

import "testing"

// TestFolded: a pattern for folded texts knows words of every alphabet, and their edges.
func TestFolded(t *testing.T) {
	p := Folded(`^wähle|\b(?:кроме|ngoại trừ|außer)\b`)
	for text, want := range map[string]bool{
		"Wähle eine Antwort":        true,
		"Все из них, кроме одного:": true,
		"tất cả ngoại trừ":          true,
		"alle außer einem":          true,
		"все кромешники":            false,
		"wer wählt?":                false,
	} {
		if got := p.MatchString(Fold(text)); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}
