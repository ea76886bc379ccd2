package convert_test

import (
	"context"
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/convert"
	"formwright/shared/job"
	"formwright/shared/problem"
	"formwright/shared/quiz"
)

// forms remembers what it was asked for, and may break after it has made a form.
type forms struct {
	made   map[string]quiz.Quiz
	broken int
}

func (f *forms) Host(_ context.Context, user, job, title string, q quiz.Quiz) (convert.Hosted, error) {
	f.made[user+" "+job+" "+title] = q
	if f.broken--; f.broken >= 0 {
		return convert.Hosted{}, problem.Transient(problem.New(problem.Unavailable, "The store is busy."))
	}
	return convert.Hosted{ID: 7, PublicID: "pub", Title: title, Questions: len(q.Items)}, nil
}

// TestHostedForm is the body of the contract, and one form when the first worker
// breaks off.
func TestHostedForm(t *testing.T) {
	w, f := newWorld(t), &forms{made: map[string]quiz.Quiz{}, broken: 1}
	w.Forms = f
	j := w.accept(job.Request{DocumentID: "bio", Format: "service_form"})
	if err := w.handle(j); err != nil {
		t.Fatal(err)
	}
	w.ended(w.get(j), job.Delayed, "")
	done := w.run(j)
	if done.State != job.Completed || len(f.made) != 1 {
		t.Errorf("the job is %s, forms were made: %v", done.State, f.made)
	}
	var got map[string]any
	if err := json.Unmarshal(done.Result, &got); err != nil {
		t.Fatal(err)
	}
	want := map[string]any{"success": true, "format": "service_form", "formId": 7.0, "formPublicId": "pub", "publicId": "pub",
		"formUrl": "https://forms.example.org/f/pub", "questionCount": 2.0, "encrypted": false, "timedExam": nil, "title": "SecretName",
		"questionsRead": 2.0, "findings": []any{}, "findingCount": 0.0, "losses": []any{}, "lossCount": 0.0}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}
