package web_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/form"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/web"
	"formwright/shared/webhook"
)

// TestOthersForms are not found, by any page or form.
func TestOthersForms(t *testing.T) {
	s := newStage(t)
	for _, r := range web.Routes() {
		if !strings.HasPrefix(r.Path, "/forms/") {
			continue
		}
		before := s.table.writes
		rec := s.teacher.submit(s.path(r.Path), s.forms[r.Path])
		if r.Method == http.MethodGet {
			rec = s.teacher.get(s.path(r.Path))
		}
		s.is(rec, http.StatusNotFound)
		if s.table.writes != before || len(s.hooks.calls) > 0 {
			t.Errorf("%s %s changed something", r.Method, r.Path)
		}
	}
	if page := s.teacher.get("/forms").Body.String(); !strings.Contains(page, "You have no forms yet") {
		t.Error(page)
	}
}

func (w *world) noFaults(name string, page []byte) {
	w.t.Helper()
	for _, fault := range faults(page) {
		w.t.Errorf("%s: %s", name, fault)
	}
}

// TestHostileTexts of teachers and of the people who answer are texts on every
// page.
func TestHostileTexts(t *testing.T) {
	w := newWorld(t)
	owner := w.person(other)
	f := w.hosted(owner, quiztest.HostileQuiz())
	path, own := "/f/"+f.PublicID, "/forms/"+f.PublicID
	w.noFaults("/f/", w.stranger().filler().open(path).Body.Bytes())
	evil := `</textarea><script>alert(1)</script><img src=x onerror=y>"' {{.}}`
	for i := range 3 {
		given := url.Values{"name": {evil}, "q1": {"c1"}, "q3": {evil}, "q7": {strings.Repeat(evil, i)}}
		w.leads(w.stranger().filler().fillIn(path, given), path+"/thanks")
	}
	title := evil
	w.edit(owner, f, form.Change{Title: &title})
	list, _, err := w.forms.Submissions(t.Context(), owner.user.ID, f.PublicID, 1, 0)
	w.must(err)
	for _, page := range []string{"/forms", own, own + "/delete", own + "/submissions", own + "/submissions/" + list[0].ID, own + "/submissions/" + list[0].ID + "/delete", own + "/statistics", own + "/webhook"} {
		rec := owner.get(page)
		w.noFaults(page, rec.Body.Bytes())
		if body := rec.Body.String(); strings.Contains(body, "<script>alert") || strings.Contains(body, "<img src=x") {
			t.Errorf("%s: %s", page, body)
		}
	}
	w.is(owner.get(own+"/submissions/"+list[0].ID), http.StatusOK, "&lt;script&gt;alert(1)")
	w.noFaults("/f/", w.stranger().filler().open(path).Body.Bytes())
}

func TestPublishing(t *testing.T) {
	w := newWorld(t)
	owner := w.person(other)
	f, err := w.forms.Create(t.Context(), owner.user.ID, "job", "Planets", quiztest.OneOfEach())
	w.must(err)
	own := "/forms/" + f.PublicID
	w.is(owner.get("/forms"), http.StatusOK, "Planets", ">Draft<", ">Preview<")
	w.is(owner.get(own), http.StatusOK, "Only you see the form", base+"/f/"+f.PublicID)
	w.is(w.stranger().get("/f/"+f.PublicID), http.StatusNotFound)
	w.leads(owner.submit(own+"/publish", nil), own+"?done=published")
	w.is(owner.get(own+"?done=published"), http.StatusOK, "The form is published", ">Unpublish<")
	w.is(w.stranger().get("/f/"+f.PublicID), http.StatusOK)
	w.leads(owner.submit(own+"/unpublish", nil), own+"?done=unpublished")
	w.is(w.stranger().get("/f/"+f.PublicID), http.StatusNotFound)
	w.leads(owner.submit(own+"/delete", nil), "/forms?done=erased")
	w.is(owner.get(own), http.StatusNotFound)
}

