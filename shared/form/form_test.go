package form_test

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"formwright/shared/form"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/store"
)

// TestAJobMakesOneForm, also when two workers do it at once, and every form has
// the next number.
func TestAJobMakesOneForm(t *testing.T) {
	w := newWorld(t)
	made := make([]form.Form, 12)
	var all sync.WaitGroup
	for i := range made {
		all.Go(func() {
			f, err := w.Create(t.Context(), owner, fmt.Sprint("job", i%4), "Title", quiztest.OneOfEach())
			if err != nil {
				t.Error(err)
			}
			made[i] = f
		})
	}
	all.Wait()
	numbers := map[int64]string{}
	for i, f := range made {
		if f.PublicID != made[i%4].PublicID || f.State != form.Draft {
			t.Errorf("job %d made two forms", i%4)
		}
		numbers[f.ID] = f.PublicID
	}
	for n := int64(1); n <= 4; n++ {
		if numbers[n] == "" {
			t.Errorf("no form has the number %d: %v", n, numbers)
		}
	}
	list, total, err := w.List(t.Context(), owner, 3, 0)
	if err != nil || total != 4 || len(list) != 3 {
		t.Errorf("%d of %d forms, %v", len(list), total, err)
	}
}

// TestQuizRoundTrips with its pictures, and small or large.
func TestQuizRoundTrips(t *testing.T) {
	w := newWorld(t)
	large := quiztest.Everything()
	noise := make([]byte, 600<<10)
	for i, x := 0, uint32(1); i < len(noise); i++ {
		x = x*1664525 + 1013904223
		noise[i] = 'a' + byte(x>>24)%26
	}
	large.Introduction = richtext.Plain(string(noise))
	for name, q := range map[string]quiz.Quiz{"small": quiztest.Everything(), "large": large} {
		f := w.draft(name, q)
		got, _, err := w.Quiz(t.Context(), owner, f.PublicID)
		if err != nil {
			t.Fatal(err)
		}
		want, _ := json.Marshal(q)
		have, err := json.Marshal(got)
		if err != nil || !bytes.Equal(want, have) {
			t.Errorf("%s: the quiz changed, %v", name, err)
		}
	}
}

// TestVersions: what was submitted keeps what it answered.
func TestVersions(t *testing.T) {
	w := newWorld(t)
	q := quiztest.Of("Versions", quiztest.Ask("a", quiztest.Choices([]int{0}, "x", "y")), quiztest.Ask("old", quiztest.Accept("x")))
	f := w.open(q, form.Change{})
	first := w.send(f.PublicID, `{"q1":"c1","q2":"x"}`)
	mended := quiztest.Of("Versions", quiztest.Ask("a", quiztest.Choices([]int{1}, "x", "y")))
	f, err := w.SetQuiz(t.Context(), owner, f.PublicID, mended)
	if err != nil || f.Version != 2 || f.Questions != 1 {
		t.Fatalf("%v, %v", f, err)
	}
	if got := scoreOf(w.send(f.PublicID, `{"q1":"c1"}`).Score); got != "0/1" {
		t.Errorf("with the new key %s", got)
	}
	s, err := w.Submission(t.Context(), owner, f.PublicID, first.SubmissionID)
	if err != nil || s.Version != 1 || scoreOf(s.Score) != "2/2" || s.Readable[1].Question != "old" {
		t.Errorf("the first submission is now %v, %v", s, err)
	}
	_, err = w.SetQuiz(t.Context(), owner, f.PublicID, quiz.Quiz{})
	w.refused(err, problem.InvalidRequest, "")
	_, err = w.SetQuiz(t.Context(), "somebody", f.PublicID, mended)
	w.refused(err, problem.FormNotFound, "")
}

