package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestMostChoicesBold: where bold sets one choice of each question of a scan apart, a
// question with most of its choices bold has no key, unless it asks for several.
func TestMostChoicesBold(t *testing.T) {
	var text []string
	var at []int
	want := make([]string, 0, 10)
	for i := range 9 {
		text = append(text, fmt.Sprintf("%d. Which of these rivers is number %d?", i+1, i+1), "A) Elbe", "B) Oder", "C) Isar", "D) Spree")
		at = append(at, 5*i+1+i%4)
		want = append(want, []string{"Elbe", "Oder", "Isar", "Spree"}[i%4])
	}
	for _, c := range []struct {
		asked, last string
		scanned     float64
	}{
		{"Which of these lakes is deep?", "-", 0.9},
		{"Which of these lakes is deep?", "Como | Garda | Lugano", 0},
		{"Which of these lakes are deep? (Select all that apply)", "Como | Garda | Lugano", 0.9},
	} {
		doc := paper(strings.Join(append(text[:45:45], "10. "+c.asked, "A) Como", "B) Garda", "C) Lugano", "D) Balaton"), "\n"))
		bold(doc, append(at[:9:9], 46, 47, 48)...)
		for _, b := range doc.Blocks {
			for i := range b.(page.Paragraph).Runs {
				b.(page.Paragraph).Runs[i].Confidence = c.scanned
			}
		}
		q, _ := read(t, doc)
		if diff := cmp.Diff(append(want[:9:9], c.last), keys(q)); diff != "" {
			t.Errorf("%s: %s", c.asked, diff)
		}
	}
}
