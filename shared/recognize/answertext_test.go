package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
	"formwright/shared/reader/sheet"
)

// TestAnswerTextColumn: the text of the right answer behind its letter is no
// choice of its own.
func TestAnswerTextColumn(t *testing.T) {
	doc, _, err := sheet.ReadCSV(t.Context(), []byte("id,question,A,B,C,answer,answerText,tip\n1,What is red?,grass,blood,sky,B,blood,Look\n2,What is blue?,grass,blood,sky,C,sky,Look up\n3,What is green?,grass,blood,sky,A,grass,Look down\n"))
	if err != nil {
		t.Fatal(err)
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"blood", "sky", "grass"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if c, ok := q.Items[0].Response.(quiz.Choice); !ok || len(c.Choices) != 3 {
		t.Errorf("response %T, want three choices", q.Items[0].Response)
	}
}

// TestAnswerIsText: the text of a choice is the answer though it is made of the letters
// of choices, or stands without the space before its unit.
func TestAnswerIsText(t *testing.T) {
	q, _ := read(t, paper("1. Which order is right?\na) ABC\nb) BAC\nc) CBA\nd) none\nAnswer: ABC\n2. How much flows?\na) 4A\nb) 6A\nc) 9A\nAnswer: 6 A\n3. How large is it?\na) 2 Ω\nb) 3 Ω\nc) 6 Ω\nAnswer: 3Ω\n4. Which of them float?\na) wood\nb) cork\nc) lead\nAnswer: AB\n"))
	if diff := cmp.Diff([]string{"ABC", "6A", "3 Ω", "wood | cork"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestOptionWordsAgain: an answer may say "option" before each of its letters.
func TestOptionWordsAgain(t *testing.T) {
	for _, said := range []string{"Option A, Option C", "Option A and Option C", "option a; option c"} {
		q, _ := read(t, paper("1) Select two ranges.\nOption A: ten\nOption B: eight\nOption C: six\nCorrect Answers: "+said+"\n\n2) Which is one?\nOption A: eleven\nOption B: one\nCorrect Answer: Option B\n"))
		if got := keyText(q.Items[0].Response); got != "ten | six" {
			t.Errorf("%q picks %q", said, got)
		}
	}
}
