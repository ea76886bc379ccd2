package recognize_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/reader/text"
	"formwright/shared/recognize"
)

// ticksAhead is a test whose right choices have a sign before their letter, and whose
// others may have another.
func ticksAhead(right, wrong string) string {
	var b strings.Builder
	for i, k := range []int{1, 0, 2, 1} {
		fmt.Fprintf(&b, "%d) Which bird sings in garden %d?\n", i+1, i)
		for c, bird := range []string{"owl", "wren", "lark"} {
			sign := wrong
			if c == k {
				sign = right
			}
			fmt.Fprintf(&b, "%s%c) %s\n", sign, 'a'+c, bird)
		}
		b.WriteString("\n")
	}
	return b.String()
}

// TestTicksAhead: a ticked box or an arrow's head stands before the letters of right
// choices only; where all choices have one, nothing is marked.
func TestTicksAhead(t *testing.T) {
	for sign, c := range map[string]struct {
		wrong string
		want  []string
	}{
		"✅ ": {"", []string{"wren", "owl", "lark", "wren"}},
		"☑ ": {"", []string{"wren", "owl", "lark", "wren"}},
		"◉ ": {"◯ ", []string{"wren", "owl", "lark", "wren"}},
		"> ": {"", []string{"wren", "owl", "lark", "wren"}},
		">>": {">>", []string{"-", "-", "-", "-"}},
	} {
		q, _ := read(t, paper(ticksAhead(sign, c.wrong)))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", sign, diff)
		}
	}
}

// TestRoomsBeforeNumbers: bullets with room for a cross offer numbers as they offer
// words.
func TestRoomsBeforeNumbers(t *testing.T) {
	q, _ := read(t, paper("## Pergunta 1\n\nQuantas asas tem a coruja?\n\n- ( ) 4\n- (x) 2\n- ( ) 6\n\n## Pergunta 2\n\nQuem canta?\n\n- (x) Sabiá\n- ( ) Peixe\n- ( ) Pedra\n"))
	if diff := cmp.Diff([]string{"2", "Sabiá"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestRepliesUnderFAQ: what a page of frequent questions answers behind the word for an
// answer is no test; under another title it is one.
func TestRepliesUnderFAQ(t *testing.T) {
	const replies = "Q: How do I get a new password?\nA: Use the link on the first page.\n\nQ: Can I work offline?\nA: Yes, after the first time.\n\nQ: Who pays?\nA: Your school.\n"
	if _, _, err := recognize.Recognize(paper("Frequently asked questions\n\n" + replies)); err == nil {
		t.Error("a page of frequent questions was read as a test")
	}
	q, _ := read(t, paper("Quiz on the school network\n\n"+replies))
	if n := len(q.Items); n != 3 {
		t.Errorf("%d questions, want 3", n)
	}
}

// TestPicturedTickBehind: phones draw the tick behind a right choice as a small picture.
func TestPicturedTickBehind(t *testing.T) {
	doc, _, err := text.Read(context.Background(), []byte("# Birds\n\n1. Which bird hoots?\n   a. robin\n   b. **owl** ✔\ufe0f\n\n2. Which bird swims?\n   a. **duck** ✔\ufe0f\n   b. wren\n"))
	if err != nil {
		t.Fatal(err)
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"owl", "duck"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
