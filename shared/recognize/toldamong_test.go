package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/quiz"
)

// TestToldAmong: the line under a question that lists what its answer is one of offers
// choices; a list that the answer says in full, or that few questions have, is none.
func TestToldAmong(t *testing.T) {
	ask := func(lists, answers string) string {
		var b strings.Builder
		for i, list := range strings.Split(lists, "|") {
			b.WriteString("(" + string(rune('1'+i)) + ")\nWhat did you see in yard " + string(rune('1'+i)) + "?\n" + list + "\nAnswer: " + strings.Split(answers, "|")[i] + "\n\n")
		}
		return b.String()
	}
	for name, c := range map[string]struct {
		lists, answers string
		choices        int
	}{
		"commas":      {"Owl, wren, gull|bat, cow, cat, |rose, oak, reed|tin, clay, salt", "wren|cow (the brown one)|Oak|salt", 3},
		"slashes":     {"Owl / wren / gull|bat / cow / cat|rose / oak / reed|tin / clay / salt", "wren|cow|Oak|salt", 3},
		"all of them": {"Owl, wren, gull|bat, cow, cat|rose, oak, reed|tin, clay, salt", "Owl, wren, gull|bat, cow, cat|rose, oak, reed|tin, clay, salt", 0},
		"few":         {"Owl, wren, gull|It was dark|It was wet|It was late", "wren|cow|Oak|salt", 0},
	} {
		q, _ := read(t, paper(ask(c.lists, c.answers)))
		if len(q.Items) != 4 {
			t.Errorf("%s: %d questions", name, len(q.Items))
			continue
		}
		got, ok := q.Items[0].Response.(quiz.Choice)
		if ok != (c.choices > 0) || len(got.Choices) != c.choices {
			t.Errorf("%s: response %+v", name, q.Items[0].Response)
		}
		if c.choices > 0 && strings.Join(keys(q), "; ") != "wren; cow; oak; salt" {
			t.Errorf("%s: keys %v", name, keys(q))
		}
	}
}
