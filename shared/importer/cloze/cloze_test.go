package cloze_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/importer/cloze"
	"formwright/shared/quiz"
)

func describe(t *testing.T, text string) []string {
	t.Helper()
	q, _, err := cloze.Read(context.Background(), []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	out := []string{q.Title}
	for _, s := range q.Sections {
		out = append(out, fmt.Sprint("section ", s.Title, " ", s.Items))
	}
	for _, s := range q.Stimuli {
		out = append(out, fmt.Sprint("passage ", s.Title, ": ", s.Content.Line(), " ", s.Items))
	}
	for _, i := range q.Items {
		points := ""
		if i.Points != nil {
			points = i.Points.String()
		}
		out = append(out, fmt.Sprint(i.Label, "|", i.Stem.Line(), "|", i.Response.Type(), points))
	}
	return out
}

// TestOneQuestion reads a file as Moodle does: one text with its gaps.
func TestOneQuestion(t *testing.T) {
	got := describe(t, "Match the cities.\n* Tucson: {1:MC:California~%100%Arizona}\n* Reno: {1:MC:=Nevada~Utah}\nParis is in {1:SHORTANSWER_C:=France~*#No.}.\n")
	want := []string{"", "|Match the cities. * Tucson: _____ * Reno: _____ Paris is in _____.|blanks"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestWholeQuiz cuts a page at its numbers, and at gaps on lines of their own.
func TestWholeQuiz(t *testing.T) {
	got := describe(t, "<h3>Animals</h3><h4>Part A</h4><p>1. A cat is</p><p>{2:MCV:=a mammal~a fish}</p><p>T1A02 Which swim?</p><p>{2:MR:%50%eel~%50%cod~%-100%owl}</p><h4>Part B</h4><h5>The fox</h5><p>It sleeps by day.</p><p>3. It sleeps by {4:SA:=day}.</p><p>4. Why?</p>")
	want := []string{"Animals", "section Part A [q1 q2]", "section Part B [q3 q4]", "passage The fox: It sleeps by day. [q3 q4]",
		"1.|A cat is|choice2", "T1A02|Which swim?|choice2", "3.|It sleeps by _____.|text4", "4.|Why?|essay"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	got = describe(t, "<p>Who?</p><p>{:MCV:=me~you}</p><p>Where?</p><p>{:SA:=here}</p>")
	if diff := cmp.Diff([]string{"", "|Who?|choice", "|Where?|text"}, got); diff != "" {
		t.Error(diff)
	}
}

// TestEscapes reads the spellings that Moodle knows inside a gap.
func TestEscapes(t *testing.T) {
	q, _, err := cloze.Read(context.Background(), []byte(`A {1:SA:=a\}b\#c&#126;d &lt;e&gt; &amp;#38;~%50%\*star} b`))
	if err != nil {
		t.Fatal(err)
	}
	r := q.Items[0].Response.(quiz.Text)
	if diff := cmp.Diff([]string{"a}b#c~d <e> &#38;", "*star", "0.5"}, []string{r.Accepted[0].Text, r.Accepted[1].Text, r.Accepted[1].Credit.String()}); diff != "" {
		t.Error(diff)
	}
}

// FuzzRead must end, with a valid quiz or none.
func FuzzRead(f *testing.F) {
	f.Add([]byte("1. a {1:SA:=b#c~*#d}\n2. {:NM:=1:2}"))
	f.Add([]byte("<h4>x</h4><p>{1:MR:=a~%50%b}</p>{:MCVS:a~=b}"))
	f.Fuzz(func(t *testing.T, data []byte) {
		cloze.Sniff(data)
		if q, _, err := cloze.Read(context.Background(), data); err == nil && q.Validate() != nil {
			t.Fatal(q.Validate())
		}
	})
}
