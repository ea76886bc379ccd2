package recognize_test

import (
	"slices"
	"strings"
	"testing"
)

// TestAnswersInProse: a list for interviews leaves its questions alone; what stands
// behind them answers them, points and all.
func TestAnswersInProse(t *testing.T) {
	told := " is a long story, which is told here in a whole sentence so that everybody understands what it is about and why it matters."
	text := "Java interview questions\n" +
		"1) What is a class? A class" + told + "\n" +
		"2) What is an object? An object" + told + "\n" +
		"3) Name the kinds of loops.\nThe kinds of loops that the language has are these, and no others:\n• for, which counts\n• while, which waits\n" +
		"4) What is a thread?\nA thread" + told + "\n" +
		"5) Where are threads used? Threads are used in the following places\na) servers\nb) games\n" +
		"6) What is a lock?\nA lock" + told + "\n"
	q, _ := read(t, paper(text))
	if len(q.Items) != 6 {
		t.Fatalf("%d items", len(q.Items))
	}
	answers := keysOrModels(q)
	for i, item := range q.Items {
		if stem := item.Stem.Text(); strings.Contains(stem, "story") || strings.Contains(stem, "following") {
			t.Errorf("the stem holds its answer: %q", stem)
		}
		if answers[i] == "-" {
			t.Errorf("%s is not answered", item.Label)
		}
	}
	exam := "Exam\n1. What is a class? Choose one.\na) a plan\nb) a thing\n2. What is an object? Choose one.\na) a plan\nb) a thing\n3. What is a loop? Choose one.\na) a plan\nb) a thing\n4. What is a lock? Choose one.\na) a plan\nb) a thing\n5. What is a key? Choose one.\na) a plan\nb) a thing"
	q, _ = read(t, paper(exam))
	for _, item := range q.Items {
		if !strings.Contains(item.Stem.Text(), "Choose one.") || !item.Feedback.General.IsEmpty() {
			t.Errorf("%q is an order, no answer", item.Stem.Text())
		}
	}
}

// TestTopicsAmongAnswers: some of the questions that prose below them answers are topics
// without a question mark, and a few are left open.
func TestTopicsAmongAnswers(t *testing.T) {
	told := " is told here in a whole sentence so that everybody understands what it is about and why it matters."
	text := ""
	for i, ask := range []string{"What is a nest?\nA nest", "Kinds of eggs\nAn egg", "What is a wing?\nA wing", "Why do rooks caw?", "What is a beak?\nA beak", "What is a claw?\nA claw", "The tail\nA tail", "What is down?\nDown"} {
		if text += string(rune('1'+i)) + ". " + ask; strings.Contains(ask, "\n") {
			text += told
		}
		text += "\n\n"
	}
	q, _ := read(t, paper(text))
	for i, item := range q.Items {
		if answered := keysOrModels(q)[i] != "-"; answered == (i == 3) || strings.Contains(item.Stem.Text(), "told") {
			t.Errorf("%s %q: answered %v", item.Label, item.Stem.Text(), answered)
		}
	}
}

// TestAnsweredToAPlace: homework of which the first questions were answered, and none of
// the others; where open ones stand among them, nothing shows what the prose is.
func TestAnsweredToAPlace(t *testing.T) {
	const told = " is told here in a whole sentence so that everybody understands what it is about and why it matters."
	answered := func(open ...int) (n int) {
		text := ""
		for i, ask := range []string{"What is a nest?", "What is a wing? Name its parts.", "Why do rooks caw?", "What is a beak?", "What is a claw?", "What is down?", "What is an egg?", "Where is the crop?", "What is a song?"} {
			text += string(rune('1'+i)) + ". " + ask + "\n"
			if !slices.Contains(open, i+1) {
				text += "It" + told + "\n"
			}
			text += "\n"
		}
		q, _ := read(t, paper(text))
		for _, k := range keysOrModels(q) {
			if k != "-" {
				n++
			}
		}
		return n
	}
	if n := answered(6, 7, 8, 9); n != 5 {
		t.Errorf("%d are answered, want 5", n)
	}
	if n := answered(2, 4, 6, 8); n != 0 {
		t.Errorf("%d are answered, want 0", n)
	}
}

// TestReasonsBelowAnswers: a sentence below the answer that goes on in small letters
// gives a reason and is no part of the last choice.
func TestReasonsBelowAnswers(t *testing.T) {
	for _, answer := range []string{"ANSWER\nB. %", "Answer: B", "Answer: B. %"} {
		q, _ := read(t, paper("1. Which is a sea?\nA. Rome\nB. Baltic\nC. Oslo\n"+strings.Replace(answer, "%", "Baltic", 1)+"\nbecause the others are cities\n2. Which is hot?\nA. Ice\nB. Fire\nC. Snow\n"+strings.Replace(answer, "%", "Fire", 1)+"\nbecause the others are cold"))
		for i, want := range []string{"1. Which is a sea? / Rome / Baltic / Oslo: Baltic", "2. Which is hot? / Ice / Fire / Snow: Fire"} {
			if got := labelled(q)[i]; got != want {
				t.Errorf("%q: %q", answer, got)
			}
		}
	}
}

// TestAnswersBehindPoliteOrders: an order behind the question, a polite one too, belongs to
// it, and the answer begins on the next line.
func TestAnswersBehindPoliteOrders(t *testing.T) {
	told := " is told here in a whole sentence so that everybody understands what it is about and why it matters."
	text := "Homework\n"
	for i, ask := range []string{"How does a nest keep warm? Please list three ways.\nA nest", "Please list the parts of an egg.\nAn egg", "What is a wing?\nA wing", "Why do rooks caw? Please give a reason.\nCawing", "Please share an example of a claw.\nA claw"} {
		text += string(rune('1'+i)) + ". " + ask + told + "\n\n"
	}
	q, _ := read(t, paper(text))
	answers := keysOrModels(q)
	for i, s := range stems(q) {
		if strings.Contains(s, "told here") || answers[i] == "-" || strings.Contains(answers[i], "Please") {
			t.Errorf("%d: %q is answered by %q", i+1, s, answers[i])
		}
	}
}
