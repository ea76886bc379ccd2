package html

import (
	"context"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestScripted: the questions that a script fills a page with are given as a
// table, however the script writes them.
func TestScripted(t *testing.T) {
	want := []string{`Which bird hoots?|["Owl","Robin"]|Owl|`, `Which bird's red?|["Owl","Robin"]|Robin|It is.`}
	for name, script := range map[string]string{
		"places":          `const data = [{question: "Which bird hoots?", options: ["Owl", "Robin"], answer: 0}, {question: "Which bird's red?", options: ["Owl", "Robin"], answer: 1, explanation: 'It ' + "is."},];`,
		"truths":          "let q = [{ // first\n question: 'Which bird hoots?', answers: [{text: 'Owl', correct: true}, {text: 'Robin', correct: false}] }, {'question': `Which bird's red?`, answers: [{text: 'Owl', correct: false}, {text: 'Robin', correct: true}], explanation: 'It is.'}]",
		"texts":           `var all = {"birds": [{"q": "Which bird hoots?", "choices": ["Owl", "Robin"], "correct_answer": "Owl"}, {"q": "Which bird\u0027s red?", "choices": ["Owl", "Robin"], "correct_answer": "Robin", "reason": "It is."}]}`,
		"reasons first":   `let q = [{question: 'Which bird hoots?', answerOptions: [{isCorrect: true, rationale: 'Owls do.', text: 'Owl'}, {isCorrect: false, rationale: 'It sings.', text: 'Robin'}]}, {question: "Which bird's red?", answerOptions: [{isCorrect: false, rationale: '', text: 'Owl'}, {isCorrect: true, rationale: 'Its breast.', text: 'Robin'}], explanation: 'It is.'}]`,
		"behind calls":    `start([run()]); go([{question: f(1)}]); const quiz = [{question: "Which bird hoots?", option1: "Owl", option2: "Robin", ans: "Owl"}, {question: "Which bird&#39;s red?", option1: "Owl", option2: "Robin", ans: "Robin", explanation: "It is."}];`,
		"lists of topics": `const a = [{question: "Which bird hoots?", options: ["Owl", "Robin"], answer: "Owl"}]; const b = [{question: "Which bird's red?", options: ["Owl", "Robin"], answer: "Robin", explanation: "It is."}];`,
	} {
		if diff := cmp.Diff(want, scriptedRows(t, script, "<p>Score</p>")); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
	letters := []string{`Which bird hoots?|["Owl","Robin"]|a|`, `Which bird is red?|["Owl","Robin"]|b|`}
	for name, script := range map[string]string{
		"letters":          `const data = [{question: "Which bird hoots?", a: "Owl", b: "Robin", correct: "a"}, {question: "Which bird is red?", a: "Owl", b: "Robin", correct: "b"}]`,
		"letters of lists": `const data = [{question: "Which bird hoots?", answers: {a: "Owl", b: "Robin"}, correctAnswer: "a"}, {question: "Which bird is red?", answers: {a: "Owl", b: "Robin"}, correctAnswer: "b"}]`,
	} {
		if diff := cmp.Diff(letters, scriptedRows(t, script, "<p>Score</p>")); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
	for name, c := range map[string][2]string{
		"other data":         {`const cities = [{name: "Rome", roads: ["a", "b"]}, {name: "Oslo", roads: ["c", "d"]}]`, "<p>Score</p>"},
		"what has no choice": {`const faq = [{question: "Who are you?", answer: "We sell birds."}, {question: "Where?", answer: "In the wood."}]`, "<p>Score</p>"},
		"cut off":            {`const data = [{question: "Which bird hoots?", options: ["Owl", "Robin"], answer: 0}, {question: "Which`, "<p>Score</p>"},
		"deep":               {`const data = [{` + strings.Repeat(`a: [{`, 5000), "<p>Score</p>"},
		"fields of its own":  {`const data = [{question: "Which bird hoots?", options: ["Owl", "Robin"], answer: 0}, {question: "Which bird is red?", options: ["Owl", "Robin"], answer: 1}]`, `<p>Which bird hoots?</p><input type=radio>Owl`},
	} {
		if got := scriptedRows(t, c[0], c[1]); got != nil {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// TestScriptedPlaces: numbers of right choices are followed only where the page
// tells what they count from.
func TestScriptedPlaces(t *testing.T) {
	for name, c := range map[string]struct{ script, want string }{
		"from 0":           {`[{question: "A?", options: ["x", "y", "z"], answer: 0}, {question: "B?", options: ["x", "y", "z"], answer: 2}]`, "x z"},
		"from 1":           {`[{question: "A?", options: ["x", "y", "z"], answer: 1}, {question: "B?", options: ["x", "y", "z"], answer: 3}]`, "x z"},
		"nobody can tell":  {`[{question: "A?", options: ["x", "y", "z"], answer: 1}, {question: "B?", options: ["x", "y", "z"], answer: 2}]`, " "},
		"both":             {`[{question: "A?", options: ["x", "y", "z"], answer: 0}, {question: "B?", options: ["x", "y", "z"], answer: 3}]`, " "},
		"an index":         {`[{question: "A?", options: ["x", "y", "z"], correctIndex: 1}, {question: "B?", options: ["x", "y", "z"], correctIndex: 2}]`, "y z"},
		"a choice by text": {`[{question: "A?", options: [1, 2, 3], answer: 2}, {question: "B?", options: [4, 5, 6], answer: 6}]`, "2 6"},
	} {
		var got []string
		for _, row := range scriptedRows(t, "const data = "+c.script, "<p>Score</p>") {
			got = append(got, strings.Split(row, "|")[2])
		}
		if diff := cmp.Diff(c.want, strings.Join(got, " ")); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// scriptedRows reads a page and gives the rows of the table it shows.
func scriptedRows(t *testing.T, script, body string) []string {
	t.Helper()
	doc, _, err := Read(context.Background(), []byte("<html><body><h1>Birds</h1>"+body+"<script>"+script+"</script></body></html>"))
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, b := range doc.Blocks {
		table, ok := b.(page.Table)
		if !ok {
			continue
		}
		for _, row := range table.Rows[1:] {
			var cells []string
			for _, c := range row.Cells {
				text := ""
				for _, b := range c.Blocks {
					text += b.(page.Paragraph).Text()
				}
				cells = append(cells, text)
			}
			out = append(out, strings.Join(cells, "|"))
		}
	}
	return out
}
