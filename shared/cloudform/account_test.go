package cloudform_test

import (
	"net/http"
	"testing"
	"time"

	"formwright/shared/cloudaccount"
	"formwright/shared/cloudaccount/cloudtest"
	"formwright/shared/cloudform"
	"formwright/shared/cloudform/formtest"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
)

func TestNotConnected(t *testing.T) {
	w := newWorld(t)
	_, err := w.Create(t.Context(), cloudform.Order{User: "u2", Job: job, Quiz: quiztest.OneOfEach()})
	code(t, err, problem.CloudAuthRequired, false)
	err = w.kept.Authorized(t.Context(), "u2")
	if code(t, err, problem.CloudAuthRequired, false); problem.Of(err).Message != "Cloud authentication required for cloud form creation" {
		t.Error(err)
	}
	if err := w.kept.Authorized(t.Context(), user); err != nil {
		t.Error(err)
	}
	if len(w.forms.Forms()) != 0 {
		t.Error("a form was made")
	}
}

func TestWithoutTheScope(t *testing.T) {
	w := newWorld(t)
	w.cloud.Behave(cloudtest.Behaviour{Grant: []string{cloudaccount.ScopeDocuments}})
	w.connect()
	code(t, w.kept.Authorized(t.Context(), user), problem.CloudAuthRequired, false)
	_, err := w.attempt(quiztest.OneOfEach())
	code(t, err, problem.CloudAuthRequired, false)
}

// TestRevoked: the person has removed this service at the cloud.
func TestRevoked(t *testing.T) {
	w := newWorld(t)
	w.cloud.Withdraw()
	_, err := w.attempt(quiztest.OneOfEach())
	code(t, err, problem.CloudAuthRequired, false)
	code(t, w.kept.Authorized(t.Context(), user), problem.CloudAuthRequired, false)
}

// TestExpiredToken: one that the cloud no longer takes is replaced once.
func TestExpiredToken(t *testing.T) {
	w := newWorld(t)
	w.cloud.Behave(cloudtest.Behaviour{Life: time.Hour})
	w.forms.Fail(formtest.Fault{On: formtest.Batch, Status: http.StatusUnauthorized})
	made, err := w.attempt(quiztest.OneOfEach())
	if err != nil || w.cloud.Count("refresh") != 1 {
		t.Fatalf("%v after %d refreshes", err, w.cloud.Count("refresh"))
	}
	w.one(made)
	w.forms.Fail(formtest.Fault{On: formtest.Get, Status: http.StatusUnauthorized}, formtest.Fault{On: formtest.Get, Status: http.StatusUnauthorized})
	_, err = w.attempt(quiztest.OneOfEach())
	code(t, err, problem.CloudAuthRequired, false)
}

func TestForbidden(t *testing.T) {
	for reason, want := range map[string]problem.Code{
		"ACCESS_TOKEN_SCOPE_INSUFFICIENT": problem.CloudAuthRequired, "": problem.CloudAuthRequired, "SERVICE_DISABLED": problem.SourceUnavailable,
	} {
		w := newWorld(t)
		w.forms.Fail(formtest.Fault{On: formtest.Create, Status: http.StatusForbidden, Reason: reason})
		_, err := w.attempt(quiztest.OneOfEach())
		code(t, err, want, false)
	}
}

// TestPicturesAreFetchedFromUs where the cloud can reach us, and for a while.
func TestPicturesAreFetchedFromUs(t *testing.T) {
	w := newWorld(t)
	var fetched []string
	w.forms.Fetch = func(address string) error {
		fetched = append(fetched, address)
		return w.fetch(address)
	}
	made := w.make(quiztest.Everything())
	if lost(made.Losses, "q1", quiz.ImageDropped) || len(fetched) == 0 {
		t.Fatalf("%d pictures fetched; %v", len(fetched), made.Losses)
	}
	w.pass(2 * time.Hour)
	if w.fetch(fetched[0]) == nil {
		t.Error("the picture can be fetched for ever")
	}
}
