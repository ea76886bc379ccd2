package web_test

import (
	"context"
	"net/http"
	"testing"

	"formwright/shared/cloudform/made"
	"formwright/shared/job"
	"formwright/shared/problem"
)

// fakeForms plays the forms in people's cloud accounts: the form of an e-mail
// address.
type fakeForms map[string]string

func (f fakeForms) of(w *world) foundForms { return foundForms{f, w} }

type foundForms struct {
	forms fakeForms
	w     *world
}

func (f foundForms) Find(ctx context.Context, user, id string) (made.Form, error) {
	for email, form := range f.forms {
		if u, err := f.w.accounts.Ensure(ctx, email); err == nil && u.ID == user && form == id {
			return made.Form{ID: id, Title: "<Capitals>", Responder: "https://docs.google.com/forms/d/e/1F/viewform", CreatedAt: f.w.clock}, nil
		}
	}
	return made.Form{}, problem.New(problem.NotFound, "There is no such form of yours.")
}

func TestCloudFormPage(t *testing.T) {
	w := newWorld(t)
	w.is(w.person(other).get("/cloud/forms/form1"), http.StatusOK, "&lt;Capitals&gt;",
		`href="https://docs.google.com/forms/d/e/1F/viewform"`, `href="https://docs.google.com/forms/d/form1/edit"`)
	w.is(w.person(other).get("/cloud/forms/form2"), http.StatusNotFound)
	w.is(w.person("third@example.com").get("/cloud/forms/form1"), http.StatusNotFound)
	w.leads(w.stranger().get("/cloud/forms/form1"), "/signin?next=%2Fcloud%2Fforms%2Fform1")
}

// TestDashboardLeadsToForms that were made, as to files.
func TestDashboardLeadsToForms(t *testing.T) {
	w := newWorld(t)
	p := w.person(other)
	a, err := w.jobs.Create(t.Context(), p.user.ID, job.Request{DocumentID: "d", DocumentName: "Capitals", Format: "cloud_form"}, job.Idempotency{})
	w.must(err)
	j, err := w.jobs.Claim(t.Context(), p.user.ID, a.Job.ID)
	w.must(err)
	w.must(w.jobs.Complete(t.Context(), j, []byte(`{"formUrl":"`+base+`/cloud/forms/form1"}`)))
	w.is(p.get("/dashboard"), http.StatusOK, `href="/cloud/forms/form1"`)
}
