package convert_test

import (
	"context"
	"encoding/json"
	"testing"
	"time"

	"formwright/shared/cloudform"
	"formwright/shared/job"
	"formwright/shared/problem"
)

// cloudForms makes forms by calling a function.
type cloudForms func(cloudform.Order) (cloudform.Made, error)

func (f cloudForms) Create(_ context.Context, o cloudform.Order) (cloudform.Made, error) { return f(o) }

func TestCloudForm(t *testing.T) {
	w := newWorld(t)
	j := w.accept(job.Request{DocumentID: "bio", Format: "cloud_form"})
	var orders []cloudform.Order
	w.CloudForms = cloudForms(func(o cloudform.Order) (cloudform.Made, error) {
		if orders = append(orders, o); len(orders) == 1 {
			return cloudform.Made{}, problem.Transient(problem.New(problem.SourceUnavailable, "busy"))
		}
		return cloudform.Made{FormID: "f/1", Responder: "https://docs.google.com/x", Plan: cloudform.Plan{Title: "T", Asked: 2}}, nil
	})
	if got := w.run(j); got.State != job.Delayed {
		t.Fatalf("%s %v", got.State, got.Problem)
	}
	w.pass(time.Minute)
	got := w.run(j)
	var result map[string]any
	if err := json.Unmarshal(got.Result, &result); err != nil || got.State != job.Completed {
		t.Fatal(got.State, got.Problem, err)
	}
	if result["formUrl"] != "https://forms.example.org/cloud/forms/f%2F1" || result["questionCount"] != 2.0 || result["questionsRead"] != 2.0 {
		t.Errorf("%v", result)
	}
	if a, b := orders[0], orders[1]; a.User != w.user || a.Job != j.ID || a.Export != j.Export || b.Job != a.Job || len(b.Quiz.Items) != 2 || b.Quiz.Title == "" {
		t.Errorf("%+v\n%+v", a, b)
	}
	if n, err := w.accounts.Balance(t.Context(), w.user); n != 9 || err != nil {
		t.Errorf("balance %d, %v", n, err)
	}
}

// TestCloudFormWithoutAnAccount: the account was disconnected after the job was
// accepted.
func TestCloudFormWithoutAnAccount(t *testing.T) {
	w := newWorld(t)
	j := w.accept(job.Request{DocumentID: "bio", Format: "cloud_form"})
	w.run(j)
	w.ended(j, job.Failed, problem.CloudAuthRequired)
}
