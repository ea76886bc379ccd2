package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
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

// TestKeptBold reads the one bold choice that was kept of each question, behind it or below
// it; where all of them are the first, where other choices are left and where the questions
// are bold too, nothing was kept.
func TestKeptBold(t *testing.T) {
	list := func(letters string, ask page.Marks, more string) (d page.Document) {
		add := func(runs ...page.Run) { d.Blocks = append(d.Blocks, page.Paragraph{Runs: runs}) }
		for i, letter := range letters {
			stem := page.Run{Text: fmt.Sprintf("%d. The name of river %d in the north?", i+1, i+1), Marks: ask}
			kept := page.Run{Text: fmt.Sprintf("%c. name %d", letter, i+1), Marks: page.Marks{Bold: true}}
			if i%2 == 0 {
				add(stem, page.Run{Text: " "}, kept)
			} else {
				add(stem)
				add(kept, page.Run{Text: "."})
			}
			if more != "" {
				add(page.Run{Text: more})
			}
		}
		return d
	}
	for name, test := range map[string]struct {
		doc  page.Document
		want string
	}{
		"the right ones":       {list("cabdab", page.Marks{}, ""), "name 1, name 2., name 3, name 4., name 5, name 6."},
		"always the first":     {list("aaaaaa", page.Marks{}, ""), "-, -, -, -, -, -"},
		"below bold questions": {list("cabdab", page.Marks{Bold: true}, ""), "-, -, -, -, -, -"},
	} {
		q, _ := read(t, test.doc)
		if got := strings.Join(keys(q), ", "); got != test.want {
			t.Errorf("%s: %s, want %s", name, got, test.want)
		}
	}
	q, _ := read(t, list("cabdab", page.Marks{}, "e. none of them"))
	if len(q.Items) != 6 || offeredBy(q.Items[1]) == "-" {
		t.Errorf("with others left: %d items, %q", len(q.Items), keys(q))
	}
}
