package quiz_test

import (
	"strings"
	"testing"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
)

// blank is content with a named blank.
func blank(id string) richtext.Content {
	return richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{richtext.Text{Text: "x "}, richtext.Blank{ID: id}}}}
}

func credit(s string) *quiz.Decimal {
	d := quiz.MustDecimal(s)
	return &d
}

// TestValidateNames breaks one invariant at a time in a valid quiz of one item of
// each kind and looks for the message.
func TestValidateNames(t *testing.T) {
	item := func(i int, change func(*quiz.Item)) func(*quiz.Quiz) {
		return func(q *quiz.Quiz) { change(&q.Items[i]) }
	}
	response := func(i int, r quiz.Response) func(*quiz.Quiz) {
		return func(q *quiz.Quiz) { q.Items[i].Response = r }
	}
	two := quiztest.Choices([]int{0}, "a", "b").Choices
	value := quiz.Int(9)
	for want, breaks := range map[string]func(*quiz.Quiz){
		"quiz: has no items":              func(q *quiz.Quiz) { q.Items = nil },
		`item 2 has the id "x", not "q2"`: item(1, func(i *quiz.Item) { i.ID = "x" }),
		"q1: the stem is empty":           item(0, func(i *quiz.Item) { i.Stem = richtext.Content{richtext.Paragraph{}} }),
		"q1: points are negative":         item(0, func(i *quiz.Item) { i.Points = credit("-1") }),
		"q1: has evidence of a key but no key": item(0, func(i *quiz.Item) {
			i.Response = quiz.Choice{Choices: two}
			i.Evidence = []quiz.Evidence{{Kind: quiz.ByBold}}
		}),
		"q1: shows a picture that is not among": item(0, func(i *quiz.Item) {
			i.Hint = richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{richtext.Image{Hash: "x"}}}}
		}),
		"q1: the text has the blanks [b1]":      item(0, func(i *quiz.Item) { i.Stem = blank("b1") }),
		"q9: the text has the blanks []":        item(8, func(i *quiz.Item) { i.Stem = richtext.Plain("no blanks") }),
		"q1: has a response of unknown type":    response(0, stranger{}),
		"q1: has 1 choices":                     response(0, quiz.Choice{Choices: two[:1]}),
		"q1: choice 2 is empty":                 response(0, quiz.Choice{Choices: []quiz.Entry{two[0], {}}}),
		"q1: key 2 names no choice":             response(0, quiz.Choice{Choices: two, Key: []int{2}}),
		"q1: key -1 names no choice":            response(0, quiz.Choice{Choices: two, Key: []int{-1}}),
		"q1: the key is not in ascending order": response(0, quiz.Choice{Choices: two, Multiple: true, Key: []int{1, 0}}),
		"q1: has 2 keys but takes a single":     response(0, quiz.Choice{Choices: two, Key: []int{0, 1}}),
		"q1: an accepted answer is empty":       response(0, quiz.Text{Accepted: []quiz.Accepted{{}}}),
		"q1: credit 0 is not over 0":            response(0, quiz.Text{Accepted: []quiz.Accepted{{Text: "a", Credit: credit("0")}}}),
		"q1: credit 1.5 is not over 0":          response(0, quiz.Text{Accepted: []quiz.Accepted{{Text: "a", Credit: credit("1.5")}}}),
		"q1: the range 2..1 is empty":           response(0, quiz.Number{Key: quiz.Between(quiz.Int(2), quiz.Int(1))}),
		"q1: the value 9 is outside 1..2":       response(0, quiz.Number{Key: &quiz.NumberKey{Value: &value, Min: quiz.Int(1), Max: quiz.Int(2)}}),
		"q1: has no entries to match":           response(0, quiz.Match{Left: quiztest.Contents("a")}),
		"q1: pairs 1 of 2 left entries":         response(0, quiz.Match{Left: quiztest.Contents("a", "b"), Right: quiztest.Contents("c"), Key: []int{0}}),
		"q1: pair 1 names no right entry":       response(0, quiz.Match{Left: quiztest.Contents("a"), Right: quiztest.Contents("c"), Key: []int{1}}),
		"q1: entry 2 is empty":                  response(0, quiz.Match{Left: []richtext.Content{richtext.Plain("a"), nil}, Right: quiztest.Contents("c")}),
		"q1: has 1 entries to order":            response(0, quiz.Order{Entries: quiztest.Contents("a")}),
		"q1: the right order does not name":     response(0, quiz.Order{Entries: quiztest.Contents("a", "b"), Key: []int{1, 1}}),
		"q1: has impossible lines":              response(0, quiz.Essay{MinWords: 5, MaxWords: 4}),
		"q1: has no blanks":                     response(0, quiz.Blanks{}),
		`q9: blank 1 has the id "x", not "b1"`:  func(q *quiz.Quiz) { q.Items[8].Response.(quiz.Blanks).Blanks[0].ID = "x" },
		"q9: blank b1 is a quiz.Essay":          func(q *quiz.Quiz) { q.Items[8].Response.(quiz.Blanks).Blanks[0].Response = quiz.Essay{} },
		"q9: dropdown b1 takes several answers": func(q *quiz.Quiz) {
			q.Items[8].Response.(quiz.Blanks).Blanks[0].Response = quiz.Choice{Choices: two, Multiple: true}
		},
		`s1: item "q3" is unknown, out of order`: func(q *quiz.Quiz) { q.Sections = []quiz.Section{{ID: "s1", Items: []string{"q1", "q3"}}} },
		`section 1 has the id "x"`:               func(q *quiz.Quiz) { q.Sections = []quiz.Section{{ID: "x"}} },
		"p1: is empty":                           func(q *quiz.Quiz) { q.Stimuli = []quiz.Stimulus{{ID: "p1", Items: []string{"q1"}}} },
		"p1: belongs to no item":                 func(q *quiz.Quiz) { q.Stimuli = []quiz.Stimulus{{ID: "p1", Content: richtext.Plain("x")}} },
		`p1: item "q1" is unknown or out of`: func(q *quiz.Quiz) {
			q.Stimuli = []quiz.Stimulus{{ID: "p1", Content: richtext.Plain("x"), Items: []string{"q2", "q1"}}}
		},
		"introduction: the text has the blanks": func(q *quiz.Quiz) { q.Introduction = blank("b1") },
	} {
		q := quiztest.OneOfEach()
		breaks(&q)
		if err := q.Validate(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want %q, got %v", want, err)
		}
	}
}

type stranger struct{ quiz.Essay }

func TestValidateNamesEverythingAtOnce(t *testing.T) {
	q := quiztest.OneOfEach()
	q.Items[0].Stem, q.Items[1].Points = nil, credit("-2")
	err := q.Validate()
	if err == nil || !strings.Contains(err.Error(), "q1: the stem is empty") || !strings.Contains(err.Error(), "q2: points are negative") {
		t.Errorf("got %v", err)
	}
}
