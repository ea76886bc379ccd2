package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestInitialsBehindNumbers: the first letter of "question" stands behind the number of
// each, and the choices are numbered too; floors and quarters are no questions.
func TestInitialsBehindNumbers(t *testing.T) {
	text := "1F: Welche Stadt liegt am Rhein?\n1 : Köln\n2: Kiel\n3: Rom\n2F: Welcher Fluss fließt durch Wien?\n1: Elbe\n2: Donau\n3: Oder\n3F : Der Schnee wird im Winter so gefärbt\n1: weiß\n2: rot\n3: blau\n"
	q, _ := read(t, paper(text))
	want := []string{"Q1 Welche Stadt liegt am Rhein? / Köln / Kiel / Rom", "Q2 Welcher Fluss fließt durch Wien? / Elbe / Donau / Oder", "Q3 Der Schnee wird im Winter so gefärbt / weiß / rot / blau"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("1. Where is the lift?\n1F: lobby\n2F: rooms\n2. Where is the bar?\n1F: garden\n2F: roof"))
	for _, got := range labelled(q) {
		if strings.HasPrefix(got, "Q") {
			t.Errorf("a floor is the question %q", got)
		}
	}
}
