package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestAnswersUnderEach: a heading of answers that comes under one question and under
// the next is no key; the points under it answer the question above, and ask nothing.
func TestAnswersUnderEach(t *testing.T) {
	q, _ := read(t, paper("Boats\n1. What is a lock?\n2. What is a quay?\n3. What do you do before you cast off?\nAnswers:\n1. Look around for others.\n2. Start the engine.\n3. Free the ropes.\n4. How do you come alongside?\nAnswers:\n1. Go slowly against the wind.\n2. Put out fenders.\n"))
	var got []string
	for _, item := range q.Items {
		text := item.Stem.Text() + " -"
		if e, ok := item.Response.(quiz.Essay); ok && !e.Model.IsEmpty() {
			text = item.Stem.Text() + " " + strings.ReplaceAll(e.Model.Text(), "\n", " ")
		}
		got = append(got, text)
	}
	want := []string{"What is a lock? -", "What is a quay? -", "What do you do before you cast off? 1. Look around for others. 2. Start the engine. 3. Free the ropes.", "How do you come alongside? 1. Go slowly against the wind. 2. Put out fenders."}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("1. Who built the lock?\nA. Ann\nB. Bo\n2. Who built the quay?\nA. Ann\nB. Bo\nAnswers:\n1. A\n2. B\n"))
	if diff := cmp.Diff([]string{"Ann", "Bo"}, keys(q)); diff != "" {
		t.Errorf("a key (-want +got):\n%s", diff)
	}
}

// TestCommentsOfPrograms: the stars before the lines of a comment are no bullets.
func TestCommentsOfPrograms(t *testing.T) {
	q, _ := read(t, set("1. What is a byte?\n2. Write a function that groups digits:\n/**\n* group(33) gives 33\n* group(4455) gives 4,455\n{r:* group(667788) gives 667,788}\n*/\n3. What is a word?"))
	if diff := cmp.Diff([]string{"-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
