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

// TestScoresInside: the score may stand at the end of what is asked, also before the first
// choice; a verdict that is said twice judges one choice, and none that is not set apart.
func TestScoresInside(t *testing.T) {
	doc := paper("Question 1\nWhich bird hoots? 1 / 1 point\nthe wren\nthe owl\nthe gull\nCorrect\nCorrect! It hunts at night.\nQuestion 2\nSelect the one that barks. 1 / 1 point the dog\nthe cat\nthe hen\nCorrect\nCorrect!\nQuestion 3\nWhich one swims? 1 / 1 point\nthe wren\n_the swan\nthe cat\nCorrect\nCorrect!")
	for i, b := range doc.Blocks {
		p := b.(page.Paragraph)
		if text, ok := strings.CutPrefix(p.Runs[0].Text, "_"); ok {
			p.Runs[0].Text, p.Runs[0].Marks.Highlight = text, "FFFF00"
			doc.Blocks[i] = p
		}
	}
	q, _ := read(t, doc)
	want := "Question 1 Which bird hoots? / the wren / the owl / the gull|Question 2 Select the one that barks. / the dog / the cat / the hen|Question 3 Which one swims? / the wren / the swan / the cat: the swan"
	if got := strings.Join(labelled(q), "|"); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	for _, item := range q.Items {
		if item.Points == nil || item.Points.String() != "1" {
			t.Errorf("%s is worth %v", item.Label, item.Points)
		}
	}
	q, _ = read(t, paper("Question 1\nWhat is 1 / 2 points of a grade worth here?\nA. half\nB. all\nAnswer: A\nQuestion 2\nWhat are 2 / 4 points worth?\nA. half\nB. all\nAnswer: A"))
	if got := strings.Join(labelled(q), "|"); !strings.Contains(got, "What is 1 / 2 points of a grade worth here? / half / all: half") {
		t.Errorf("a sentence was parted: %s", got)
	}
}
