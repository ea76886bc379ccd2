package exchange

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/reader/sheet"
	"formwright/shared/recognize"
	"formwright/shared/richtext"
	"formwright/shared/writer"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/target"
)

// sheets are the targets whose file is a spreadsheet.
func sheets() []target.ID {
	return []target.ID{target.QuizA, target.QuizB, target.QuizC, target.QuizD, target.QuizE, target.QuizF, target.QuizG, target.QuizH, target.QuizI}
}

// throughSheet writes what a platform's spreadsheet can hold of a quiz, and reads
// that as a document. ok is false when it holds nothing of it.
func throughSheet(t rapid.TB, id target.ID, q quiz.Quiz) (want, got []string, ok bool) {
	t.Helper()
	to, _ := target.Find(id)
	fitted, _, err := fit.Fit(q, to)
	if err != nil {
		return nil, nil, false
	}
	var b bytes.Buffer
	if _, err := writer.Write(&b, q, id, target.Options{}); err != nil {
		t.Fatalf("%s: %v", id, err)
	}
	read := sheet.ReadCSV
	if to.Extension == ".xlsx" {
		read = sheet.Read
	}
	var doc page.Document
	if doc, _, err = read(context.Background(), b.Bytes()); err != nil {
		t.Fatalf("%s: %v\n%s", id, err, head(b.Bytes()))
	}
	back, _, err := recognize.Recognize(doc)
	if problem.CodeOf(err) == problem.NoQuestions {
		t.Fatalf("%s: no questions were found\n%s", id, head(b.Bytes()))
	} else if err != nil {
		t.Fatalf("%s: %v", id, err)
	}
	if id == target.QuizH { // a section for each kind
		fitted.Items = byKind(fitted.Items)
	}
	return rows(id, fitted), rows(id, back), true
}

// byKind sorts items as the sections of a file that keeps kinds apart.
func byKind(items []quiz.Item) []quiz.Item {
	place := func(i quiz.Item) int {
		if c, ok := i.Response.(quiz.Choice); ok && !c.Multiple {
			return -1
		}
		return slices.Index([]quiz.Type{quiz.TypeChoice, quiz.TypeTrueFalse, quiz.TypeText, quiz.TypeMatch, quiz.TypeEssay}, i.Response.Type())
	}
	out := slices.Clone(items)
	slices.SortStableFunc(out, func(a, b quiz.Item) int { return place(a) - place(b) })
	return out
}

// rows describe a quiz by what the rows of a spreadsheet hold.
func rows(id target.ID, q quiz.Quiz) []string {
	var out []string
	if id == target.QuizE { // the only one with a place for it
		out = append(out, "title "+cmp.Or(q.Title, "Quiz"))
	}
	for i, item := range q.Items {
		out = append(out, fmt.Sprintf("q%d %s", i+1, inDollars(id, item.Stem).Line()))
		out = append(out, cells(id, item.Response)...)
		if id == target.QuizB || id == target.QuizE || id == target.QuizI {
			out = append(out, "  because "+item.Feedback.General.Line())
		}
		if id == target.QuizH {
			out = append(out, "  told "+item.Feedback.Correct.Line()+" / "+item.Feedback.Incorrect.Line())
		}
		if id == target.QuizH || id == target.QuizI && item.Points != nil {
			points := "1"
			if item.Points != nil {
				points = item.Points.String()
			}
			out = append(out, "  points "+points)
		}
	}
	return out
}

// inDollars writes formulas as Wooclap's titles hold them.
func inDollars(id target.ID, c richtext.Content) richtext.Content {
	if id != target.QuizF {
		return c
	}
	return c.Map(func(in richtext.Inline) []richtext.Inline {
		if m, ok := in.(richtext.Math); ok {
			return []richtext.Inline{richtext.Text{Text: "$" + m.LaTeX + "$"}}
		}
		return []richtext.Inline{in}
	})
}

func cells(id target.ID, r quiz.Response) []string {
	out := []string{}
	add := func(format string, args ...any) { out = append(out, "  "+fmt.Sprintf(format, args...)) }
	switch r := r.(type) {
	case quiz.Choice:
		for _, i := range offered(id, r) {
			add("%t %s", slices.Contains(r.Key, i), r.Choices[i].Content.Line())
		}
	case quiz.TrueFalse: // most have no such kind, but a choice of two
		yes, no := fit.Labels(r)
		if id == target.QuizH { // its labels are its own
			yes, no = "TRUE", "FALSE"
		}
		c := quiztest.Choices(nil, yes, no)
		if r.Key != nil && *r.Key {
			c.Key = []int{0}
		} else if r.Key != nil {
			c.Key = []int{1}
		}
		return cells(id, c)
	case quiz.Text:
		for _, a := range r.Accepted {
			add("answer %s", a.Text)
		}
	case quiz.Number:
		if value := number(r.Key); value != "" {
			add("answer %s", strings.TrimSpace(value+" "+r.Unit))
		}
	case quiz.Match:
		for i, left := range r.Left {
			add("%s -> %s", left.Line(), r.Right[r.Key[i]].Line())
		}
		for i, right := range r.Right {
			if !slices.Contains(r.Key, i) && id != target.QuizF { // it has pairs only
				add("other %s", right.Line())
			}
		}
	case quiz.Order:
		for _, k := range r.Key {
			add("next %s", r.Entries[k].Line())
		}
	case quiz.Blanks:
		for _, b := range r.Blanks {
			out = append(out, gap(id, b.Response)...)
		}
	}
	return out
}

