package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestReasonsBelow: a list right behind the answer that says of every choice why it is
// right or wrong is its explanation, and no question; other lists stay what they are.
func TestReasonsBelow(t *testing.T) {
	for name, c := range map[string]struct {
		text  string
		want  []string
		first string // what explains the first question
	}{
		"bullets": {"## 1. Which one floats?\n\nA. lead\nB. wood\nC. zinc\n\n**Answer: B.**\n\n- A is too heavy for that.\n- B is lighter than water.\n- C sinks as lead does.\n\n## 2. Which one rusts?\n\nA. iron\nB. gold\nC. wood\n\n**Answer: A.**\n\n- A does so in wet air.\n- B never does that.\n- C rots in wet air.\n",
			[]string{"1. Which one floats? / lead / wood / zinc: wood", "2. Which one rusts? / iron / gold / wood: iron"}, "A is too heavy for that. B is lighter than water. C sinks as lead does."},
		"without the right one": {"1. Which one floats?\nA) lead\nB) wood\nC) zinc\nAnswer: B\nA) This is too heavy.\nC) This sinks too.\n\n2. Which one rusts?\nA) iron\nB) gold\nC) wood\nAnswer: A\nB) This never rusts.\nC) This rots away.\n",
			[]string{"1. Which one floats? / lead / wood / zinc: wood", "2. Which one rusts? / iron / gold / wood: iron"}, "A) This is too heavy. C) This sinks too."},
		"under a line that says so": {"1. Which one floats?\nA. lead\nB. wood\nC. zinc\nAnswer: B\nWhy the others are wrong:\nA. This is too heavy.\nC. This sinks too.\n2. Which one rusts?\nA. iron\nB. gold\nC. wood\nAnswer: A\nWhy the others are wrong:\nB. This never rusts.\nC. This rots away.\n",
			[]string{"1. Which one floats? / lead / wood / zinc: wood", "2. Which one rusts? / iron / gold / wood: iron"}, "Why the others are wrong: A. This is too heavy. C. This sinks too."},
		"under the word for it": {"1. Which one floats?\nA. lead\nB. wood\nC. zinc\nAnswer: B\nRationale:\nA. This is too heavy.\nB. This is light.\nC. This sinks too.\n2. Which one rusts?\nA. iron\nB. gold\nC. wood\nAnswer: A\nRationale:\nA. This does.\nB. This never rusts.\nC. This rots away.\n",
			[]string{"1. Which one floats? / lead / wood / zinc: wood", "2. Which one rusts? / iron / gold / wood: iron"}, "A. This is too heavy. B. This is light. C. This sinks too."},
		"choices of the next": {"Which one floats?\nA. lead\nB. wood\nC. zinc\nAnswer: B\nWhich one rusts?\nA. the iron\nB. the gold\nC. the wood\nAnswer: A\n",
			[]string{" Which one floats? / lead / wood / zinc: wood", " Which one rusts? / the iron / the gold / the wood: the iron"}, ""},
	} {
		q, _ := read(t, textPage(t, c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
		if got := q.Items[0].Feedback.General.Text(); got != c.first {
			t.Errorf("%s: explained by %q, want %q", name, got, c.first)
		}
	}
}

// TestReasonsOrChoices: the choices of the next question are no reasons, though all but the
// last have two words.
func TestReasonsOrChoices(t *testing.T) {
	q, _ := read(t, paper("Which is a sea?\nA. Oslo\nB. Baltic\nC. Lima\nD. Rome\nANSWER: B\n\nThe language was made by:\nA. Ann Lee\nB. Bob Ray\nC. Prof. Cy Dow\nD. Borland\nANSWER: C\n\nWhich is a town?\nA. ice\nB. snow\nC. Rome\nD. hail\nAnswer"))
	if len(q.Items) != 3 || offeredBy(q.Items[1]) != "Ann Lee|Bob Ray|Prof. Cy Dow|Borland" {
		t.Errorf("%d items, the second offers %q", len(q.Items), offeredBy(q.Items[1]))
	}
}
