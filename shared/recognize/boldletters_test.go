package recognize_test

import (
	"strings"
	"testing"
)

// TestBoldLetters: letters in bold below lettered choices tell which of these are right, the
// first of a line as a capital too, and are titles where they count on.
func TestBoldLetters(t *testing.T) {
	const birds = "1. Which of these swim?\na. the owl\nb. the swan\nc. the duck\nd. the robin\n{b:B, c}\n2. Which hunts at night?\na. the owl\nb. the swan\nc. the duck\n{b:A}\n3. Which of these sing?\na. the owl\nb. the swan\nc. the lark\nd. the robin\n{b:C and d}\n"
	q, _ := read(t, set(birds))
	if got := strings.Join(keys(q), "; "); got != "the swan | the duck; the owl; the lark | the robin" {
		t.Errorf("keys %s", got)
	}
	const sections = "{b:A}\n1. Which bird swims?\na. the owl\nb. the swan\nc. the robin\n2. Which hunts at night?\na. the owl\nb. the swan\nc. the duck\n{b:B}\n1. Which of these sings?\na. the owl\nb. the swan\nc. the lark\n{b:C}\n1. Which of these digs?\na. the mole\nb. the swan\nc. the lark\n"
	q, _ = read(t, set(sections))
	if got := strings.Join(keys(q), "; "); got != "-; -; -; -" {
		t.Errorf("sections: keys %s", got)
	}
}
