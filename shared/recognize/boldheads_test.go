package recognize_test

import (
	"testing"

	"formwright/shared/quiz"
)

// TestBoldQuestionsOverTheirAnswers: what stands under numbered questions in bold, or
// in a colour, is their answer, with its lists.
func TestBoldQuestionsOverTheirAnswers(t *testing.T) {
	text := func(mark string) string {
		return "Exam questions\n" +
			"{" + mark + ":1. What is a layer?}\nA layer is a part of a system that serves the parts above it and uses those below it, and it hides what it does.\n" +
			"{" + mark + ":2. Which layers are there?}\nThere are several layers, of which these matter most in practice:\n• the presentation layer, which people see\n• the data layer, which keeps what they entered\n" +
			"{" + mark + ":3. What does a server do?}\nA server waits for requests of its clients. Who are they? They are programs on other machines, and it answers each of them.\n" +
			"{" + mark + ":4. Explain what a client is.}\nA client is a program that asks a server for something that it needs, and it shows the answer to a person.\n" +
			"{" + mark + ":5. How do they meet?}\nThey meet on a port, which is a number that both of them know in advance, and the client opens it."
	}
	for _, mark := range []string{"b", "r"} {
		q, _ := read(t, set(text(mark)))
		if len(q.Items) != 5 || q.Items[1].Stem.Text() != "Which layers are there?" {
			t.Fatalf("%s: %d items, the second %q", mark, len(q.Items), q.Items[1].Stem.Text())
		}
		for _, item := range q.Items {
			e, _ := item.Response.(quiz.Essay)
			w, _ := item.Response.(quiz.Text)
			if e.Model.IsEmpty() && len(w.Accepted) == 0 {
				t.Errorf("%s: %q has no answer: %T", mark, item.Stem.Text(), item.Response)
			}
		}
	}
}

// TestBoldQuestionsOfASection: such questions may be a section of their own behind
// others with answer lines, and their answers may count.
func TestBoldQuestionsOfASection(t *testing.T) {
	gaps := "I. Gaps\n{b:1. A brook flows into a ____.}\nAnswer: river\n{b:2. A seed grows in the ____.}\nAnswer: soil\n{b:3. Bees make ____.}\nAnswer: honey\nII. Short questions\n"
	choices := "I. Words\n{b:1. Which one flies?}\na) swan\nb) stone\nc) brook\nAnswer: a\n{b:2. Which one swims?}\na) hill\nb) trout\nc) sand\nAnswer: b\n{b:3. Which one runs?}\na) hare\nb) lake\nc) moss\nAnswer: a\nII. Short questions\n"
	text := "{b:1. What is a mill?}\nA mill is a house with stones that grind corn, and a wheel that the brook turns. It has been so for many hundred years, as old books tell, and it will be so for as long as brooks run and people are hungry.\nMore on it stands in the second chapter of this book.\n" +
		"{b:2. Which parts has it?}\n(1) the wheel, which stands in the water of the brook;\n(2) the stones, which lie one on the other;\n" +
		"{b:3. Who works there?}\nThe miller works there with his helpers, who carry the sacks up and down all day. It has been so for many hundred years, as old books tell, and it will be so for as long as brooks run and people are hungry.\nMore on it stands in the second chapter of this book.\n" +
		"{b:4. What is flour?}\nFlour is corn that was ground between the stones and then sieved. It has been so for many hundred years, as old books tell, and it will be so for as long as brooks run and people are hungry.\nMore on it stands in the second chapter of this book.\n" +
		"{b:5. Where does it go?}\nIt goes to the baker in the village, who makes bread of it early in the morning. It has been so for many hundred years, as old books tell, and it will be so for as long as brooks run and people are hungry.\nMore on it stands in the second chapter of this book."
	for _, first := range []string{gaps, choices} {
		q, _ := read(t, set(first+text))
		if len(q.Items) != 8 {
			t.Fatalf("%d items, want 8", len(q.Items))
		}
		for _, item := range q.Items[3:] {
			if e, _ := item.Response.(quiz.Essay); e.Model.IsEmpty() {
				w, _ := item.Response.(quiz.Text)
				if len(w.Accepted) == 0 {
					t.Errorf("%q has no answer: %T", item.Stem.Text(), item.Response)
				}
			}
		}
	}
}

