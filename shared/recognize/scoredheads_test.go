package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/page"
)

// TestScoredHeads reads printed attempts whose choices have neither letters nor boxes: a
// picked one is a key where the question earned all of its points.
func TestScoredHeads(t *testing.T) {
	doc := paper("Birds\n1.Question 1\nWhich bird hoots?\n1 / 1 point\nthe wren\n_the owl\nthe gull\nCorrect\nIt hunts at night, as owls do.\n2.Question 2\nWhich one barks?\n0 / 1 point\nthe dog\n_the cat\nthe hen\nIncorrect\nCats do not bark.\n3.Question 3\nWhich of them fly? Select all that apply.\n1 / 1 point\n_the wren\nCorrect\nWrens fly well.\nthe hen\n_the gull\nCorrect\nGulls fly over the sea.\nthe dog")
	for i, b := range doc.Blocks {
		p := b.(page.Paragraph)
		if text, ok := strings.CutPrefix(p.Runs[0].Text, "_"); ok {
			p.Runs[0].Text, p.Runs[0].Marks.Underline, p.Runs[0].Marks.Italic = text, true, true
			doc.Blocks[i] = p
		}
	}
	q, _ := read(t, doc)
	want := "Question 1 Which bird hoots? / the wren / the owl / the gull: the owl|Question 2 Which one barks? / the dog / the cat / the hen|Question 3 Which of them fly? Select all that apply. / the wren / the hen / the gull / the dog: the wren | the gull"
	if got := strings.Join(labelled(q), "|"); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	for _, item := range q.Items {
		if item.Points == nil || item.Feedback.General.IsEmpty() {
			t.Errorf("%s has no points or no explanation", item.Label)
		}
	}
}

// TestRoundsAreNoScores: a score under a heading with no verdict is none of a platform.
func TestRoundsAreNoScores(t *testing.T) {
	q, _ := read(t, paper("Question 1\nWhich bird hoots?\n1 / 1 point\nA. the wren\nB. the owl\nAnswer: B\nQuestion 2\nWhich one barks?\n1 / 1 point\nA. the dog\nB. the cat\nAnswer: A"))
	if got := strings.Join(keys(q), ", "); got != "the owl, the dog" {
		t.Error(got)
	}
}
