package gift_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/importer/gift"
	"formwright/shared/problem"
	"formwright/shared/quiz"
)

func read(t *testing.T, text string) (quiz.Quiz, []finding.Finding) {
	t.Helper()
	q, findings, err := gift.Read(context.Background(), []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return q, findings
}

// TestForgives reads what people write and Moodle would refuse.
func TestForgives(t *testing.T) {
	for name, text := range map[string]string{
		"an empty line between braces": "::a::Who?{\n=me\n\n~you\n}\n",
		"braces of a formula":          "::a::What is \\(\\frac{1}{2}\\)?{=a ~b}\n",
		"windows line ends":            "::a::Who?{\r\n=me\r\n~you\r\n}\r\n",
		"windows letters":              "::a::Wer\xdf?{=ich ~du}\n",
		"signs of formulas in lines":   "What is $\\frac{a}{b}$? {\n=$y = \\frac{1}{2}x$\n~$y = \\frac{2}{1}x$\n}\n",
		"equal signs in lines":         "Which law? {\n=E=mc^2\n~a = b\n}\n",
		"answers side by side":         "Who?{\n=me\n~you =him\n}\n",
		"no brace before the answers":  "Who?\n=me\n~you}\n\nWhere?{=here ~there}\n",
		"no braces":                    "Who?\n=me\n~you\n\nWhere?{=here ~there}\n",
		"a type in brackets":           "::a::What is List<String>?{=a ~b}\n",
	} {
		q, findings := read(t, text)
		c, ok := q.Items[0].Response.(quiz.Choice)
		if name == "answers side by side" && ok && len(c.Choices) == 3 {
			continue
		}
		if len(findings) > 0 || !ok || len(c.Choices) != 2 || !cmp.Equal(c.Key, []int{0}) {
			t.Errorf("%s: %+v, findings %v", name, q.Items[0], findings)
		}
		if name == "a type in brackets" && q.Items[0].Stem.Line() != "What is List<String>?" {
			t.Errorf("%s: %q", name, q.Items[0].Stem.Line())
		}
	}
}

// TestForgottenBrace: answers end before those of the next question where the brace
// behind them is missing.
func TestForgottenBrace(t *testing.T) {
	q, findings := read(t, "Who?\n{~%50%me\n~%50%you\n~%0%they\nWhere?\n{=here\n~there}\n\nWhen? {\n=now\n~then\n\nWhat {\n=this\n~that\n}\n\nWhich set is it? {\n={1, 2}\n~{1}\n}\n")
	var got []string
	for _, item := range q.Items {
		c, _ := item.Response.(quiz.Choice)
		got = append(got, fmt.Sprint(item.Stem.Line(), " ", len(c.Choices), c.Key))
	}
	want := []string{"Who? 3 [0 1]", "Where? 2 [0]", "When? 2 [0]", "What 2 [0]", "Which set is it? 2 [0]"}
	if diff := cmp.Diff(want, got); diff != "" || len(findings) > 0 {
		t.Errorf("(-want +got):\n%s%v", diff, findings)
	}
}

// TestBrokenQuestion is left out and found by its line; the others are read.
func TestBrokenQuestion(t *testing.T) {
	q, _ := read(t, "// a comment\n\nWho?{=me ~you}\n\nWhere? {=here\n\n::c::When?{=now}\n\nOne.{=a}\n")
	if len(q.Items) == 0 || q.Items[0].Stem.Line() != "Who?" {
		t.Fatalf("items %v", q.Items)
	}
	q, findings := read(t, "Who?{=me ~you}\n\nWhere? }x\n\n::c::When?{=now}\n")
	if len(q.Items) != 2 || len(findings) != 1 || findings[0].Position.Line != 3 || findings[0].Severity != finding.Error {
		t.Errorf("%d items, findings %v", len(q.Items), findings)
	}
}

// TestCategoriesAndDescriptions become the title, sections and introductions.
func TestCategoriesAndDescriptions(t *testing.T) {
	q, _ := read(t, "$CATEGORY: $course$/top/Biology\n\nRead well.\n\nA{T}\n\n$CATEGORY: $course$/top/Biology/Cells // and more\n\n::Note::Cells are small.\n\n// [tag:easy] [id:4]\nB{F}\n\nTurn over.\n\nC{T}\n")
	got := []string{q.Title, q.Introduction.Line(), strings.Join(q.Items[1].Tags, ",")}
	for _, s := range q.Sections {
		got = append(got, fmt.Sprint(s.Title, "|", s.Instructions.Line(), "|", s.Items))
	}
	want := []string{"Biology", "Read well.", "easy", "Cells / and more|Cells are small.|[q2]", "|Turn over.|[q3]"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestAnswers reads spellings that our writer does not use.
func TestAnswers(t *testing.T) {
	q, findings := read(t, "a{#=1:0 =2:0}\n\nb{#1..5}\n\nc{=*cat* =dog}\n\nd{~%50%x ~%50%y ~z}\n\ne{=x =y ~z}\n\nf{answer}\n\nSnow is {=white ~red}, not black.\n\n[markdown]*g*{>1 ALL\nfirst\nsecond\n}\n")
	var got []string
	for _, item := range q.Items {
		switch r := item.Response.(type) {
		case quiz.Text:
			line := "text"
			for _, a := range r.Accepted {
				line += " " + a.Text
			}
			got = append(got, line)
		case quiz.Number:
			got = append(got, "number "+r.Key.Min.String()+".."+r.Key.Max.String())
		case quiz.Choice:
			got = append(got, fmt.Sprint("choice ", r.Multiple, r.Key, " ", item.Stem.Line()))
		case quiz.Order:
			got = append(got, "order "+r.Entries[r.Key[0]].Line())
		}
	}
	want := []string{"text 1 2", "number 1..5", "text cat dog", "choice true [0 1] d", "choice true [0 1] e", "text answer", "choice false [0] Snow is _____ , not black.", "order first"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if len(findings) != 2 { // the wildcard, and the two right ones of e
		t.Errorf("findings %v", findings)
	}
}

// TestNothingToRead says so.
func TestNothingToRead(t *testing.T) {
	if _, _, err := gift.Read(context.Background(), []byte("$CATEGORY: a\n")); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("err %v", err)
	}
}

// FuzzSniffAndRead must end, with a valid quiz or none.
func FuzzSniffAndRead(f *testing.F) {
	for _, s := range []string{"::a::[html]b{=c#d ~%50%e ####f}", `\{\}\~{=\=}`, "// [tag:\\]x]\na{T#b#c}", "{#=1:2 ~#x}"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		gift.Sniff(data)
		if q, _, err := gift.Read(context.Background(), data); err == nil && q.Validate() != nil {
			t.Fatal(q.Validate())
		}
	})
}

// TestShares reads shares with a comma, and empty ones, which earn nothing.
func TestShares(t *testing.T) {
	q, _ := read(t, "Which are seas?{~%33,33% Baltic\n~%0% Rome\n~%% Lima\n~%66,67% Adriatic}\n")
	c, ok := q.Items[0].Response.(quiz.Choice)
	if !ok || !cmp.Equal(c.Key, []int{0, 3}) || c.Choices[2].Content.Text() != "Lima" {
		t.Errorf("%+v", q.Items[0].Response)
	}
}