// TestBoldQuestionsOnTwoLines: a bold question goes on in bold below, some have only
// a picture under them, and the first line of an answer is no number to type.
func TestBoldQuestionsOnTwoLines(t *testing.T) {
	text := "Study guide\n" +
		"{b:1. What is a queue?}\nA queue is a row of people who wait, and the first of them is served before the others. It has been so for many hundred years, as old books tell, and it will be so for as long as people wait.\nMore on it stands in the second chapter of this book.\n" +
		"{b:2. Write the steps that find the larger of two numbers, which a person}\n{b:types in.}\n1 start\n2 read the first number and keep it until the end of the program\n3 read the second number and keep it until the end of the program\n4 print the one that is larger than the other one, and stop after that\n" +
		"{b:3. What does this chart show?}\n" +
		"{b:4. What is a stack?}\nA stack is a pile of plates, and the last of them is used before the others. It has been so for many hundred years, as old books tell, and it will be so for as long as people eat.\nMore on it stands in the third chapter of this book.\n" +
		"{b:5. What is a tree?}\nA tree is a stem with branches, and each of them ends in leaves that grow in spring. It has been so for many hundred years, as old books tell, and it will be so for as long as trees grow.\nMore on it stands in the fourth chapter of this book."
	q, _ := read(t, set(text))
	if len(q.Items) != 5 || q.Items[1].Stem.Text() != "Write the steps that find the larger of two numbers, which a person types in." {
		t.Fatalf("%d items, the second %q", len(q.Items), q.Items[1].Stem.Text())
	}
	for i, item := range q.Items {
		if e, _ := item.Response.(quiz.Essay); e.Model.IsEmpty() != (i == 2) {
			t.Errorf("%q has the answer %#v", item.Stem.Text(), item.Response)
		}
	}
}

// TestFewBoldQuestions: three bold questions over long answers are such a collection
// where all of them ask; a text to read below is no answer.
func TestFewBoldQuestions(t *testing.T) {
	long := " turns in the brook all day long, and the stones grind the corn of the whole valley, as they did in the old days."
	paperOf := func(second string) string {
		return "Quiz 4\n{b:1. What drives a mill?}\nA wheel" + long + "\n{b:2. " + second + "}\nThe miller's wheel" + long + "\n{b:3. Where does the flour go?}\nThe last sack" + long
	}
	for second, want := range map[string]bool{"Who turns the stones?": true, "What is the main idea of this passage?": false} {
		q, _ := read(t, set(paperOf(second)))
		if len(q.Items) != 3 {
			t.Fatalf("%q: %d items", second, len(q.Items))
		}
		e, _ := q.Items[1].Response.(quiz.Essay)
		w, _ := q.Items[1].Response.(quiz.Text)
		if got := !e.Model.IsEmpty() || len(w.Accepted) > 0; got != want {
			t.Errorf("%q has a model answer: %v, want %v", second, got, want)
		}
	}
}

// TestWorthsBehindSentences: figures in round brackets as close as a sign behind the
// questions of a list are points where they come again; the numbers of sources do not.
func TestWorthsBehindSentences(t *testing.T) {
	below := "\nThat is a long story of wheels and stones, and it was told in this valley by the fire on many a winter night."
	text := "{b:1. Tell how a mill works.(1)}" + below + "\n{b:2. The miller has two sons. Who of them gets the mill?(2)}" + below + "\n{b:3. Say why flour is white.(1)}" + below + "\n{b:4. The brook froze in March. What did the miller do?(2)}" + below + "\n{b:5. A wheel has ten blades. How many are wet?(1)}" + below
	q, _ := read(t, set(text))
	if len(q.Items) != 5 {
		t.Fatalf("%d items", len(q.Items))
	}
	for i, want := range []string{"1", "2", "1", "2", "1"} {
		if got := q.Items[i].Points; got == nil || got.String() != want {
			t.Errorf("question %d: %v points, want %s", i+1, got, want)
		}
	}
	noQuestions(t, "1. Mills stood on most brooks.(1)\n2. Their stones came from far away.(2)\n3. Millers were well known.(3)\n4. Flour was dear in winter.(4)\n5. Mills burnt down now and then.(5)")
}
