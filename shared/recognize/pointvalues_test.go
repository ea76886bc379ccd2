package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestPointValues: a platform prints its questions without numbers, each over what it is
// worth and its key.
func TestPointValues(t *testing.T) {
	q, _ := read(t, paper("Score: ____ / ____\nPart 1\nWhich bird hoots at night?\n A. owl\n B. hen\n\nAnswer Point Value: 5.0 points\nAnswer Key: A\nName a bird that swims.\nAnswer Point Value: 2.5 points\nModel Short Answer: --------\nHow many legs has a hen? ____\nAnswer Point Value: 1.0 points\nAnswer Key: 2\nAccepted characters: numbers, spaces. NOTE: a period MUST be used as the\ndecimal point marker.\nWhich are wet? (Select all that apply.)\nA.\nrain\nB.\nsand\nC.\nsnow\nAnswer Point Value: 4.0 points\nAnswer Key: A,C"))
	if diff := cmp.Diff([]string{"owl", "-", "2..2", "rain | snow"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	var points []string
	for _, item := range q.Items {
		points = append(points, item.Points.String())
	}
	if diff := cmp.Diff([]string{"5", "2.5", "1", "4"}, points); diff != "" {
		t.Error(diff)
	}
}

// TestLetterSlip: bold letters of right choices stay keys where the letters of one
// question are all bold. That has no key.
func TestLetterSlip(t *testing.T) {
	var doc page.Document
	add := func(runs ...page.Run) { doc.Blocks = append(doc.Blocks, page.Paragraph{Runs: runs}) }
	var want []string
	for i := range 24 {
		add(page.Run{Text: fmt.Sprintf("%d. Which of the words comes at place %d?", i+1, i)})
		for k, word := range strings.Fields("moss fern tree") {
			bold := k == i%3 || i == 7
			add(page.Run{Text: string(rune('A'+k)) + ".", Marks: page.Marks{Bold: bold}}, page.Run{Text: fmt.Sprintf(" %s %d", word, i)})
			if bold && i != 7 {
				want = append(want, fmt.Sprintf("%s %d", word, i))
			}
		}
		if i == 7 {
			want = append(want, "-")
		}
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestPickedSigns: what was picked has another button than what was not.
func TestPickedSigns(t *testing.T) {
	q, _ := read(t, paper("Question 1\n0 / 1 pts\nWhich bird hoots?\n☐ duck\nCorrect Answer\n☐ owl\nYou Answered\n◦ hen\n\nQuestion 2\n1 / 1 pts\nWhich fish is flat?\nCorrect!\n◦ sole\n☐ eel\n☐ cod\n\nQuestion 3\n1 / 1 pts\nWhich is red?\n☐ grass\n☐ snow\nCorrect!\n◦ blood"))
	if diff := cmp.Diff([]string{"owl", "sole", "blood"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"Which bird hoots?", "Which fish is flat?", "Which is red?"}, stems(q)); diff != "" {
		t.Error(diff)
	}
}
