package scan

import (
	"slices"
	"testing"
)

func TestBareLettersStuckToTheirWords(t *testing.T) {
	for _, c := range []struct{ lines, want []string }{
		{[]string{"A the 15th", "Bthe 16th", "C the 17th"}, []string{"A the", "B the", "C the"}},
		{[]string{"A 15 m", "B15 km", "C 15 cm"}, []string{"A 15", "B 15", "C 15"}},
		{[]string{"A the 15th", "Berlin in May", "D the 17th"}, []string{"A the", "Berlin in", "D the"}},
		{[]string{"A dog barks", "But cats do", "not bark"}, []string{"A dog", "But cats", "not bark"}},
	} {
		spans := typed(c.lines...)
		for i := range spans {
			spans[i].Confidence = 0.6
		}
		if got := heads(withBareLetters(spans)); !slices.Equal(got, c.want) {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
	sure := typed("A the 15th", "Berlin in May", "C the 17th")
	sure[3].Confidence = 0.96
	if got := heads(withBareLetters(sure)); got[1] != "Berlin in" {
		t.Errorf("a sure word became %q", got[1])
	}
}