// TestStatistics add up, whenever they were looked at in between.
func TestStatistics(t *testing.T) {
	w := newWorld(t)
	f := w.open(quiztest.Of("Sums", quiztest.Ask("a", quiztest.Choices([]int{1}, "x", "y", "z")), quiztest.Ask("b", quiztest.Choices([]int{0, 1}, "x", "y", "z"))), form.Change{})
	look := func() form.Statistics {
		s, err := w.Statistics(t.Context(), owner, f.PublicID)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	var last form.Receipt
	for i := range 40 {
		last = w.send(f.PublicID, []string{`{"q1":"c2","q2":["c1","c2"]}`, `{"q1":"c1","q2":["c1"]}`, `{"q1":"c2"}`, `{}`}[i%4])
		w.pass(10 * time.Second)
		if i%7 == 0 {
			look()
		}
	}
	s := look()
	var choices []int64
	for _, it := range s.Items {
		for _, c := range it.Choices {
			choices = append(choices, c.Count)
		}
	}
	got := fmt.Sprint(s.Submissions, s.Scored, s.MeanScore, s.MeanPossible, s.Complete, choices, s.Items[0].Answered, s.Items[0].Correct, s.Items[0].CorrectRate, s.Items[1].MeanPoints)
	if want := "40 40 0.875 2 true [10 20 0 20 10 0] 30 20 0.5 0.375"; got != want {
		t.Errorf("statistics\n%s, want\n%s", got, want)
	}
	var scores []int64
	for _, b := range s.Distribution {
		scores = append(scores, b.Count)
	}
	if diff := cmp.Diff([]int64{10, 0, 10, 0, 0, 10, 0, 0, 0, 10}, scores); diff != "" {
		t.Errorf("distribution: %s", diff)
	}
	if err := w.DeleteSubmission(t.Context(), owner, f.PublicID, last.SubmissionID); err != nil {
		t.Fatal(err)
	}
	if s := look(); s.Submissions != 39 || s.Items[0].Asked != 39 {
		t.Errorf("after a deletion %d submissions", s.Submissions)
	}
	w.count(f.PublicID, 39)
	w.refused(w.DeleteSubmission(t.Context(), owner, f.PublicID, last.SubmissionID), problem.SubmissionNotFound, "")
	w.count(f.PublicID, 39)
}

var begins = regexp.MustCompile(`[;\n][\s"]*[=+@-]`)

// TestTables holds every answer as people read it, and no formula.
func TestTables(t *testing.T) {
	w := newWorld(t)
	f := w.open(quiztest.Of("Table", quiztest.Ask("=1+1", quiztest.Accept("x")), quiztest.Ask("b", quiztest.Choices([]int{0, 1}, "one", "two", "three"))), form.Change{})
	formulas := []string{"=cmd|'/c calc'!A0", "+1", "-1", "@SUM(A1)", "\tx", "\rx", " =1", "＝1", "a;=1;b", "a\r\n \"+1", "plain", "a\x00b_x0041_", "two\nlines, \"quoted\""}
	for _, text := range formulas {
		value, _ := json.Marshal(text)
		_, err := w.Submit(t.Context(), f.PublicID, form.Post{Answers: answers(t, `{"q1":`+string(value)+`,"q2":["c3","c1"]}`), Respondent: &form.Respondent{Name: "=HYPERLINK(1)"}})
		if err != nil {
			t.Fatal(err)
		}
		w.pass(time.Second)
	}
	var out bytes.Buffer
	if err := w.Export(t.Context(), owner, f.PublicID, form.CSV, &out); err != nil {
		t.Fatal(err)
	}
	table, err := csv.NewReader(&out).ReadAll()
	if err != nil || len(table) != len(formulas)+1 {
		t.Fatalf("%d rows, %v", len(table), err)
	}
	for _, row := range table {
		for _, cell := range row {
			if strings.ContainsAny(strings.TrimSpace(cell)[:min(1, len(strings.TrimSpace(cell)))], "=+-@") || strings.HasPrefix(cell, "\t") || strings.HasPrefix(cell, "\r") {
				t.Errorf("the cell %q is a formula", cell)
			}
			if begins.MatchString(cell) {
				t.Errorf("a formula begins within %q where semicolons part cells", cell)
			}
		}
	}
	if diff := cmp.Diff([]string{"'=HYPERLINK(1)", "'=cmd|'/c calc'!A0", "one; three", "0", "2"}, []string{table[1][2], table[1][6], table[1][7], table[1][4], table[1][5]}); diff != "" {
		t.Error(diff)
	}
	out.Reset()
	if err := w.Export(t.Context(), owner, f.PublicID, form.XLSX, &out); err != nil {
		t.Fatal(err)
	}
	book, err := excelize.OpenReader(&out)
	if err != nil {
		t.Fatal(err)
	}
	for i, text := range formulas {
		cell := fmt.Sprint("G", i+2)
		kind, err := book.GetCellType("Submissions", cell)
		value, err2 := book.GetCellValue("Submissions", cell)
		formula, _ := book.GetCellFormula("Submissions", cell)
		if want := strings.ReplaceAll(text, "\x00", ""); err != nil || err2 != nil || kind != excelize.CellTypeInlineString || formula != "" || strings.ReplaceAll(value, "_x005F", "") != want {
			t.Errorf("%s holds %q of type %v, formula %q, want %q", cell, value, kind, formula, want)
		}
	}
}

// TestADeletedFormIsGone, with everything that was submitted to it.
func TestADeletedFormIsGone(t *testing.T) {
	w := newWorld(t)
	f := w.open(quiztest.Everything(), form.Change{OnePerPerson: ptr(true)})
	for i := range 30 {
		if _, err := w.Submit(t.Context(), f.PublicID, form.Post{Answers: answers(t, `{"q1":"c1"}`), Visitor: form.Visitor{Browser: fmt.Sprint(i)}, Key: fmt.Sprint(i)}); err != nil {
			t.Fatal(err)
		}
	}
	w.refused(w.Delete(t.Context(), "somebody", f.PublicID), problem.FormNotFound, "")
	if err := w.Delete(t.Context(), owner, f.PublicID); err != nil {
		t.Fatal(err)
	}
	w.refused(w.Delete(t.Context(), owner, f.PublicID), problem.FormNotFound, "")
	if _, total, err := w.List(t.Context(), owner, 10, 0); err != nil || total != 0 {
		t.Errorf("%d forms are listed, %v", total, err)
	}
	for range 2 {
		if err := w.Sweep(t.Context()); err != nil {
			t.Fatal(err)
		}
		w.pass(3 * time.Minute)
	}
	w.count(f.PublicID, 0)
	page, err := w.store.Table().Query(t.Context(), store.Query{PK: "FORM#" + f.PublicID, Limit: 10})
	if err != nil || len(page.Items) > 0 {
		t.Errorf("rows are left: %v, %v", page.Items, err)
	}
	if again := w.draft("job", quiztest.OneOfEach()); again.PublicID == f.PublicID {
		t.Error("the job finds the deleted form")
	}
}

// TestEdits refuses what cannot be, naming it, and changes nothing then.
func TestEdits(t *testing.T) {
	w := newWorld(t)
	f := w.draft("job", quiztest.OneOfEach())
	for field, c := range map[string]form.Change{
		"title": {Title: ptr("  ")}, "settings.timeLimitMinutes": {TimeLimitMinutes: ptr(10081)},
		"settings.closesAt": {OpensAt: ptr(w.now()), ClosesAt: ptr(w.now())},
	} {
		_, err := w.Edit(t.Context(), owner, f.PublicID, c)
		w.refused(err, problem.InvalidRequest, field)
	}
	_, err := w.Edit(t.Context(), owner, f.PublicID, form.Change{Title: ptr(strings.Repeat("x", 301))})
	w.refused(err, problem.InvalidRequest, "title")
	_, err = w.Edit(t.Context(), owner, f.PublicID, form.Change{Title: ptr("a\u202eb")})
	w.refused(err, problem.InvalidRequest, "title")
	same, err := w.Get(t.Context(), owner, f.PublicID)
	if diff := cmp.Diff(f.Settings, same.Settings); diff != "" || err != nil || same.Title != f.Title {
		t.Errorf("changed: %s %v", diff, err)
	}
}
