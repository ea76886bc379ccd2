package form_test

import (
	"bytes"
	"encoding/csv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/form"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
)

// TestColumnsFollowQuestions: an answer stands below its question, wherever that
// stands by now.
func TestColumnsFollowQuestions(t *testing.T) {
	w := newWorld(t)
	f := w.open(quiztest.Of("Columns", quiztest.Ask("a", quiztest.Accept("x")), quiztest.Ask("b", quiztest.Accept("x")), quiztest.Ask("c", quiztest.Accept("x"))), form.Change{})
	w.send(f.PublicID, `{"q1":"to a","q2":"to b","q3":"to c"}`)
	f = w.change(f, func(q *quiz.Quiz) {
		q.Items = []quiz.Item{q.Items[2], quiztest.Ask("never answered", quiztest.Accept("x")), q.Items[0]}
	})
	f = w.change(f, func(q *quiz.Quiz) { q.Items[1] = quiztest.Ask("new", quiztest.Accept("x")) })
	w.pass(time.Second)
	w.send(f.PublicID, `{"q1":"to c too","q2":"to new"}`)
	var table bytes.Buffer
	if err := w.Export(t.Context(), owner, f.PublicID, form.CSV, &table); err != nil {
		t.Fatal(err)
	}
	records, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(table.String(), "\ufeff"))).ReadAll()
	if err != nil || len(records) != 3 {
		t.Fatal(records, err)
	}
	var got [][]string
	for _, record := range records {
		got = append(got, record[6:])
	}
	want := [][]string{{"1. c", "2. new", "3. a", "b (earlier version)"}, {"to c", "", "to a", "to b"}, {"to c too", "to new", "", ""}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}
