package blackboard_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
)

// parse describes each row by Blackboard's rules for the file. It breaks at every
// line end, so that an empty line or a line end inside a field shows.
func parse(t rapid.TB, file string) []string {
	t.Helper()
	var out []string
	for _, row := range strings.FieldsFunc(strings.ReplaceAll(file, "\r\n", "\n")+"\n", func(r rune) bool { return r == '\n' }) {
		out = append(out, meaning(t, strings.Split(row, "\t")))
	}
	if strings.Count(file, "\n") != len(out) || strings.Count(file, "\r") != len(out) || len(out) > 500 {
		t.Fatalf("%d questions in %q", len(out), file)
	}
	return out
}

var bracketed = regexp.MustCompile(`\[[^\]]*\]`)

func meaning(t rapid.TB, f []string) string {
	t.Helper()
	kind, stem, rest := f[0], f[1], f[2:]
	for _, field := range rest {
		if field == "" && kind != "FIB_PLUS" {
			t.Fatalf("an empty field in %q", f)
		}
	}
	var out []string
	switch kind {
	case "MC", "MA":
		for i := 0; i < len(rest); i += 2 {
			if rest[i+1] != "correct" && rest[i+1] != "incorrect" {
				t.Fatalf("no verdict in %q", f)
			}
			out = append(out, map[bool]string{true: "*"}[rest[i+1] == "correct"]+rest[i])
		}
	case "MAT":
		for i := 0; i < len(rest); i += 2 {
			out = append(out, rest[i]+" -> "+rest[i+1])
		}
	case "FIB_PLUS":
		stem = bracketed.ReplaceAllString(stem, "[]")
		for _, part := range strings.Split(strings.Join(rest, "\t"), "\t\t") {
			name, answers, _ := strings.Cut(part, "\t")
			if !strings.Contains(f[1], "["+name+"]") || answers == "" {
				t.Fatalf("the variable %q in %q", name, f)
			}
			out = append(out, strings.ReplaceAll(answers, "\t", " or "))
		}
	case "TF", "FIB", "NUM", "ORD", "ESS":
		out = rest
	default:
		t.Fatalf("no kind is called %q", kind)
	}
	return kind + " " + stem + " | " + strings.Join(out, " | ")
}

// wanted describes an item as its row should.
func wanted(item quiz.Item) string {
	stem := item.Stem.InlineHTML(richtext.HTMLOptions{XHTML: true})
	kind, out := "", []string(nil)
	text := func(r quiz.Response) (all []string) {
		for _, a := range r.(quiz.Text).Accepted {
			all = append(all, a.Text)
		}
		return all
	}
	rich := func(c richtext.Content) string { return c.InlineHTML(richtext.HTMLOptions{XHTML: true}) }
	switch r := item.Response.(type) {
	case quiz.Choice:
		kind = map[bool]string{true: "MA", false: "MC"}[r.Multiple]
		for i, c := range r.Choices {
			out = append(out, map[bool]string{true: "*"}[slices.Contains(r.Key, i)]+rich(c.Content))
		}
	case quiz.TrueFalse:
		kind, out = "TF", []string{fmt.Sprint(*r.Key)}
	case quiz.Text:
		kind, out = "FIB", text(r)
	case quiz.Number:
		half := quiz.MustDecimal("0.5")
		kind, out = "NUM", []string{r.Key.Min.Add(r.Key.Max).Mul(half).String()}
		if !r.Key.Min.Equal(r.Key.Max) {
			out = append(out, r.Key.Max.Sub(r.Key.Min).Mul(half).String())
		}
	case quiz.Match:
		kind = "MAT"
		for i, l := range r.Left {
			out = append(out, rich(l)+" -> "+rich(r.Right[r.Key[i]]))
		}
	case quiz.Order:
		kind = "ORD"
		for _, k := range r.Key {
			out = append(out, rich(r.Entries[k]))
		}
	case quiz.Essay:
		kind = "ESS"
		if model := rich(slices.Concat(r.Model, r.Rubric)); model != "" {
			out = []string{model}
		}
	case quiz.Blanks:
		kind = "FIB_PLUS"
		stem = item.Stem.HTML(richtext.HTMLOptions{XHTML: true, Blank: func(id string) string { return map[bool]string{true: "\x00"}[id != ""] }})
		stem = strings.NewReplacer("[", "(", "]", ")", "\x00", "[]").Replace(stem)
		for _, b := range r.Blanks {
			out = append(out, strings.Join(text(b.Response), " or "))
		}
	}
	return kind + " " + stem + " | " + strings.Join(out, " | ")
}

// level leaves out what a field cannot tell: white space and how a line ends.
func level(s string) string {
	return strings.Join(strings.FieldsFunc(strings.ReplaceAll(strings.ReplaceAll(s, "<br/>", " "), "\u0085", " "), func(r rune) bool {
		return strings.ContainsRune(" \t\n\r\v\f\u00a0\u2028\u2029\u3000", r)
	}), "")
}

func checkRows(t rapid.TB, q quiz.Quiz) {
	t.Helper()
	fitted, file, losses := write(t, q)
	left := map[string]bool{}
	for _, l := range losses {
		left[l.Item] = left[l.Item] || l.Code == quiz.TypeUnsupported
	}
	var want []string
	for _, item := range fitted.Items {
		if !left[item.ID] {
			want = append(want, level(wanted(item)))
		}
	}
	var got []string
	for _, s := range parse(t, file) {
		got = append(got, level(s))
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Fatal(d)
	}
}

// TestAnyQuizMeansTheSame compares every row with its item.
func TestAnyQuizMeansTheSame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) { checkRows(t, quiztest.Quizzes().Draw(t, "quiz")) })
}

func TestFixedQuizzesMeanTheSame(t *testing.T) {
	for name, q := range map[string]quiz.Quiz{"one of each": quiztest.OneOfEach(), "everything": quiztest.Everything(), "hostile": quiztest.HostileQuiz(),
		"languages": quiztest.Languages(), "unkeyed": quiztest.Unkeyed(), "many": quiztest.Many(500)} {
		t.Run(name, func(t *testing.T) { checkRows(t, q) })
	}
}

// TestTooManyEntries: Blackboard takes a hundred to order.
func TestTooManyEntries(t *testing.T) {
	var r quiz.Order
	for i := range 101 {
		r.Entries, r.Key = append(r.Entries, richtext.Plain(fmt.Sprint("entry ", i))), append(r.Key, i)
	}
	if _, codes := one(t, quiz.Item{Stem: richtext.Plain("x"), Response: r}); len(codes) != 1 || codes[0] != quiz.TypeUnsupported {
		t.Errorf("losses %v", codes)
	}
}
