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
