package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// TestRowsOverQuestions: the row that says what columns are to hold is no question, nor
// are titles in words that nobody knows.
func TestRowsOverQuestions(t *testing.T) {
	var (
		known = []any{"Question", "A", "B", "C", "Correct"}
		odd   = []any{"What we ask", "possible 1", "possible 2", "possible 3", "right one (1-3)"}
		own   = []any{"Brain teaser of the day", "first", "then this", "or that one", "the winner is"}
		rows  = [][]any{{"Which is a sea?", "Oslo", "Baltic", "Lima", 2}, {"Which is a city?", "Cairo", "ice", "two", 1}, {"Which is hot?", "snow", "hail", "fire", 3}, {"Which is cold?", "sun", "ice", "fire", 2}}
		want  = []string{" Which is a sea? / Oslo / Baltic / Lima: Baltic", " Which is a city? / Cairo / ice / two: Cairo", " Which is hot? / snow / hail / fire: fire", " Which is cold? / sun / ice / fire: ice"}
	)
	for name, over := range map[string][][]any{
		"types":                {known, {"string", "string", "string", "string", "integer"}},
		"types of a database":  {known, {"varchar(255)", "varchar(99)", "varchar(99)", "varchar(99)", "int"}},
		"what is to be there":  {known, {"Type your question here", "Type option", "Type option", "Type option", "1 to 3"}},
		"counted titles":       {odd},
		"counted and types":    {odd, {"text", "text", "text", "text", "number"}},
		"titles of all sorts":  {own},
		"nothing but the bank": {},
	} {
		sheet := []any{"Quiz"}
		for _, row := range append(over, rows...) {
			sheet = append(sheet, any(row))
		}
		q, _ := read(t, book(t, sheet))
		if diff := cmp.Diff(want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestQuestionnaireRows: a column called questions holds the statements of a
// questionnaire, though none asks; one of tasks or of names does not.
func TestQuestionnaireRows(t *testing.T) {
	said := []string{"The course was well organised.", "The tutor explained things clearly.", "I knew what was expected of me.", "I would recommend the course.", "The room was quiet enough.", "The book helped me to learn."}
	for title, want := range map[string]int{"Question": 6, "Fragen": 6, "Вопрос": 6, "Task": 0, "Remark": 0} {
		sheet := []any{"Sheet", []any{title}}
		for _, s := range said {
			sheet = append(sheet, []any{s})
		}
		q, _, err := recognize.Recognize(book(t, sheet))
		if err != nil && problem.CodeOf(err) != problem.NoQuestions {
			t.Fatal(err)
		}
		if len(q.Items) != want {
			t.Errorf("%s: %q", title, labelled(q))
		}
	}
	names := book(t, []any{"Sheet", []any{"Question"}, []any{"Anna"}, []any{"Ben"}, []any{"Cleo"}, []any{"Dan"}, []any{"Eve"}, []any{"Finn"}})
	if q, _, err := recognize.Recognize(names); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("names: %q", labelled(q))
	}
}

// TestTickedRows: choices in rows of their own below their questions, with a tick beside
// the right ones, also where some questions have but two.
func TestTickedRows(t *testing.T) {
	for _, titles := range [][]any{{}, {"#", "Item", "Response", "OK?"}, {"No", "Question", "Answer", "Correct"}, {"No", "Question", "Answer", "OK?"}} {
		q, _ := read(t, book(t, []any{"Quiz", titles,
			[]any{1, "Which is a sea?", "Oslo"}, []any{nil, nil, "Baltic", "x"}, []any{nil, nil, "Lima"},
			[]any{2, "Which is a city?", "Cairo", "x"}, []any{nil, nil, "ice"},
			[]any{3, "Which is hot?", "snow"}, []any{nil, nil, "fire", "x"}, []any{nil, nil, "hail"}}))
		want := []string{"1 Which is a sea? / Oslo / Baltic / Lima: Baltic", "2 Which is a city? / Cairo / ice: Cairo", "3 Which is hot? / snow / fire / hail: fire"}
		if diff := cmp.Diff(want, labelled(q)); diff != "" {
			t.Errorf("%v (-want +got):\n%s", titles, diff)
		}
	}
}
