package recognize_test

import (
	"strings"
	"testing"
)

// TestMistypedAnswers: the word of an answer may have one letter wrong, where others have
// it right; other words behind which letters stand are left alone.
func TestMistypedAnswers(t *testing.T) {
	const ask = ". Which flies?\na. an owl\nb. a cow\nc. a bat\n"
	for _, word := range []string{"Answew", "Anwser", "Anser", "Answwer"} {
		q, _ := read(t, paper("1"+ask+word+" : a\n2"+ask+"Answer : b\n3"+ask+"Answer : c\n"))
		if got := strings.Join(keys(q), "; "); got != "an owl; a cow; a bat" {
			t.Errorf("%s: keys %s", word, got)
		}
	}
	q, _ := read(t, paper("1"+ask+"Levels : a\n2"+ask+"Answer : b\n3"+ask+"Answer : c\n"))
	if got := strings.Join(keys(q), "; "); got != "-; a cow; a bat" {
		t.Errorf("another word: keys %s", got)
	}
}
