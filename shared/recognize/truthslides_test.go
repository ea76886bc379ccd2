package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/recognize"
)

// TestTruthSlides: a slide with a statement and the next one with the verdict are one
// question, whether the verdict stands alone, over the statement or over the reason.
func TestTruthSlides(t *testing.T) {
	q, _ := read(t, deck("True or false?", "True or false?\nOwls hoot.", "TRUE\nOwls hoot.", "True or false?\nFish bark.", "FALSE!\nDogs do.", "True or false?\nBees sting.", "True"))
	if got := strings.Join(keys(q), " "); got != "true false true" {
		t.Errorf("keys = %s", got)
	}
	if got := stems(q); got[1] != "Fish bark." || q.Items[1].Feedback.General.Text() != "Dogs do." {
		t.Errorf("stems = %q, why %q", got, q.Items[1].Feedback.General.Text())
	}
}

// TestTalkTitles: titles of a talk that ask over what is told are no questions; those
// of a quiz are, or of slides with as many choices each.
func TestTalkTitles(t *testing.T) {
	talk := []string{"Owls", "What is an owl?\n*|A bird of the night\n*|With large eyes\n*|And soft wings", "Where do they live?\n*|In woods\n*|In barns", "Summary\n*|Owls hunt mice\n*|They hear well"}
	if q, _, err := recognize.Recognize(deck(talk...)); err == nil {
		t.Errorf("questions of a talk: %q", stems(q))
	}
	for _, d := range [][]string{
		append([]string{"Owl quiz"}, talk[1:]...),
		{"Owls", "What is an owl?\n*|a bird\n*|a fish", "Where do they live?\n*|in woods\n*|in ponds", "Who eats mice?\n*|owls\n*|hens", "Summary\n*|Owls hunt mice\n*|They hear well"},
	} {
		if q, _, err := recognize.Recognize(deck(d...)); err != nil || len(q.Items) < 2 {
			t.Errorf("%s: %q, %v", d[0], stems(q), err)
		}
	}
}
