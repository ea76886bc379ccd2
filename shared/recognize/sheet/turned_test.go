package sheet

import "testing"

// TestTitlesOfQuestions: most of the texts must be titles, since what is asked may hold
// words that are titles elsewhere.
func TestTitlesOfQuestions(t *testing.T) {
	if !titlesOfQuestions([]string{"Question", "Option A", "Option B", "Option C", "Answer", "Topic"}) {
		t.Error("titles are none")
	}
	if titlesOfQuestions([]string{"Template", "Question", "Option A", "Option B", "Answer", "red", "blue", "green", "grey", "pink", "white"}) {
		t.Error("words of questions are titles")
	}
}