// offered are the places of choices in the order of the file: two platforms have
// the right one first.
func offered(id target.ID, r quiz.Choice) []int {
	out := places(len(r.Choices))
	if k := r.Key; len(k) > 0 && (id == target.QuizD || id == target.QuizG) {
		out = append([]int{k[0]}, slices.Delete(out, k[0], k[0]+1)...)
	}
	return out
}

func number(k *quiz.NumberKey) string {
	switch {
	case k == nil:
		return ""
	case k.Value != nil:
		return k.Value.String()
	case k.Min.Equal(k.Max):
		return k.Min.String()
	}
	return ""
}

// gap is a gap by its first answer, which is all that the file holds of it, or by
// its entries, the right one first.
func gap(id target.ID, r quiz.Response) []string {
	if c, ok := r.(quiz.Choice); ok {
		return cells(target.QuizD, c)
	}
	return cells(id, r)[:1]
}

// TestSheetsReadBack writes fixed quizzes as spreadsheets of the platforms, and
// reads the same questions and keys from them.
func TestSheetsReadBack(t *testing.T) {
	for _, id := range sheets() {
		for name, q := range map[string]quiz.Quiz{"one of each": quiztest.OneOfEach(), "everything": quiztest.Everything(), "languages": quiztest.Languages(),
			"unkeyed": quiztest.Unkeyed(), "many": quiztest.Many(40)} {
			t.Run(string(id)+"/"+name, func(t *testing.T) {
				want, got, ok := throughSheet(t, id, q)
				if diff := gocmp.Diff(want, got); ok && diff != "" {
					t.Errorf("-written +read:\n%s", diff)
				}
			})
		}
	}
}

// TestHostileSheetsAreRead: no text makes a file unreadable or lets a question get
// lost, but the signs that programs show for a column too narrow.
func TestHostileSheetsAreRead(t *testing.T) {
	q := quiztest.HostileQuiz()
	q.Items = slices.DeleteFunc(q.Items, func(i quiz.Item) bool { return i.Stem.Line() == "####" })
	for _, id := range sheets() {
		want, got, _ := throughSheet(t, id, q)
		asked := func(lines []string) int {
			return len(slices.DeleteFunc(slices.Clone(lines), func(s string) bool { return strings.HasPrefix(s, "  ") }))
		}
		if asked(want) != asked(got) {
			t.Errorf("%s: %d questions of %d", id, asked(got), asked(want))
		}
	}
}

// TestTypedAnswersReadBack: a quiz of typed answers alone has a template of its own
// at Gimkit.
func TestTypedAnswersReadBack(t *testing.T) {
	q := quiztest.Of("Capitals", quiztest.Ask("What is the capital of France?", quiztest.Accept("Paris")),
		quiztest.Ask("How many legs has a spider?", quiz.Number{Key: quiz.Near(quiz.Int(8), quiz.Int(0))}))
	want, got, ok := throughSheet(t, target.QuizD, q)
	if diff := gocmp.Diff(want, got); !ok || diff != "" {
		t.Errorf("-written +read:\n%s", diff)
	}
}

// TestAnyPlainSheetReadsBack does so for generated quizzes in plain words.
func TestAnyPlainSheetReadsBack(t *testing.T) {
	for _, id := range sheets() {
		t.Run(string(id), func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				want, got, ok := throughSheet(t, id, plainQuiz(t))
				if diff := gocmp.Diff(want, got); ok && diff != "" {
					t.Errorf("-written +read:\n%s", diff)
				}
			})
		})
	}
}

// plainQuiz draws a quiz whose texts are words: what teachers write.
func plainQuiz(t *rapid.T) quiz.Quiz {
	var items []quiz.Item
	for i := range rapid.IntRange(3, 12).Draw(t, "items") {
		item := quiztest.Ask(fmt.Sprintf("%s of the %s number %d?", rapid.SampledFrom([]string{"What is the colour", "Which is the capital", "Who was the king", "Wie heißt der Vater", "Где столица"}).Draw(t, "ask"),
			words(t, "about"), i+1), plainResponse(t))
		if rapid.Bool().Draw(t, "explained") {
			item.Feedback.General = richtext.Plain("It is so, " + words(t, "why") + ".")
		}
		items = append(items, item)
	}
	return quiztest.Of("Plain", items...)
}

func plainResponse(t *rapid.T) quiz.Response {
	texts := rapid.SliceOfNDistinct(rapid.Custom(func(t *rapid.T) string { return words(t, "text") }), 2, 6, strings.ToLower).Draw(t, "texts")
	key := rapid.Permutation(places(len(texts))).Draw(t, "key")
	switch rapid.IntRange(0, 6).Draw(t, "kind") {
	case 0:
		some := slices.Clone(key[:rapid.IntRange(2, len(key)).Draw(t, "right")])
		slices.Sort(some)
		return quiztest.Choices(some, texts...)
	case 1:
		yes := rapid.Bool().Draw(t, "true")
		return quiz.TrueFalse{Key: &yes}
	case 2:
		return quiztest.Accept(texts[0])
	case 3:
		return quiz.Match{Left: quiztest.Contents(texts...), Right: quiztest.Contents(rapid.Permutation(texts).Draw(t, "others")...), Key: key}
	case 4:
		return quiz.Order{Entries: quiztest.Contents(texts...), Key: key}
	default:
		return quiztest.Choices(key[:1], texts...)
	}
}

func places(n int) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = i
	}
	return out
}

// words draws one to three words.
func words(t *rapid.T, label string) string {
	return strings.Join(rapid.SliceOfN(rapid.SampledFrom([]string{"river", "Paris", "green", "the", "seven", "mountain", "Müller", "вода", "gold", "apple", "12", "night", "Зима", "London", "cell", "x²"}), 1, 3).Draw(t, label), " ")
}