// TestUnscored: the owner is told of questions that earn nothing before anybody
// answers them.
func TestUnscored(t *testing.T) {
	w := newWorld(t)
	owner := w.person(other)
	q := quiz.Quiz{Title: "Cities", Items: []quiz.Item{
		{ID: "q1", Stem: richtext.Plain("Which city?"), Response: quiz.Text{Accepted: []quiz.Accepted{{Text: "Lima"}}}},
		{ID: "q2", Stem: richtext.Plain("Which river?"), Response: quiz.Text{}},
		{ID: "q3", Stem: richtext.Plain("Which sea, and why?"), Response: quiz.Essay{}},
	}}
	f, err := w.forms.Create(t.Context(), owner.user.ID, "job", "Cities", q)
	w.must(err)
	w.is(owner.get("/forms/"+f.PublicID), http.StatusOK, "1 question has no known answer and earns no points", "/forms/"+f.PublicID+"/questions")
	keyed, err := w.forms.Create(t.Context(), owner.user.ID, "other", "Planets", quiztest.OneOfEach())
	w.must(err)
	if page := owner.get("/forms/" + keyed.PublicID).Body.String(); strings.Contains(page, "no known answer") {
		t.Errorf("a form with all its answers: %s", page)
	}
}

func TestFormSettings(t *testing.T) {
	w := newWorld(t)
	owner := w.person(other)
	f := w.hosted(owner, quiztest.OneOfEach())
	own := "/forms/" + f.PublicID
	good := url.Values{"title": {"New"}, "settings.opensAt": {"2026-03-02T08:00"}, "settings.closesAt": {"2026-03-02T09:30:15"}, "settings.timeLimitMinutes": {"45"}, "settings": {"onePerPerson", "shuffle"}}
	w.leads(owner.submit(own, good), own+"?done=saved")
	now, err := w.forms.Get(t.Context(), owner.user.ID, f.PublicID)
	w.must(err)
	want := form.Settings{OpensAt: now.Settings.OpensAt, ClosesAt: now.Settings.ClosesAt, TimeLimitMinutes: 45, OnePerPerson: true, Shuffle: true}
	if diff := cmp.Diff(want, now.Settings); diff != "" || now.Title != "New" || now.Settings.OpensAt.Hour() != 8 || now.Settings.ClosesAt.Second() != 15 {
		t.Error(diff, now)
	}
	w.is(owner.get(own), http.StatusOK, `value="2026-03-02T08:00"`, `value="onePerPerson" checked`, `value="45"`)
	for name, value := range map[string]string{"title": "", "settings.opensAt": "tomorrow", "settings.closesAt": "2026-03-01T08:00", "settings.timeLimitMinutes": "99999"} {
		bad := url.Values{}
		for k, v := range good {
			bad[k] = v
		}
		bad.Set(name, value)
		rec := owner.submit(own, bad)
		w.is(rec, http.StatusBadRequest, `href="#`+name+`"`, `value="shuffle" checked`)
		w.wellMade(own, rec, http.StatusBadRequest)
	}
	w.leads(owner.submit(own, url.Values{"title": {"New"}}), own+"?done=saved")
	if now, _ = w.forms.Get(t.Context(), owner.user.ID, f.PublicID); now.Settings != (form.Settings{}) {
		t.Error(now.Settings)
	}
}

