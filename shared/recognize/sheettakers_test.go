package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/recognize"
)

// TestReportOfTakers: a report of a test has a row for each person and question: each question
// is read once, and what people answered and got for it is no choice and no points.
func TestReportOfTakers(t *testing.T) {
	rows := [][]page.Cell{
		plainCells("Question Number", "Question", "Answer 1", "Answer 2", "Answer 3", "Correct Answers", "Player", "Answer", "Correct / Incorrect", "Score (points)"),
		plainCells("1", "Which bird hoots?", "owl", "hen", "duck", "owl", "ann", "owl", "Correct", "920"),
		plainCells("1", "Which bird hoots?", "owl", "hen", "duck", "owl", "bo", "hen", "Incorrect", "0"),
		plainCells("2", "Which birds swim?", "goose", "hen", "duck", "goose, duck", "ann", "duck", "Incorrect", "0"),
		plainCells("2", "Which birds swim?", "goose", "hen", "duck", "goose, duck", "bo", "goose, duck", "Correct", "850"),
	}
	q, _ := read(t, page.Document{Blocks: []page.Block{sheetPage("Report", rows...)}})
	if diff := cmp.Diff([]string{"owl", "goose | duck"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if got := offeredBy(q.Items[0]); got != "owl|hen|duck" {
		t.Errorf("the first question offers %s", got)
	}
	if q.Items[0].Points != nil {
		t.Errorf("the first question is worth %v", q.Items[0].Points)
	}
}

// TestPlayersAsked: a bank may ask about players, and the same question twice.
func TestPlayersAsked(t *testing.T) {
	q, _ := read(t, page.Document{Blocks: []page.Block{sheetPage("Bank", plainCells("Question", "Option A", "Option B", "Answer"), plainCells("Who is the best player?", "Ann", "Bo", "A"), plainCells("Who is the best player?", "Cy", "Di", "B"))}})
	if diff := cmp.Diff([]string{"Ann", "Di"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestReturnsOfAForm: what people sent through a form is no bank of questions.
func TestReturnsOfAForm(t *testing.T) {
	rows := [][]page.Cell{plainCells("Timestamp", "Score", "Student name", "1. What is an owl?", "2. What is a hen?", "3. What swims?"), plainCells("9/4/2025 9:12", "2 / 3", "Ann", "a bird", "a bird", "duck"), plainCells("9/4/2025 9:14", "1 / 3", "Bo", "a cat", "a bird", "cow")}
	if q, _, err := recognize.Recognize(page.Document{Blocks: []page.Block{sheetPage("Form Responses 1", rows...)}}); err == nil {
		t.Errorf("%v, want no question", keys(q))
	}
}

// TestNamesOfQuestions: beside a column of what is asked, one of titles that are all the same
// asks nothing.
func TestNamesOfQuestions(t *testing.T) {
	q, _ := read(t, page.Document{Blocks: []page.Block{sheetPage("Item analysis", plainCells("Question Id", "Question Title", "Question Type", "Quiz Question", "Correct Answer"), plainCells("101", "Question", "short_answer_question", "Which bird hoots?", "owl"), plainCells("102", "Question", "short_answer_question", "Which bird swims?", "duck"))}})
	if diff := cmp.Diff([]string{"Which bird hoots?", "Which bird swims?"}, stems(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
