package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestGapParts: sentences with gaps under a question are no choices of it.
func TestGapParts(t *testing.T) {
	for _, text := range []string{
		"Question 1: What is ice?\nQuestion 2: What is a gas?\nQuestion 3: Fill in the blanks:\n1) The sea of the north is ________ and salty.\n2) The largest planet is ________ by far.\n3) Water turns to ________ when it is cold.\nQuestion 4: Why is snow white?",
		"سوال 1: برف ڇا آهي؟\nسوال 2: گئس ڇا آهي؟\nسوال 3: هيٺيان خال ڀريو:\n1) اتر جو سمنڊ ________ آهي ۽ کارو آهي.\n2) سڀ کان وڏو سيارو ________ آهي.\n3) پاڻي سرد ٿئي ته ________ بڻجي ٿو.\nسوال 4: برف اڇي ڇو آهي؟",
		"Frage 1: Was ist Eis?\nFrage 2: Was ist ein Gas?\nFrage 3: Ergänze:\na) Das Meer im Norden ist ________ und salzig.\nb) Der größte Planet ist ________ bei weitem.\nc) Wasser wird zu ________ wenn es kalt ist.\nFrage 4: Warum ist Schnee weiß?",
	} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff(6, len(q.Items)); diff != "" {
			t.Errorf("%s\n%s", text, diff)
		}
	}
	q, _ := read(t, paper("1. Which sentence fits?\na) The sea ____ salty.\nb) ____\n2. Which is a planet?\na) Mars\nb) Rome"))
	if len(q.Items) != 2 {
		t.Errorf("%d items", len(q.Items))
	}
}

// TestBulletsUnderNumber: statements to judge and sentences with gaps may stand behind
// bullets under nothing but a number.
func TestBulletsUnderNumber(t *testing.T) {
	q, _ := read(t, paper("Science Test\nQues 1. What is light?\nQues 2.\n• Sails turn in the wind. (true/false)\n• Sand is soft. (true/false)\n• All ice floats. (true/false)\nQues 3. What is a mill?\nQues 4.\n• A mill is driven by ______ .\n• Flour is made of ______ .\n• The miller lives in a ______ .\nQues 5. What is an image?"))
	var got []string
	for _, item := range q.Items {
		got = append(got, item.Stem.Text())
	}
	if len(got) != 9 || got[1] != "Sails turn in the wind." || !strings.HasPrefix(got[5], "A mill is driven") {
		t.Errorf("%q", got)
	}
}

// TestPartsUnderNothing: lettered lines of which one has points are questions where
// nothing but points stands over them, as when a scan shows the others badly.
func TestPartsUnderNothing(t *testing.T) {
	lines := "a) Discuss the course of a river. [6 marks]\nb) Draw the block diagram of a mill.\nc) Describe a valley [5 marks\nd) Discuss any four factors of the harvest.\n"
	q, _ := read(t, paper("QUESTION ONE [20 marks]\n"+lines+"QUESTION TWO [20 marks]\n"+lines))
	if len(q.Items) != 8 {
		t.Errorf("%d items", len(q.Items))
	}
}

// TestSectionAtEnd: a heading may name its section at its end; the questions of
// both sections count on.
func TestSectionAtEnd(t *testing.T) {
	doc := paper("Short Questions Section (A)\nQ1: Explain nerves with their types?\nQ2: What is a reflex? Give two.\nQ3: Explain these changes?\n1) Warm 2) Cold\nQ4: What are the quantities?\nQ5: Define a reaction and its types?\nLong Questions Section (B)\nAttempt any two questions of the following:\nQ6 : Describe the waste of the body.\nQ7 : Explain the brain.\nMultiple Choice Questions Section (C)\n1) The first is called :\n(a) x (b) y (c) z (d) w\n2) The second is :\n(a) x (b) y (c) z (d) w\n3) The third is :\n(a) x (b) y (c) z (d) w\n4) The fourth is :\n(a) x (b) y (c) z (d) w")
	bold(doc, 0, 7, 11)
	q, _ := read(t, doc)
	if len(q.Items) != 11 {
		t.Errorf("%d items", len(q.Items))
	}
}
