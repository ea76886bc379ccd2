package recognize_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/reader/text"
	"formwright/shared/recognize"
)

// TestOwnShapes reads tests in shapes their authors have thought of: signs of
// their own around lines, words before choices, quoted pairs, a table typed
// with tabs.
func TestOwnShapes(t *testing.T) {
	var framed, worded, quoted, tabbed strings.Builder
	tabbed.WriteString("№\tSavol\tA\tB\tC\n")
	for i := range 6 {
		fmt.Fprintf(&framed, "%%# Savol %d qaysi? #%%\n%%@ ha %d @%%\n%%$ yo‘q %d $%%\n%%$ balki %d $%%\n\n", i, i, i, i)
		right, wrong := "SOLUTION:good", "OPTION:bad"
		if i%2 == 0 {
			right, wrong = wrong, right
		}
		fmt.Fprintf(&worded, "What is question %d about?\nOPTION:this %d\n%s %d\n%s %d\n", i, i, right, i, wrong, i)
		fmt.Fprintf(&quoted, "\"Türkiye'nin %d. büyük gölü hangisidir?\": \"Göl %d\",\n", i+1, i)
		fmt.Fprintf(&tabbed, "%d.\tKim yozgan bu %d-asarni?\n\t*A.Qodiriy %d,\nCho‘lpon\tB.Karim\tOybek %d\n", i+1, i, i, i)
	}
	for name, c := range map[string]struct{ in, first string }{
		"framed":             {framed.String(), "1. Savol 0 qaysi? / ha 0 / yo‘q 0 / balki 0: ha 0"},
		"framed by one sign": {strings.ReplaceAll(framed.String(), "#%", "%#"), "1. Savol 0 qaysi? / ha 0 / yo‘q 0 / balki 0: ha 0"},
		"worded":             {worded.String(), "1. What is question 0 about? / this 0 / bad 0 / good 0: good 0"},
		"quoted":             {quoted.String(), "1. Türkiye'nin 1. büyük gölü hangisidir?: Göl 0"},
		"tabbed":             {tabbed.String(), "1. Kim yozgan bu 0-asarni? / A.Qodiriy 0,\nCho‘lpon / B.Karim / Oybek 0: A.Qodiriy 0,\nCho‘lpon"},
	} {
		t.Run(name, func(t *testing.T) {
			doc, _, err := text.Read(context.Background(), []byte(c.in))
			if err != nil {
				t.Fatal(err)
			}
			q, _ := read(t, doc)
			got := labelled(q)
			if len(got) != 6 {
				t.Fatalf("%q", got)
			}
			if diff := cmp.Diff(c.first, got[0]); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// TestQuotedWords: words in two languages, and the settings of a program, are
// written in quotes too.
func TestQuotedWords(t *testing.T) {
	var b strings.Builder
	for _, w := range []string{"dog", "cat", "horse", "cow", "hen", "duck", "goat"} {
		fmt.Fprintf(&b, "\"%s in German\": \"%ser\",\n", w, w)
	}
	doc, _, err := text.Read(context.Background(), []byte(b.String()))
	if err != nil {
		t.Fatal(err)
	}
	if q, _, err := recognize.Recognize(doc); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("%d items, %v", len(q.Items), err)
	}
}

// TestTabsBetweenRows: what stands under a numbered line in many fields is no
// row of a table, and neither are the lines around it.
func TestTabsBetweenRows(t *testing.T) {
	var b strings.Builder
	b.WriteString("1.\tName these:\n")
	for i := range 10 {
		fmt.Fprintf(&b, "\tfind the value %d\tof x\n", i)
	}
	for i := 2; i < 14; i++ {
		fmt.Fprintf(&b, "%d.\tWho wrote work %d?\n\tKarim %d\tOybek %d\n", i, i, i, i)
	}
	doc, _, err := text.Read(context.Background(), []byte(b.String()))
	if err != nil {
		t.Fatal(err)
	}
	q, _, err := recognize.Recognize(doc)
	if err != nil {
		t.Fatal(err)
	}
	for _, item := range q.Items {
		if c, ok := item.Response.(quiz.Choice); ok && len(c.Choices) > 8 {
			t.Errorf("%d choices: %q", len(c.Choices), labelled(q)[0])
		}
	}
}
