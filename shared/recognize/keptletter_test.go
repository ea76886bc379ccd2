package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestKeptLetters reads what is left of a test when only the right choices were
// kept, with their letters; a test that offers one choice each, always the first,
// is no such thing.
func TestKeptLetters(t *testing.T) {
	list := func(letter func(i int) string) string {
		var b strings.Builder
		for i := range 8 {
			fmt.Fprintf(&b, "%d. Which town lies on river %d?\n%s) town %d\n", i+1, i+1, letter(i), i)
		}
		return b.String() + "9. Which town lies on the sea?\nC) a town that was\nbuilt twice\n"
	}
	q, _ := read(t, paper(list(func(i int) string { return "ABCD"[rights[i] : rights[i]+1] })))
	if got := keys(q); len(got) != 9 || got[2] != "town 2" || got[8] != "a town that was built twice" {
		t.Errorf("keys %q", got)
	}
	q, _ = read(t, paper(list(func(int) string { return "A" })))
	if got := strings.Join(keys(q), ""); strings.Trim(got, "-") != "" {
		t.Errorf("always the first: %q", got)
	}
}

// TestNumberedTitles takes numbered titles between questions for sections, where
// both count on, and keeps what only asks in other words.
func TestNumberedTitles(t *testing.T) {
	var b strings.Builder
	n := 0
	for i, title := range []string{"Basics", "Aims of the craft", "Tools", "People"} {
		fmt.Fprintf(&b, "%d. %s\n", i+1, title)
		for range 2 {
			n++
			fmt.Fprintf(&b, "%d. Which word fits place %d?\na) one %d\nb) two %d\nAnswer: b\n", n, n, n, n)
		}
	}
	q, fs := read(t, paper(b.String()))
	if len(q.Items) != 8 || len(fs) > 0 {
		t.Errorf("%d items, findings %v", len(q.Items), fs)
	}
	var titles []string
	for _, s := range q.Sections {
		titles = append(titles, s.Title)
	}
	if diff := cmp.Diff([]string{"Aims of the craft", "Tools", "People"}, titles[max(0, len(titles)-3):]); diff != "" {
		t.Error(diff)
	}
}
