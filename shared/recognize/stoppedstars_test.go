package recognize_test

import (
	"strings"
	"testing"
)

// TestStoppedStars: a star behind the full stop of a sentence marks it where the other
// choices are sentences too; behind the dot of a package it belongs to the text.
func TestStoppedStars(t *testing.T) {
	q, _ := read(t, paper("1. What is a skill?\nA) It is a habit that is kept.\nB) It is a thing that is learnt.*\nC) It is a kind of bird.\n2. What is a bird?\nA) It is a stone that flies.\nB) It is a fish.\nC) It is an animal with wings.*\n3. What is a fish?\nA) It lives in water.*\nB) It lives in sand.\nC) It lives in trees.\n"+
		"4. Which line brings all names?\nA) import java.util.*\nB) import java.util\nC) use java.util\n"))
	if got := strings.Join(keys(q), " | "); got != "It is a thing that is learnt. | It is an animal with wings. | It lives in water. | -" {
		t.Errorf("keys %s", got)
	}
}
