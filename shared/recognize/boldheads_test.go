package recognize_test

import (
	"testing"

	"formwright/shared/quiz"
)

// TestBoldQuestionsOverTheirAnswers: what stands under numbered bold questions is
// their answer, with its lists; under plain ones it is not told apart.
func TestBoldQuestionsOverTheirAnswers(t *testing.T) {
	text := func(mark string) string {
		return "Exam questions\n" +
			"{" + mark + ":1. What is a layer?}\nA layer is a part of a system that serves the parts above it and uses those below it, and it hides what it does.\n" +
			"{" + mark + ":2. Which layers are there?}\nThere are several layers, of which these matter most in practice:\n• the presentation layer, which people see\n• the data layer, which keeps what they entered\n" +
			"{" + mark + ":3. What does a server do?}\nA server waits for requests of its clients. Who are they? They are programs on other machines, and it answers each of them.\n" +
			"{" + mark + ":4. Explain what a client is.}\nA client is a program that asks a server for something that it needs, and it shows the answer to a person.\n" +
			"{" + mark + ":5. How do they meet?}\nThey meet on a port, which is a number that both of them know in advance, and the client opens it."
	}
	q, _ := read(t, set(text("b")))
	if len(q.Items) != 5 || q.Items[1].Stem.Text() != "Which layers are there?" {
		t.Fatalf("%d items, the second %q", len(q.Items), q.Items[1].Stem.Text())
	}
	for _, item := range q.Items {
		e, _ := item.Response.(quiz.Essay)
		w, _ := item.Response.(quiz.Text)
		if e.Model.IsEmpty() && len(w.Accepted) == 0 {
			t.Errorf("%q has no answer: %T", item.Stem.Text(), item.Response)
		}
	}
}
