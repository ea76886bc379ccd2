package webhook_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/form"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/store"
	"formwright/shared/webhook"
)

// TestAnswers: receivers rely on the order, on every name standing once, and on
// seeing what was left out.
func TestAnswers(t *testing.T) {
	got, err := webhook.Answers([]form.ReadAnswer{
		{ID: "q1", Question: "Which city is <b>?", Answer: "Paris & Lyon"},
		{ID: "q2", Question: "Explain.", Answer: []string{"a", "b"}},
		{ID: "q3", Question: "Explain.", Answer: nil},
		{ID: "q4", Question: "", Answer: []form.ReadPair{{Of: "x", Value: "1"}, {Of: "a", Value: "2"}, {Of: "x", Value: "\"3\""}}},
		{ID: "q5", Question: "Explain.", Answer: []form.ReadPair{}},
		{ID: "q6", Question: strings.Repeat("é", 301), Answer: ""},
	})
	if err != nil || !json.Valid(got) {
		t.Fatalf("%s, %v", got, err)
	}
	want := `{"Which city is <b>?":"Paris & Lyon","Explain.":["a","b"],"Explain. (2)":null,"q4":{"x":"1","a":"2","x (2)":"\"3\""},"Explain. (3)":{},"` +
		strings.Repeat("é", 300) + `…":""}`
	if diff := cmp.Diff(want, string(got)); diff != "" {
		t.Error(diff)
	}
	if none, err := webhook.Answers(nil); err != nil || string(none) != "{}" {
		t.Errorf("%s, %v", none, err)
	}
}

// TestForgottenWithTheForm: what was deleted of a form is deleted here too.
func TestForgottenWithTheForm(t *testing.T) {
	w := newWorld(t)
	table := w.store.Table()
	forms := form.New(table, w.store.Blobs(), w.now)
	w.services.Forms = webhook.FormsOf(forms)
	w.Service = w.process(webhook.Options{AllowPrivate: true})
	forms.Outbox = webhook.Outbox{Service: w.Service}
	f, err := forms.Create(t.Context(), owner, "job", "Capitals",
		quiz.Quiz{Items: []quiz.Item{{ID: "q1", Stem: richtext.Plain("City?"), Response: quiz.Text{}}}})
	if err == nil {
		_, err = forms.Publish(t.Context(), owner, f.PublicID)
	}
	if err == nil {
		_, err = w.Save(t.Context(), owner, f.PublicID, w.receiver.URL)
	}
	if err != nil {
		t.Fatal(err)
	}
	sent, err := forms.Submit(t.Context(), f.PublicID, form.Post{Answers: map[string]json.RawMessage{"q1": []byte(`"Paris"`)}})
	if err != nil {
		t.Fatal(err)
	}
	body := store.Key{PK: "WEBHOOK#" + f.PublicID, SK: "BODY#" + sent.SubmissionID}
	if item, err := table.Get(t.Context(), body); err != nil || !strings.Contains(string(item.Bytes("body")), "Paris") {
		t.Fatalf("%v, %v", item, err)
	}
	if err := forms.DeleteSubmission(t.Context(), owner, f.PublicID, sent.SubmissionID); err != nil {
		t.Fatal(err)
	}
	if _, err := table.Get(t.Context(), body); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("the answers are kept: %v", err)
	}
	if err := forms.Delete(t.Context(), owner, f.PublicID); err != nil {
		t.Fatal(err)
	}
	w.work()
	if n := len(w.receiver.all()); n != 0 {
		t.Errorf("%d requests for a deleted form", n)
	}
	if err := forms.Sweep(t.Context()); err != nil {
		t.Fatal(err)
	}
	page, err := table.Query(t.Context(), store.Query{PK: "WEBHOOK#" + f.PublicID, Limit: 10})
	if err != nil || len(page.Items) != 0 {
		t.Errorf("%d rows are left, %v", len(page.Items), err)
	}
}
