package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestFilledGaps: what is typed into the gaps of a test is their key; words between
// two gaps and names of programs are none.
func TestFilledGaps(t *testing.T) {
	for text, want := range map[string]string{
		"1. The capital of France is ___Paris___.\n2. The capital of Italy is __Rome__ today.\n3. Lima is the capital of ____Peru____.\n4. Water boils at __100__ degrees.\n":       "Paris|Rome|Peru|100..100",
		"1. 法国的首都是___巴黎___。\n2. 水在__100__度沸腾。\n3. 书在___桌子上___。\n4. 他去过____。\n":                                                                                                      "巴黎|100..100|桌子上|-",
		"1. ____ is the capital of ____.\n2. ____ flows into ____.\n3. ____ is larger than ____.\n4. ____ was built by ____.\n":                                                     "-|-|-|-",
		"1. 书在____和____之间。\n2. 他在____与____之间。\n3. 水由____和____组成。\n4. 糖由____和____组成。\n":                                                                                              "-|-|-|-",
		"1. What does __init__ do?\n2. What does __str__ do?\n3. When is __del__ called?\n4. Who calls my__own__name?\n":                                                            "-|-|-|-",
		"1. The capital of France is ____.\n2. The capital of Italy is ____.\n3. The capital of Peru is ____.\n4. The capital of Spain is ___Madrid___.\n5. The sea is ____ now.\n": "-|-|-|-|-",
	} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff(want, strings.Join(keys(q), "|")); diff != "" {
			t.Errorf("%.30s (-want +got):\n%s", text, diff)
		}
	}
}

// TestFilledGapsOfKinds: gaps are also dots, and truths are written behind statements.
func TestFilledGapsOfKinds(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"filled in":   {"Bird test\n1. At night the ____owl____ hoots.\n2. A heron has ______8______ toes.\n3. Which bird sings first? ........the robin........\n4. The ___penguin____ lives in the ____south____.\n", []string{"owl", "8..8", "the robin", "penguin | south"}},
		"two gaps":    {"Bird test\n1. The ____ and ____ hoot.\n2. A heron has ____ or ____ toes.\n3. First ____ then ____ sings.\n", []string{"-", "-", "-"}},
		"mostly open": {"Bird test\n1. At night the ____owl____ hoots.\n2. A heron has ____ toes.\n3. The ____ sings first.\n4. The ____ lives in the south.\n", []string{"-", "-", "-", "-"}},
		"truths":      {"Bird test: true or false?\n1. Owls hoot. ____True____\n2. Herons bark. ____False____\n3. Robins swim. ____False____\n", []string{"true", "false", "false"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s: (-want +got):\n%s", name, diff)
		}
	}
}

// TestHintedGaps: a word in brackets within the line of a gap says what to put there in
// another form, and is no answer; nor is the number of a gap.
func TestHintedGaps(t *testing.T) {
	q, _ := read(t, paper("Bird test\nComplete the sentences.\n1. An owl ______(hunt)______ at night.\n2. Two robins ____(sing)____ now.\n3. The heron ______ (be) ______ here last week.\n"))
	if diff := cmp.Diff([]string{"An owl _____ (hunt) at night.", "Two robins _____ (sing) now.", "The heron _____ (be) here last week."}, stems(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("keys (-want +got):\n%s", diff)
	}
}
