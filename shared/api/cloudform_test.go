package api_test

import (
	"context"
	"errors"
	"testing"

	"formwright/shared/problem"
)

// cloudFormResult is what the worker makes of a cloud form.
const cloudFormResult = `{"success":true,"format":"cloud_form","formId":"1mJ0","directFormUrl":"https://docs.google.com/forms/d/e/1F/viewform",` +
	`"formUrl":"` + base + `/cloud/forms/1mJ0","editUrl":"https://docs.google.com/forms/d/1mJ0/edit","timedExam":null,"published":true,"title":"T",` +
	`"questionCount":1,"questionsRead":1,"findings":[],"findingCount":0,"losses":[],"lossCount":0}`

// authorizer says of whom forms may be made.
type authorizer func(user string) error

func (a authorizer) Authorized(_ context.Context, user string) error { return a(user) }

func authorized(err error) option {
	return func(w *world) { w.services.CloudForms = authorizer(func(string) error { return err }) }
}

const cloudForm = `{"documentId":"bio","format":"cloud_form"}`

func TestConvertToCloudForm(t *testing.T) {
	var refusal error
	w := newWorld(t, func(w *world) { w.services.CloudForms = authorizer(func(string) error { return refusal }) })
	w.work()
	got := w.post(cloudForm, key("k")).want(200).object()
	if got["formId"] != "1mJ0" || got["timedExam"] != nil || got["cached"] != false {
		t.Errorf("%v", got)
	}
	// A replay comes before the connection is looked at.
	refusal = problem.New(problem.CloudAuthRequired, "disconnected")
	if got := w.post(cloudForm, key("k")).want(200).object(); got["cached"] != true {
		t.Errorf("%v", got)
	}
	if w.balance() != 999 {
		t.Errorf("balance %d", w.balance())
	}
}

// TestCloudFormIsRefusedBeforeTheCredits are looked at, and charges nothing.
func TestCloudFormIsRefusedBeforeTheCredits(t *testing.T) {
	refusal := problem.New(problem.CloudAuthRequired, "Cloud authentication required for cloud form creation")
	w := newWorld(t, authorized(refusal), func(w *world) { w.config.CreditsFree = 0 })
	w.post(cloudForm).want(403, problem.CloudAuthRequired)
	w.post(`{"documentId":"bio","format":"nothing"}`).want(400)
	w = newWorld(t, authorized(errors.New("the store is away")))
	w.post(cloudForm).want(500)
}
