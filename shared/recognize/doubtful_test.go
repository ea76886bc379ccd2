package recognize_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/quiz"
)

// rights are the places of the right choices of the tests below.
var rights = [...]int{0, 1, 3, 2, 1, 0, 2, 1}

// planets prints questions of which choice writes the choices; behind follows
// every question.
func planets(n int, choice func(i, k int, text string) string, behind func(i int) string) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "%d. Which of these is number %d of the list?\n", i+1, i+1)
		for k, word := range []string{"Mercury", "Venus", "Earth", "Mars"} {
			fmt.Fprintln(&b, choice(i, k, fmt.Sprintf("%s %d", word, i)))
		}
		if s := behind(i); s != "" {
			fmt.Fprintln(&b, s)
		}
	}
	return strings.TrimSuffix(b.String(), "\n")
}

func unmarked(_, k int, text string) string { return "ABCD"[k:k+1] + ") " + text }

// inMarks sets the choices in the marks that of gives for them.
func inMarks(of func(i, k int) string) func(i, k int, text string) string {
	return func(i, k int, text string) string {
		if m := of(i, k); m != "" {
			return fmt.Sprintf("%s) {%s:%s}", "ABCD"[k:k+1], m, text)
		}
		return unmarked(i, k, text)
	}
}

// places gives the key of every item as places, "-" for none.
func places(q quiz.Quiz) string {
	var out []string
	for _, item := range q.Items {
		c, ok := item.Response.(quiz.Choice)
		if !ok || len(c.Key) == 0 {
			out = append(out, "-")
			continue
		}
		out = append(out, strings.Trim(strings.ReplaceAll(fmt.Sprint(c.Key), " ", "+"), "[]"))
	}
	return strings.Join(out, " ")
}

func codes(fs []finding.Finding) []finding.Code {
	var out []finding.Code
	for _, f := range fs {
		if !slices.Contains(out, f.Code) {
			out = append(out, f.Code)
		}
	}
	return out
}

// TestDoubtfulMarks: marks that may mean something else than the answer give no
// key, and a finding says so where a person could take them for one.
func TestDoubtfulMarks(t *testing.T) {
	const none = "- - - - - - - -"
	right := func(i, k int) bool { return k == rights[i] }
	colours := []string{"r", "g", "v", "y"}
	for _, c := range []struct {
		name string
		of   func(i, k int) string
		want string
		code finding.Code
	}{
		{"one choice of all in red", func(i, k int) string { return pickMark(i == 2 && k == 1, "r") }, none, finding.NoKey},
		{"one in eight in bold", func(i, k int) string { return pickMark(i == 5 && k == 0, "b") }, none, finding.NoKey},
		{"each choice in its colour", func(_, k int) string { return colours[k] }, none, finding.NoKey},
		{"the colours go round", func(i, k int) string { return colours[(i+k)%4] }, none, finding.NoKey},
		{"bold and red disagree", func(i, k int) string {
			return pickMark(right(i, k), "b") + pickMark(k == (rights[i]+1+i%2)%4, "r")
		}, none, finding.KeyConflict},
		{"bold and red agree", func(i, k int) string { return pickMark(right(i, k), "br") }, "0 1 3 2 1 0 2 1", ""},
		{"green is right, red is wrong", func(i, k int) string {
			return pickMark(right(i, k), "g") + pickMark(!right(i, k), "r")
		}, "0 1 3 2 1 0 2 1", ""},
		{"all of one question", func(i, k int) string { return pickMark(right(i, k) || i == 5, "h") }, "0 1 3 2 1 - 2 1", finding.NoKey},
	} {
		t.Run(c.name, func(t *testing.T) {
			q, fs := read(t, set(planets(8, inMarks(c.of), nothing)))
			if got := places(q); got != c.want {
				t.Errorf("got %s, want %s", got, c.want)
			}
			if c.code != "" && !slices.Contains(codes(fs), c.code) || c.code == "" && len(fs) > 0 {
				t.Errorf("findings %v, want %s", fs, c.code)
			}
		})
	}
}

func pickMark(yes bool, m string) string {
	if yes {
		return m
	}
	return ""
}

// TestDoubtIsTold: a mark that was not followed is told once, at its choice, not
// as a question without a mark.
func TestDoubtIsTold(t *testing.T) {
	text := planets(8, inMarks(func(i, k int) string { return pickMark(i == 2 && k == 1, "r") }), nothing)
	_, fs := read(t, set(text))
	var at []string
	for _, f := range fs {
		if f.Item != "" {
			at = append(at, f.Item+" "+f.Quote)
		}
	}
	if diff := cmp.Diff([]string{"q3 Venus 2"}, at); diff != "" {
		t.Error(diff, fs)
	}
}

// TestStressedChoices: what is bold so that nobody overlooks it is no answer.
func TestStressedChoices(t *testing.T) {
	above := func(i, k int, text string) string {
		if k == 3 && i%3 == 1 {
			return "D) {b:All of the above}"
		}
		return unmarked(i, k, text)
	}
	q, _ := read(t, set(planets(8, above, nothing)))
	if got := places(q); got != "- - - - - - - -" {
		t.Errorf("all of the above in bold: %s", got)
	}
	first := func(_, k int, text string) string {
		if k == 0 {
			return "{b:A)} " + text
		}
		return unmarked(0, k, text)
	}
	q, _ = read(t, set(planets(8, first, nothing)))
	if got := places(q); got != "- - - - - - - -" {
		t.Errorf("the first letter in bold: %s", got)
	}
}

// TestWholeMarks: where all choices of a question are marked as right ones are,
// all are right if it takes several, and the one that says so is.
func TestWholeMarks(t *testing.T) {
	text := planets(8, func(i, k int, text string) string {
		if i == 5 && k == 3 {
			text = "All of the above"
		}
		return unmarked(i, k, text) + pickMark(k == rights[i] || i == 5, " ✅")
	}, nothing)
	q, _ := read(t, paper(text))
	if got := places(q); got != "0 1 3 2 1 3 2 1" {
		t.Errorf("all of the above: %s", got)
	}
	text = planets(8, inMarks(func(i, k int) string { return pickMark(k == rights[i] || i == 5, "r") }), nothing)
	q, _ = read(t, set(strings.Replace(text, "6. Which", "6. Select all that apply: which", 1)))
	if got := places(q); got != "0 1 3 2 1 0+1+2+3 2 1" {
		t.Errorf("several: %s", got)
	}
}

// TestSameDoubt: what is said of marks too rare to follow is said each time anew.
func TestSameDoubt(t *testing.T) {
	text := planets(16, inMarks(func(i, k int) string {
		if i == 1 && k == 2 {
			return "u"
		}
		return pickMark((i == 1 || i == 5) && k == 0, "b")
	}), nothing)
	var first []finding.Finding
	for range 20 {
		_, fs := read(t, set(text))
		if first == nil {
			first = fs
		}
		if diff := cmp.Diff(first, fs); diff != "" {
			t.Fatalf("read again (-first +now):\n%s", diff)
		}
	}
}
