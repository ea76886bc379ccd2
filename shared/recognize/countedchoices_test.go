package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/recognize"
)

// TestCountedChoices: choices by numbers that begin anew under stems without any,
// few of which ask. Numbered tasks under headings offer nothing.
func TestCountedChoices(t *testing.T) {
	text := "Name:\nThe loop stops when i is\n1)one\n2)two\n3)ten\nThe sum of the list will be\n1)three\n2)six\n3)nine\nx = 4\nprint(x)\nthe program shows:\n1)four\n2)x\n3)nothing\nA gate is a part of a\n1)fence\n2)tree\n3)song\nRain falls from the\n1)clouds\n2)stones\n3)roots\nBread is made from\n1)flour\n2)sand\n3)glass"
	q, _ := read(t, paper(text))
	if len(q.Items) != 6 {
		t.Fatalf("%d items, want 6", len(q.Items))
	}
	for _, item := range q.Items {
		if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 3 {
			t.Errorf("%q has no three choices", item.Stem.Text())
		}
	}
	q, _ = read(t, paper("A mill is driven by...\n\n(1) wind\n(2) sand\n(3) salt\n\nBread is baked in an oven\n\n(1) True\n(2) Not always\n(3) Only here\n\nA gate is a part of…\n\n(1) a fence\n(2) a tree\n(3) a song\n\nSheep give wool\n\n(1) True\n(2) False\n(3) maybe?\n\nRain falls from...\n\n(1) clouds\n(2) stones\n(3) roots"))
	if len(q.Items) != 5 {
		t.Errorf("%d items under numbers in brackets, want 5", len(q.Items))
	}
	list := "Week one is about\n1. mills\n2. bread\n3. ovens\nWeek two\n1. sheep\n2. wool\n3. looms\nWeek three\n1. ore\n2. coal\n3. iron\nWeek four\n1. ships\n2. ropes\n3. sails\nWeek five\n1. hives\n2. wax\n3. honey"
	if q, _, err := recognize.Recognize(paper(list)); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("a programme has %d items", len(q.Items))
	}
}

// TestLetteredStems: questions by letters, whichever, over choices by numbers. Parts
// of a paper have letters as well, and questions by numbers.
func TestLetteredStems(t *testing.T) {
	for _, letters := range []string{"abc", "gkn"} {
		stems := []string{") A mill is driven by ____ ?\n1. wind\n2. sand\n3. salt\nAnswer: 1.\n", ") Which of them float? (choose two)\n1. cork\n2. lead\n3. wood\n4. iron\nAnswer: 1, 3\n", ") What do sheep give?\n1. coal\n2. wool\nAnswer: 2\n"}
		text := "Chapter 1\n"
		for i, stem := range stems {
			text += letters[i:i+1] + stem
		}
		q, _ := read(t, paper(text))
		if diff := cmp.Diff([]string{"wind", "cork | wood", "wool"}, keys(q)); diff != "" {
			t.Errorf("%s: -want +got:\n%s", letters, diff)
		}
	}
	q, _ := read(t, paper("English test\nA. Write the right word.\n1. The cat ____ milk.\n2. A dog ____ bones.\n3. Sheep ____ grass.\nB. Write the opposite.\n1. big\n2. slow\n3. wet\nC. Answer the questions.\n1. How old are you?\n2. Where do you live?\n3. What is your name?"))
	if len(q.Items) != 9 {
		t.Errorf("%d items of three parts, want 9", len(q.Items))
	}
}