func TestMarking(t *testing.T) {
	w := newWorld(t)
	owner := w.person(other)
	f := w.hosted(owner, quiztest.OneOfEach())
	w.leads(w.stranger().filler().fillIn("/f/"+f.PublicID, w.rightAnswers(f)), "/f/"+f.PublicID+"/thanks")
	list, _, err := w.forms.Submissions(t.Context(), owner.user.ID, f.PublicID, 1, 0)
	w.must(err)
	all := "/forms/" + f.PublicID + "/submissions"
	one := all + "/" + list[0].ID
	w.is(owner.get(all), http.StatusOK, "Waits for you", "lena@school.example", "format=csv", "format=xlsx")
	w.is(owner.get(one), http.StatusOK, "Mercury", "Italy: Rome", "Paris or City of Paris", "Waits for you", "Points for question 8")
	for _, points := range []string{"x", "2", "-1"} {
		rec := owner.submit(one, url.Values{"points.q8": {points}})
		w.is(rec, http.StatusBadRequest, `href="#points.q8"`)
		w.wellMade(one, rec, http.StatusBadRequest)
	}
	w.leads(owner.submit(one, url.Values{"points.q8": {"0.5"}, "points.q1": {"0"}}), one+"?done=marked")
	w.is(owner.get(all), http.StatusOK, "9.5 of 10")
	w.is(owner.get("/forms/"+f.PublicID+"/statistics"), http.StatusOK, "9.5 of 10", "1 of 1 (100 %)", `width="100"`)
	w.leads(owner.submit(one+"/delete", nil), all+"?done=withdrawn")
	w.is(owner.get(all), http.StatusOK, "Nobody has answered yet")
	w.is(owner.get(one), http.StatusNotFound)
}

func TestFormExport(t *testing.T) {
	w := newWorld(t)
	owner := w.person(other)
	f := w.hosted(owner, quiztest.Everything())
	own := "/forms/" + f.PublicID + "/exports"
	w.is(owner.submit(own, url.Values{"format": {"gift"}}), http.StatusOK, "Your file is ready", `href="/api/forms/exports/`, "It cannot hold everything")
	for _, format := range []string{"", "service_form", "nothing"} {
		w.is(owner.submit(own, url.Values{"format": {format}}), http.StatusBadRequest, "Choose one of the formats")
	}
}

func TestWebhookPage(t *testing.T) {
	w := newWorld(t)
	owner := w.person(other)
	f := w.hosted(owner, quiztest.OneOfEach())
	own := "/forms/" + f.PublicID + "/webhook"
	page := owner.get(own)
	w.wellMade(own, page, http.StatusOK)
	if strings.Contains(page.Body.String(), "Send a test") {
		t.Error("there is nothing to test yet")
	}
	to := url.Values{"url": {"https://hooks.example.com/in"}}
	w.is(owner.submit(own, to), http.StatusOK, "whsec_first", "not shown again", "Active")
	w.leads(owner.submit(own, to), own+"?done=saved")
	w.hooks.list = []webhook.Delivery{{ID: "d1", FormID: f.PublicID, State: webhook.Failed, Attempts: 3, Error: "<b>refused</b>", CreatedAt: w.clock}}
	page = owner.get(own)
	w.wellMade(own, page, http.StatusOK)
	w.is(page, http.StatusOK, "&lt;b&gt;refused", ">Failed<")
	if strings.Contains(page.Body.String(), "whsec_") {
		t.Error("the secret is shown again")
	}
	w.is(owner.submit(own+"/rotate", nil), http.StatusOK, "whsec_second")
	w.hooks.outcome = webhook.Outcome{Status: 204}
	w.is(owner.submit(own+"/test", nil), http.StatusOK, "was taken, with status 204")
	w.hooks.outcome = webhook.Outcome{Error: "no such host"}
	w.is(owner.submit(own+"/test", nil), http.StatusOK, "could not be sent: no such host")
	w.leads(owner.submit(own+"/resend", url.Values{"id": {"d1"}}), own+"?done=resent")
	w.leads(owner.submit(own+"/delete", nil), own+"?done=ended")
	w.hooks.refused = problem.Field(problem.URLNotAllowed, "url", "This address is not allowed.")
	rec := owner.submit(own, url.Values{"url": {"http://10.0.0.1/"}})
	w.is(rec, http.StatusBadRequest, "This address is not allowed.", `value="http://10.0.0.1/"`)
	w.wellMade(own, rec, http.StatusBadRequest)
	if diff := cmp.Diff([]string{"save https://hooks.example.com/in", "save https://hooks.example.com/in", "rotate", "test", "test", "resend d1", "delete"}, w.hooks.calls); diff != "" {
		t.Error(diff)
	}
}
