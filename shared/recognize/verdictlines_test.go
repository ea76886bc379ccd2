package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestMarkedOnline: in the print-out of a test marked on line the verdict behind
// a choice is its key, and what was ticked is none.
func TestMarkedOnline(t *testing.T) {
	q, _ := read(t, paper("1.\nWhich one is a planet?\n☐ Rome\n☒ Mars\nCorrect\nMars goes round the sun.\n☐ Oslo\n1 / 1 points\n2.\nWhich of them are seas?\n☒ Baltic\nCorrect\n☒ Lima\nThis should not be selected\n☐ Adriatic\nThis should be selected\n☐ Cairo\nUn selectedis correct\n0 / 1 points\n3.\nWhich one is hot?\n☒ Ice\nIncorrect\n☐ Fire\n☐ Snow\n1 / 1 points\n4.\nWhich of them are wet?\n☒ Rain\nCorrect\n☐ Dew\n☐ Sand\nYou didn't select all the correct answers"))
	if diff := cmp.Diff([]string{"Mars", "Baltic | Adriatic", "-", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	if got := q.Items[0].Feedback.General.Text(); got != "Mars goes round the sun." {
		t.Errorf("feedback %q", got)
	}
}

// TestMarkedBelow: a verdict below all choices is about the one that was taken.
func TestMarkedBelow(t *testing.T) {
	q, _ := read(t, paper("1. Which one is a planet?\t1 / 1 point\n☐ Rome\n☒ Mars, which is\nred\n☐ Oslo\nCorrect\nMars goes round the sun.\n2. Which one is a sea?\t0 / 1 point\n☒ Lima\n☐ Baltic\n☐ Cairo\nIncorrect\nLima is a city.\n3. Which one is hot?\t1 / 1 point\n☒ Fire\n☐ Ice\nCorrect"))
	if diff := cmp.Diff([]string{"Mars, which is red", "-", "Fire"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	if got := q.Items[0].Stem.Text(); got != "Which one is a planet?" {
		t.Errorf("stem %q", got)
	}
}

// TestTickedEverywhere: boxes that are all filled tell nothing.
func TestTickedEverywhere(t *testing.T) {
	q, _ := read(t, paper("1. Which one is a planet?\n■ Rome\n■ Mars\n■ Oslo\n2. Which one is a sea?\n■ Baltic\n■ Lima\n■ Cairo"))
	if diff := cmp.Diff([]string{"-", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestSlashAnswers: right choices may carry a remark as in a program; bullets
// with such remarks are choices.
func TestSlashAnswers(t *testing.T) {
	q, _ := read(t, paper("1. Which is a planet?\n· Rome\n· Mars//Answer\n· Oslo\n2. Which are seas?\n· Baltic //Ans\n· Lima\n· Adriatic//Ans\n3. Which one is hot?\n· Fire//Answer\n4. Which is cold?\n· Ice//Answer\n"))
	if diff := cmp.Diff([]string{"Mars", "Baltic | Adriatic"}, keys(q)[:2]); diff != "" {
		t.Error(diff)
	}
}

// TestCodeBeforeChoices: a listing stands between the question and the choices,
// which carry no labels.
func TestCodeBeforeChoices(t *testing.T) {
	q, _ := read(t, paper("1) What is printed?\na = 4\nwhile a > 2:\na -= 1\nprint(a)\n\nthree\ntwo\nan error\n2) What is printed?\nb = 7\nprint(b)\n\nseven\nnothing\nan error\n3) Which one is a planet?\nRome\nMars\nOslo"))
	for _, item := range q.Items {
		if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 3 {
			t.Errorf("%s: %+v", item.Stem.Text(), item.Response)
		}
	}
}

// TestBulletedQuestions: a list may put its questions behind bullets and their
// answers below; one bullet was forgotten, and one answer.
func TestBulletedQuestions(t *testing.T) {
	q, _ := read(t, paper("- How many legs has a spider?\n    8\n- Which is the largest planet?\n    Jupiter\nWhich sea is north of Poland?\n    the Baltic\n- How many days has a week?\n    7\n- Who painted the ceiling?\n    Michelangelo\n- Which metal is liquid?\n    mercury\n- Which river flows through Rome?"))
	if diff := cmp.Diff([]string{"8..8", "Jupiter", "the Baltic", "7..7", "Michelangelo", "mercury", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestFiguresAreNoNumbers: a number alone that is not due is a choice where the
// numbers of questions have a bracket.
func TestFiguresAreNoNumbers(t *testing.T) {
	q, _ := read(t, paper("1) How many legs has a spider?\n6\n8\n9\n2) How many days has a week?\n5\n6\n7\n3) How many months has a year?\n10\n11\n12"))
	if len(q.Items) != 3 {
		t.Errorf("%d items", len(q.Items))
	}
}

// TestLongBareStem: the answer behind a long text with several questions is that
// of the last.
func TestLongBareStem(t *testing.T) {
	text := ""
	for _, city := range []string{"Rome", "Oslo", "Lima", "Cairo"} {
		text += "Where is " + city + "?\nin the\nnorth or\nsouth\n"
	}
	q, _ := read(t, paper(text+"Which one is a planet?\nA. Mars\nB. Turin\nAnswer: A\nWhich one is a sea?\nA. Lyon\nB. Baltic\nAnswer: B"))
	if got := q.Items[0].Stem.Text(); got != "Which one is a planet?" {
		t.Errorf("stem %q", got)
	}
}

// TestMarkedOnPages: what stands at the top of pages is no title where it heads a question or
// says what one earned; a score below the reasons counts, and a bold verdict that went on behind
// a long choice judges it.
func TestMarkedOnPages(t *testing.T) {
	doc := paper("1.Question 1\nWhich one is a planet?\n○ Rome\n● Mars\nCorrect\nMars goes round the sun.\n1 / 1 point\n2.Question 2\nWhich one is a sea?\n○ Lima\n○ Cairo\n● Baltic\n*Correct\n1 / 1 point\n3.Question 3\nWhich one is hot?\n● Fire\n○ Ice\nCorrect\nIt burns.\n1 / 1 point\n10.Question 10\nWhich one is wet?\n○ Sand\n● Rain\nCorrect\n1 / 1 point\n11.Question 11\nWhich one is old?\n● Rome\n○ Mars One\nCorrect\n1 / 1 point")
	for i, b := range doc.Blocks {
		p := b.(page.Paragraph)
		p.Position.Page = 1 + i/7
		if text, ok := strings.CutPrefix(p.Runs[0].Text, "*"); ok {
			before := doc.Blocks[i-1].(page.Paragraph)
			before.Runs = append(before.Runs, page.Run{Text: " " + text, Marks: page.Marks{Bold: true}})
			doc.Blocks[i-1], p.Runs[0].Text = before, ""
		}
		doc.Blocks[i] = p
	}
	q, _ := read(t, doc)
	want := "Question 1 Which one is a planet? / Rome / Mars: Mars|Question 2 Which one is a sea? / Lima / Cairo / Baltic: Baltic|Question 3 Which one is hot? / Fire / Ice: Fire|Question 10 Which one is wet? / Sand / Rain: Rain|Question 11 Which one is old? / Rome / Mars One: Rome"
	if got := strings.Join(labelled(q), "|"); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	for i, item := range q.Items {
		if why := item.Feedback.General.Text(); item.Points == nil || (why == "") != (i == 1 || i > 2) {
			t.Errorf("%s: points %v, explained by %q", item.Label, item.Points, why)
		}
	}
}
