package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/reader/text"
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

// TestAnswersByNumber: such choices keep their numbers where answer lines name them, however
// few questions there are and whatever stands between; questions without choices among them
// are answered in words.
func TestAnswersByNumber(t *testing.T) {
	two := []string{"What is hot?", "1. ice", "2. fire", "3. snow", "Answer: 2", "What is cold?", "1. lava", "2. fire", "3. ice", "Answer: 3"}
	for _, gap := range []string{"\n", "\n\n"} {
		q, _ := read(t, paper(strings.Join(two, gap)))
		if diff := cmp.Diff([]string{"fire", "ice"}, keys(q)); diff != "" {
			t.Errorf("%q: -want +got:\n%s", gap, diff)
		}
	}
	long := ""
	for i := range 7 {
		long += fmt.Sprintf("Which of them is animal %c?\n1) owl\n2) fox\n3) elk\n4) eel\ncorrect answer: %d.\n", 'a'+i, i%4+1)
	}
	q, _ := read(t, paper(long))
	if diff := cmp.Diff([]string{"owl", "fox", "elk", "eel", "owl", "fox", "elk"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	doc, _, err := text.Read(t.Context(), []byte("What does this print?\n\n```js\nlet i = 0;\n\nprint(i);\n```\n\n1. nothing\n2. `0`\n3. an error\n\ncorrect answer: 2.\n\n***\n\nExpected output:\n\n```\nprint(7);\n```\n\n1. seven\n2. 8\n3. 7\n\ncorrect answer: 3;\n\n***\n\nExpected output:\n\n```\nprint(\"owl\");\n```\n\nanswer: owl\n"))
	if err != nil {
		t.Fatal(err)
	}
	q, _ = read(t, doc)
	if diff := cmp.Diff([]string{"0", "7", "owl"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestCountedUnderLabels: questions by roman numbers, by # or by "Q:" may have choices by
// number, with their answers below, in a key at the end or by a sign.
func TestCountedUnderLabels(t *testing.T) {
	rows := "\n1) owl\n2) fox\n3) elk"
	for name, text := range map[string]string{
		"roman numbers": "Animals test\nI. Choose the one that flies." + rows + "\nAnswer: 1\nII. Choose the one that is red." + rows + "\nAnswer: 2\nIII. Choose the one with horns." + rows + "\nAnswer: 3",
		"numbers by #":  "Animals test\n#1 Which one flies?" + rows + "\n#2 Which one is red?" + rows + "\n#3 Which one has horns?" + rows + "\nAnswer key\n1. 1\n2. 2\n3. 3",
		"a letter":      "Animals test\nQ: Choose the one that flies.\n\n1) owl *\n2) fox\n3) elk\n\nQ: Choose the one that is red.\n\n1) owl\n2) fox *\n3) elk\n\nQ: Choose the one with horns.\n\n1) owl\n2) fox\n3) elk *",
		"signs ahead":   "Animals test\nWhich one flies?\n\n*1) owl\n2) fox\n3) elk\n\nWhich one is red?\n\n1) owl\n*2) fox\n3) elk\n\nWhich one has horns?\n\n1) owl\n2) fox\n*3) elk",
	} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff([]string{"owl", "fox", "elk"}, keys(q)); diff != "" {
			t.Errorf("%s: -want +got:\n%s", name, diff)
		}
	}
	q, _ := read(t, paper("English test\nI. Choose the right word.\n1. The cat (drink / drinks) milk.\n2. Dogs (like / likes) bones.\n3. Sheep (eat / eats) grass.\nII. Write the opposite.\n1. big\n2. slow\n3. wet\nIII. Answer the questions.\n1. How old are you?\n2. Where do you live?\n3. What is your name?"))
	if len(q.Items) != 9 {
		t.Errorf("%d items of three parts, want 9", len(q.Items))
	}
}

// TestUnlabelledUnderLabels: choices without labels, of which a sign or the answer line names
// one, stand under questions by word, number or #, with a gap between or none.
func TestUnlabelledUnderLabels(t *testing.T) {
	names := []string{"owl", "fox", "elk", "eel", "ant", "bee"}
	for _, form := range []struct{ label, gap, right, answer string }{
		{"Question %d: ", "\n", " *", ""}, {"Question %d\n", "", "", "Answer: "}, {"Q%d. ", "", " *", ""}, {"#%d ", "", "", "Answer: "}, {"%d\n", "", " *", ""}, {"%d- ", "\n", " *", ""},
	} {
		text := "Quiz 1\n\n"
		for i, right := range names {
			text += fmt.Sprintf(form.label, i+1) + "Choose animal number " + string(rune('a'+i)) + " of the big list.\n" + form.gap
			for k := range 3 {
				name := names[(i*2/3+k+i%2)%6]
				if k == 0 {
					name = names[(i+3)%6]
				}
				if k == 1+i%2 {
					name = right + form.right
				}
				text += name + "\n"
			}
			if form.answer != "" {
				text += form.answer + right + "\n"
			}
			text += "\n"
		}
		q, _ := read(t, paper(text))
		if diff := cmp.Diff(names, keys(q)); diff != "" {
			t.Errorf("%q: -want +got:\n%s", form.label, diff)
		}
		if got := q.Items[0].Stem.Text(); got != "Choose animal number a of the big list." {
			t.Errorf("%q: stem %q", form.label, got)
		}
	}
}

// TestNumberAnswers: the number of a choice needs no sign behind the word for an answer, nor
// that word at all behind one for right; titles of answers have no choices above.
func TestNumberAnswers(t *testing.T) {
	for _, said := range []string{"Answer 2", "Ответ (2)", "Antwort 2", "Respuesta 2", "Correct answer 2", "Верно: 2", "Richtig: 2"} {
		text := "Test\n"
		for _, n := range []string{"1", "2"} {
			text += "\nQuestion " + n + ": Which one is red?\n1) owl\n2) fox\n3) elk\n" + said + "\n"
		}
		q, _ := read(t, paper(text))
		if diff := cmp.Diff([]string{"fox", "fox"}, keys(q)); diff != "" {
			t.Errorf("%q: -want +got:\n%s", said, diff)
		}
	}
	q, _ := read(t, paper("Test\n1. Why is the sea salty?\nAntwort 1\nRivers bring the salt.\n2. Why is the sky blue?\nAntwort 2\nThe air scatters the light."))
	if len(q.Items) != 2 {
		t.Errorf("%q", labelled(q))
	}
}
