package wooclap_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/writer/sheet"
	"formwright/shared/writer/sheet/sheettest"
	"formwright/shared/writer/target"
	"formwright/shared/writer/wooclap"
)

// rows reads a file: the headings, then type, title, key and choices.
func rows(t rapid.TB, f sheettest.File) [][]string {
	t.Helper()
	all := f.Rows(t)
	head := append([]string{"Type", "Title", "Correct"}, slices.Repeat([]string{"Choice"}, max(7, len(all[0])-3))...)
	if d := cmp.Diff(head, all[0]); d != "" {
		t.Fatal(d)
	}
	var out [][]string
	for _, row := range all[1:] {
		if len(row) != len(head) || strings.ContainsAny(row[1], "\r\n") {
			t.Fatalf("%q", row)
		}
		for len(row) > 0 && row[len(row)-1] == "" {
			row = row[:len(row)-1]
		}
		out = append(out, row)
	}
	return out
}

// TestRowsHoldTheQuestions: every question has its row, and its key means the same.
func TestRowsHoldTheQuestions(t *testing.T) {
	sheettest.All(t, func(t rapid.TB, q quiz.Quiz) {
		f, ok := sheettest.Write(t, target.QuizF, wooclap.Write, q)
		if !ok {
			return
		}
		got := rows(t, f)
		if len(got) != len(f.Fitted.Items) {
			t.Fatalf("%d rows for %d questions", len(got), len(f.Fitted.Items))
		}
		for i, item := range f.Fitted.Items {
			row := got[i]
			switch r := item.Response.(type) {
			case quiz.Choice:
				if row[0] != "MCQ" || row[2] != sheet.Numbers(r.Key) || len(row) != 3+len(r.Choices) {
					t.Fatalf("%q", row)
				}
			case quiz.Number:
				if one := r.Key.Value != nil || r.Key.Min.Equal(r.Key.Max); (row[0] == "GuessNumber") != one || one != (len(row) == 3) {
					t.Fatalf("%q", row)
				}
			case quiz.Match:
				checkPairs(t, r, row)
			case quiz.Order:
				if row[0] != "Sorting" || len(row) != 3+len(r.Entries) {
					t.Fatalf("%q", row)
				}
			case quiz.Blanks:
				if row[0] != "FillInTheBlanks" || len(row) != 4 || strings.Count(row[3], "[")+strings.Count(row[3], "{{") < len(r.Blanks) {
					t.Fatalf("%q", row)
				}
			default:
				if row[0] != "OpenQuestion" {
					t.Fatalf("%q", row)
				}
			}
		}
	})
}

func checkPairs(t rapid.TB, r quiz.Match, row []string) {
	if row[0] != "Matching" || len(row) != 3+len(r.Left) {
		t.Fatalf("%q", row)
	}
	for _, pair := range row[3:] {
		if len(strings.Split(pair, " --- ")) != 2 {
			t.Fatalf("%q is no pair", pair)
		}
	}
}

func blanks(before string, responses ...quiz.Response) quiz.Item {
	item := quiz.Item{}
	p := richtext.Paragraph{Inlines: []richtext.Inline{richtext.Text{Text: before}}}
	var r quiz.Blanks
	for i, one := range responses {
		id := "b" + string(rune('1'+i))
		r.Blanks = append(r.Blanks, quiz.Blank{ID: id, Response: one})
		p.Inlines = append(p.Inlines, richtext.Text{Text: " is "}, richtext.Blank{ID: id})
	}
	item.Stem, item.Response = richtext.Content{p}, r
	return item
}

func TestEachKind(t *testing.T) {
	named := blanks("Steam", quiztest.Accept("gas", "vapour"))
	named.Stem = append(richtext.Plain("Fill in."), named.Stem...)
	formula := quiztest.Ask("x", quiztest.Accept("y"))
	formula.Stem = richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{richtext.Text{Text: "What is "}, richtext.Math{LaTeX: `\frac{a}{b}`}, richtext.Text{Text: "?"}}}}
	f, _ := sheettest.Write(t, target.QuizF, wooclap.Write, quiztest.Of("",
		quiztest.Ask("line one\nline two", quiztest.Choices([]int{0, 8}, "a", "b", "c", "d", "e", "f", "g", "h", "i")),
		formula,
		quiztest.Ask("Pi?", quiz.Number{Key: quiz.Near(quiz.MustDecimal("3.14"), quiz.MustDecimal("0.01"))}),
		quiztest.Ask("Range?", quiz.Number{Key: quiz.Between(quiz.Int(1), quiz.Int(5))}),
		quiztest.Ask("Pairs?", quiz.Match{Left: quiztest.Contents("a --- b", "c"), Right: quiztest.Contents("1", "2", "3"), Key: []int{1, 0}}),
		quiztest.Ask("Order?", quiz.Order{Entries: quiztest.Contents("b", "c", "a"), Key: []int{2, 0, 1}}),
		named,
		blanks("A [set] {", quiztest.Choices([]int{1}, "ice", "gas")),
		blanks("Rome", quiztest.Choices([]int{0}, "city, old", "town")),
		quiztest.Ask("Sign?", quiztest.Accept("x", ";"))))
	want := [][]string{
		{"MCQ", "line one line two", "1,9", "a", "b", "c", "d", "e", "f", "g", "h", "i"},
		{"OpenQuestion", `What is $\frac{a}{b}$?`, "y"},
		{"GuessNumber", "Pi?", "3.14"},
		{"OpenQuestion", "Range?"},
		{"Matching", "Pairs?", "", "a — b --- 2", "c --- 1"},
		{"Sorting", "Order?", "", "a", "b", "c"},
		{"FillInTheBlanks", "Fill in.", "", "Steam is [gas]"},
		{"FillInTheBlanks", "A [set] { is _____", "", "A (set) ( is {{gas, ice}}"},
		{"FillInTheBlanks", "Rome is _____", "", "Rome is [city, old]"},
		{"OpenQuestion", "Sign?", "x"},
	}
	if d := cmp.Diff(want, rows(t, f)); d != "" {
		t.Error(d)
	}
	for item, code := range map[string]quiz.LossCode{"q3": quiz.KeyDropped, "q4": quiz.KeyDropped, "q5": quiz.ChoicesCut, "q7": quiz.ChoicesCut, "q8": quiz.TextChanged,
		"q9": quiz.TypeRewritten, "q10": quiz.ChoicesCut} {
		if !f.Has(item, code) {
			t.Errorf("%s lost no %s: %v", item, code, f.Losses)
		}
	}
}

// TestBracketsOfFormulas would be gaps.
func TestBracketsOfFormulas(t *testing.T) {
	item := blanks("The root", quiztest.Accept("2"))
	p := item.Stem[0].(richtext.Paragraph)
	p.Inlines = append(p.Inlines, richtext.Math{LaTeX: `\sqrt[3]{8}`, Text: "∛8"})
	item.Stem = richtext.Content{p}
	f, _ := sheettest.Write(t, target.QuizF, wooclap.Write, quiztest.Of("", item))
	if got := rows(t, f)[0][3]; got != "The root is [2]∛8" || !f.Has("q1", quiz.MathFlattened) {
		t.Errorf("%q, %v", got, f.Losses)
	}
}
