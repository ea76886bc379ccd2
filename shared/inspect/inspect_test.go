package inspect_test

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/inspect"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
)

// one is a quiz of a single item.
func one(r quiz.Response) quiz.Quiz {
	return quiz.Quiz{Items: []quiz.Item{{ID: "q1", Stem: richtext.Plain("stem"), Response: r}}}
}

func contents(texts ...string) (out []richtext.Content) {
	for _, s := range texts {
		out = append(out, richtext.Plain(s))
	}
	return out
}

func TestQuestions(t *testing.T) {
	yes := true
	entries := []quiz.Entry{{Content: richtext.Plain("a")}, {Content: richtext.Plain("b")}, {Content: richtext.Plain("c")}}
	for name, c := range map[string]struct {
		in   quiz.Response
		want inspect.Question
	}{
		"single":      {quiz.Choice{Choices: entries, Key: []int{1}}, inspect.Question{Type: "MULTIPLE_CHOICE", Options: []string{"a", "b", "c"}, Answers: []string{"b"}}},
		"multiple":    {quiz.Choice{Choices: entries, Multiple: true, Key: []int{0, 2}}, inspect.Question{Type: "CHECKBOX", Options: []string{"a", "b", "c"}, Answers: []string{"a", "c"}}},
		"no key":      {quiz.Choice{Choices: entries}, inspect.Question{Type: "MULTIPLE_CHOICE", Options: []string{"a", "b", "c"}}},
		"true":        {quiz.TrueFalse{True: "Vrai", False: "Faux", Key: &yes}, inspect.Question{Type: "TRUE_FALSE", Options: []string{"Vrai", "Faux"}, Answers: []string{"Vrai"}}},
		"true or not": {quiz.TrueFalse{}, inspect.Question{Type: "TRUE_FALSE", Options: []string{"True", "False"}}},
		"text":        {quiz.Text{Accepted: []quiz.Accepted{{Text: "Au"}, {Text: "gold"}}}, inspect.Question{Type: "SHORT_ANSWER", Options: []string{}, Answers: []string{"Au", "gold"}}},
		"number":      {quiz.Number{Key: quiz.Near(quiz.MustDecimal("3.14"), quiz.MustDecimal("0.01"))}, inspect.Question{Type: "NUMERICAL", Options: []string{}, Answers: []string{"3.14"}}},
		"range":       {quiz.Number{Key: quiz.Between(quiz.Int(1), quiz.Int(5))}, inspect.Question{Type: "NUMERICAL", Options: []string{}, Answers: []string{"1..5"}}},
		"match": {quiz.Match{Left: contents("l1", "l2"), Right: contents("r1", "r2", "r3"), Key: []int{2, 0}},
			inspect.Question{Type: "MATCHING", Options: []string{"r1", "r2", "r3"}, Answers: []string{"l1 = r3", "l2 = r1"}}},
		"order": {quiz.Order{Entries: contents("x", "y", "z"), Key: []int{2, 0, 1}}, inspect.Question{Type: "ORDERING", Options: []string{"x", "y", "z"}, Answers: []string{"z", "x", "y"}}},
		"essay": {quiz.Essay{Model: richtext.Plain("because")}, inspect.Question{Type: "ESSAY", Options: []string{}, Answers: []string{"because"}}},
		"blanks": {quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiz.Text{Accepted: []quiz.Accepted{{Text: "one"}}}},
			{ID: "b2", Response: quiz.Choice{Choices: entries, Key: []int{2}}}, {ID: "b3", Response: quiz.Number{}}}},
			inspect.Question{Type: "CLOZE", Options: []string{}, Answers: []string{"one", "c", ""}}},
		"blanks without keys": {quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiz.Text{}}}}, inspect.Question{Type: "CLOZE", Options: []string{}}},
	} {
		t.Run(name, func(t *testing.T) {
			c.want.Title = "stem"
			if diff := cmp.Diff([]inspect.Question{c.want}, inspect.Questions(one(c.in))); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestPointsComeFromTheSection(t *testing.T) {
	q := quiztest.Many(2)
	two, five := quiz.Int(2), quiz.Int(5)
	q.Items[0].Points, q.Items[1].Points = nil, &five
	q.Sections = []quiz.Section{{ID: "s1", Points: &two, Items: []string{"q1", "q2"}}}
	got := inspect.Questions(q)
	if got[0].Points == nil || *got[0].Points != "2" || *got[1].Points != "5" {
		t.Errorf("points %v and %v, want the section's 2 and the item's own 5", got[0].Points, got[1].Points)
	}
}

func TestJSONShape(t *testing.T) {
	q := one(quiz.Text{})
	data, err := inspect.JSON(q, nil)
	if err != nil {
		t.Fatal(err)
	}
	var got map[string]any
	if err := json.Unmarshal(data, &got); err != nil {
		t.Fatal(err)
	}
	want := map[string]any{"findings": []any{}, "questions": []any{map[string]any{
		"type": "SHORT_ANSWER", "title": "stem", "options": []any{}, "answers": nil, "points": nil, "explanation": nil}}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestListingTellsPeopleWhatIsInDoubt(t *testing.T) {
	q := quiztest.Everything()
	first := q.Items[0].ID
	findings := []finding.Finding{
		{Code: finding.NoKey, Severity: finding.Warning, Item: first, Position: finding.Position{Page: 3, Paragraph: 12}, Message: "No answer is marked."},
		{Code: finding.UnreadPart, Severity: finding.Error, Message: "A chart was not read.", Quote: "chart"},
	}
	var out bytes.Buffer
	if err := inspect.Listing(&out, q, findings); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{q.Title, q.Introduction.Line(), q.Sections[0].Title, q.Sections[0].Instructions.Line(), "-- for q4, q5\n    City\tPeople", "2 findings", "! warning no_key at page 3, paragraph 12: No answer is marked.", "error unread_part: A chart was not read. \"chart\""} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the listing lacks %q:\n%s", want, out.String())
		}
	}
}
