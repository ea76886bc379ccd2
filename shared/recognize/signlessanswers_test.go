package recognize_test

import (
	"strings"
	"testing"
)

// TestSignlessAnswers: the word of an answer that lacks its colon once is known by the
// choice behind it; a choice or sentence that begins with that word stays what it is.
func TestSignlessAnswers(t *testing.T) {
	const first = "1. Which flies?\na. an owl\nb. a cow\nAnswer: an owl\n2. Which swims?\na. a cat\nb. a cod\n"
	for row, want := range map[string]string{
		"Answer a cod":   "an owl; a cod",
		"Answer is easy": "an owl; -",
		"Reply a cod":    "an owl; -",
	} {
		q, _ := read(t, paper(first+row+"\n"))
		if got := strings.Join(keys(q), "; "); got != want {
			t.Errorf("%s: keys %s, want %s", row, got, want)
		}
	}
	q, _ := read(t, paper("Q1\nWhich flies?\nan owl\na cow\na cat\nANSWER: an owl\nQ2\nWhich swims?\na cat\na cow\na cod\nANSWER a cod\nQ3\nWhich barks?\na dog\na cow\na cod\nANSWER: a dog\n"))
	if got := strings.Join(keys(q), "; "); got != "an owl; a cod; a dog" {
		t.Errorf("without letters: keys %s", got)
	}
}
