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

// TestMistypedAlike: the same slip in all lines is known by the word it is nearest to;
// another word that stands so, and a slip in few lines, are left alone.
func TestMistypedAlike(t *testing.T) {
	for word, want := range map[string]string{
		"Anwer. ": "an owl; a cow; a bat", "Anwser: ": "an owl; a cow; a bat", "Repuesta: ": "an owl; a cow; a bat",
		"Anfer. ": "-; -; -", "Levels: ": "-; -; -", "Banker: ": "-; -; -",
	} {
		const ask = ". Which flies?\nA. an owl\nB. a cow\nC. a bat\n"
		q, _ := read(t, paper("1"+ask+word+"A\n2"+ask+word+"B\n3"+ask+word+"C\n"))
		if got := strings.Join(keys(q), "; "); got != want {
			t.Errorf("%s: keys %s, want %s", word, got, want)
		}
	}
}
