package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestLettersOfManyParts: questions are numbered with the letter of their part beyond E
// where every part has one; what stands under the first part is no instruction because
// the title over it is, and a long model answer has no number of the key before it.
func TestLettersOfManyParts(t *testing.T) {
	long := "Owls call each other at night" + strings.Repeat(", over the lake and the wood and the fields behind them", 8) + "."
	body, key := "Test of birds\nInstructions\nAnswer all questions. The answers are at the bottom.\n", "Answers\n"
	for _, part := range []string{"A", "B", "C", "D", "E", "F", "G"} {
		body += "Part " + part + ": Birds\n" + part + "1. What is a heron? Give two examples.\n" + part + "2. Explain why owls hoot.\n"
		key += "Part " + part + "\n" + part + "1. A bird of part " + part + "\n" + part + "2. " + long + "\n"
	}
	q, _ := read(t, paper(body+key))
	var want []string
	for _, part := range []string{"A", "B", "C", "D", "E", "F", "G"} {
		want = append(want, "A bird of part "+part, "-")
	}
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Fatalf("(-want +got):\n%s", diff)
	}
	if e, ok := q.Items[1].Response.(quiz.Essay); !ok || strings.TrimSpace(e.Model.Text()) != long {
		t.Errorf("%+v", q.Items[1].Response)
	}
}

// TestLateLetters: gases and cells are no questions of a part F.
func TestLateLetters(t *testing.T) {
	q, _ := read(t, paper("Chemistry\nA1. What burns?\nA2. What is lighter than air?\nH2 is a gas.\nF2 is one too.\nA3. What is H1?\n"))
	if len(q.Items) != 3 {
		t.Errorf("%d items: %v", len(q.Items), labelled(q))
	}
}

// TestAddressesUnderTask: letters before addresses are what to see for a task, and no parts.
func TestAddressesUnderTask(t *testing.T) {
	q, _ := read(t, paper("Final exam\n1. [4] Explain what an owl is.\n2. [4] What do owls eat?\n3. [4] Where do owls sleep?\n4. [10] Watch the two films below and describe in your own words how owls hunt and what they eat.\na. https://films.example/watch?v=owls1\nb. https://films.example/watch?v=owls2\n5. [5] Explain why owls hoot.\n6. [5] Explain how owls hear.\n7. [5] Which owls live in barns?\n"))
	if len(q.Items) != 7 || !strings.Contains(q.Items[3].Stem.Text(), "b. https://films.example") {
		t.Errorf("%d items: %v", len(q.Items), labelled(q))
	}
}
