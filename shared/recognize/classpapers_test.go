package recognize_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// TestTasksUnderOrders: letters under an order for all of them are tasks, whether a number
// stands before it or not; so are entries that show what is sought.
func TestTasksUnderOrders(t *testing.T) {
	q, _ := read(t, paper("Class test\n\nWrite full form.\na. UN\tb. WHO\tc. ILO\nWrite technical terms.\na. The study of weather.\nb. A person who draws maps.\nConvert the given numbers.\na. (101)2 = (?)10\nb. (77)8 = (?)2\nc. 1101 + 11\nWrite short answer for the following.\na. Define a map scale.\nb. Why do rivers bend?"))
	if diff := cmp.Diff([]string{"UN", "WHO", "ILO", "The study of weather.", "A person who draws maps.", "(101)2 = (?)10", "(77)8 = (?)2", "1101 + 11", "Define a map scale.", "Why do rivers bend?"}, stems(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("Class test\n1. Read the following program and answer the given questions: [2]\nLET A = 1\nPRINT A;\nPRINT A + 1;\nEND\n1) What is its purpose?\n2) Write what it prints if A = “12”\n2. What is a loop?\n3. What is a file?"))
	if diff := cmp.Diff([]string{"What is its purpose?", "Write what it prints if A = “12”", "What is a loop?", "What is a file?"}, stems(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("Quiz\nConvert 0.5 into a fraction.\na. 1/2\nb. 1/3\nc. 1/4\nWhich is a full form?\na. World Health Organization\nb. WHO\nc. W.H.O."))
	if len(q.Items) != 2 {
		t.Errorf("choices are read as tasks: %q", stems(q))
	}
}

// TestPartBehindSign: the first part of a question may stand behind its number, also where
// a sign stands before that.
func TestPartBehindSign(t *testing.T) {
	q, _ := read(t, paper("Final examination\n\nQuestion #1 a) Describe the life of a bee. (5 Points)\nb) Explain how honey is made. (5 Points)\n\nQuestion #2 a) Describe the parts of a flower.\nb) Explain how seeds travel."))
	if diff := cmp.Diff([]string{"Describe the life of a bee.", "Explain how honey is made.", "Describe the parts of a flower.", "Explain how seeds travel."}, stems(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestScalesByLetters: a scale may be titled by letters with figures that count down, and
// a table without titles goes on with them; under letters of choices stands something.
func TestScalesByLetters(t *testing.T) {
	q, _ := read(t, blocks("Questionnaire\nPart 1", grid("Question | SA (4) | A (3) | D (2) | SD (1)", "I like to help at home. | | | |", "Do you help at school? | | | |", "Helping is hard for me. | | | |"), "Part 2", grid(" | | | |", "I sleep enough at night. | | | |", "I eat before I go to school. | | | |")))
	for _, item := range q.Items {
		if got := offeredBy(item); got != "SA (4)|A (3)|D (2)|SD (1)" {
			t.Errorf("%q offers %s", item.Stem.Text(), got)
		}
	}
	if len(q.Items) != 5 {
		t.Errorf("%q", stems(q))
	}
}

// TestRoomForYourAnswer: "Your answer:" before room is no part of the last choice.
func TestRoomForYourAnswer(t *testing.T) {
	doc := paper("Quiz\n1. Which is a river?\nA) Rhine|B) Alps|Your Answer: _____\n2. Which is a mountain?\nA) Oder|B) Brocken|Your Answer: _____")
	for i, b := range doc.Blocks {
		p := b.(page.Paragraph)
		var runs []page.Run
		for k, piece := range strings.Split(p.Runs[0].Text, "|") {
			if k > 0 {
				runs = append(runs, page.Run{Kind: page.BreakRun})
			}
			runs = append(runs, page.Run{Text: piece})
		}
		p.Runs = runs
		doc.Blocks[i] = p
	}
	q, _ := read(t, doc)
	for _, item := range q.Items {
		if got := offeredBy(item); strings.Contains(got, "nswer") || strings.Contains(got, "_") {
			t.Errorf("%q offers %s", item.Stem.Text(), got)
		}
		if item.Response.HasKey() {
			t.Errorf("%q has a key", item.Stem.Text())
		}
	}
}

// TestLetteredOverRomans: questions may have letters and their choices small Roman numbers,
// under a number that orders to tick or under none; the letter i is one of them. An outline
// has such signs and asks nothing.
func TestLetteredOverRomans(t *testing.T) {
	text := ""
	var want []string
	for k, letter := range "abcdefghij" {
		ask := "Which of these towns lies in country " + strconv.Itoa(k+1) + "?"
		want = append(want, ask)
		text += string(letter) + ". " + ask + "\ni. Riga          ii. Oslo\niii. Rome         iv. Bern\n"
	}
	rest := "Group B: Short questions\n1. Define a map.\n2. What is a port?\n"
	q, _ := read(t, paper("Geography test\nGroup A: Multiple choice\n"+text+rest))
	if diff := cmp.Diff(append(want[:10:10], "Define a map.", "What is a port?"), stems(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("Geography test\n1. Tick the correct alternative of the following questions.\n"+text+"2. Define a map.\n3. What is a port?\n"))
	if diff := cmp.Diff(append(want[:10:10], "Define a map.", "What is a port?"), stems(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	outline := "Plan of the term\na. Rivers and lakes\ni. sources\nii. mouths\nb. Mountains\ni. the Alps\nii. the Andes\nc. Towns\ni. ports\nii. markets\nd. Roads\ni. old ones\nii. new ones"
	if _, _, err := recognize.Recognize(paper(outline)); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("an outline is read: %v", err)
	}
}

// TestWorthAtMargin: an order with what it is worth at the margin goes on with none of
// the entries above it.
func TestWorthAtMargin(t *testing.T) {
	q, _ := read(t, paper("Weekly test\n\nFull forms\t\t\t\t[2]\na. UN\t\tb. WHO\t\tc. ILO\nCalculate\t\t\t\t[4]\na. 3 + 4\tb. 8 - 5\tc. 2 x 6"))
	if diff := cmp.Diff([]string{"UN", "WHO", "ILO", "3 + 4", "8 - 5", "2 x 6"}, stems(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
