package security

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"formwright/shared/api"
	"formwright/shared/form"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/web"
)

// absent is a public id that no form has.
const absent = "AAAAAAAAAAAAAAAAAAAAAA"

func (w *world) forms() *form.Service { return form.New(w.table, w.store.Blobs(), w.now) }

// draft makes a form of a person's.
func (w *world) draft(email string, q quiz.Quiz) form.Form {
	w.t.Helper()
	owner, err := w.accounts.Ensure(w.t.Context(), email)
	w.must(err)
	f, err := w.forms().Create(w.t.Context(), owner.ID, "job "+q.Title, q.Title, q)
	w.must(err)
	return f
}

// open makes a form that everybody may answer.
func (w *world) open(email string, q quiz.Quiz) form.Form {
	w.t.Helper()
	f := w.draft(email, q)
	f, err := w.forms().Publish(w.t.Context(), f.Owner, f.PublicID)
	w.must(err)
	return f
}

// api asks the API with JSON.
func (b *browser) api(method, path, body string, headers ...string) *httptest.ResponseRecorder {
	b.t.Helper()
	return b.do(method, path, body, append([]string{"Content-Type", "application/json", "Origin", base}, headers...)...)
}

// submit answers a form over the API and gives the submission's id.
func (w *world) submit(f form.Form, answers string) string {
	w.t.Helper()
	rec := w.want(w.browser().api("POST", "/api/forms/"+f.PublicID+"/submissions", `{"answers":`+answers+`}`), 201)
	return field(w, rec, "submissionId")
}

// told is all that an answer tells, but for what differs between any two.
func told(rec *httptest.ResponseRecorder, id string) string {
	head := rec.Header().Clone()
	for _, name := range []string{"X-Request-Id", "Date", "X-Ratelimit-Remaining", "Ratelimit-Remaining"} {
		head.Del(name)
	}
	text, _ := json.Marshal(map[string]any{"status": rec.Code, "head": head, "body": rec.Body.String()}) // texts always marshal
	return strings.ReplaceAll(string(text), id, "ID")
}

// TestFormsOfOthers: whoever asks for somebody else's form, submission, webhook
// or delivery by its id learns as much as from an id that is none, with as many
// looks into the store, and changes nothing.
func TestFormsOfOthers(t *testing.T) {
	w := newWorld(t)
	ada, mallory := w.signIn(ada), w.signIn("mallory@other.example")
	f := w.open("ada@proved.example", quiztest.OneOfEach())
	submission := w.submit(f, `{"q1":"c2"}`)
	ada.want(ada.api("PUT", "/api/v1/forms/"+f.PublicID+"/webhook", `{"url":"https://hooks.example.com/in"}`), 200)
	token := bearer(mallory.token("forms:read", "forms:write"))
	before := ada.get("/api/v1/forms/" + f.PublicID).Body.String()
	callers := []caller{{"session", nil, mallory}, {"token", token, w.browser()}}
	checked := 0
	for _, r := range append(api.Routes(), web.Routes()...) {
		owned := strings.HasPrefix(r.Path, "/api/v1/forms/{publicId}") || strings.HasPrefix(r.Path, "/forms/{publicId}")
		if !owned {
			continue
		}
		for _, c := range callers {
			page := strings.HasPrefix(r.Path, "/forms/")
			if page && c.name == "token" {
				continue // a page knows sessions only
			}
			ask := func(id string) (*httptest.ResponseRecorder, int64) {
				path := strings.NewReplacer("{publicId}", id, "{submissionId}", submission, "{deliveryId}", submission, "{id}", submission).Replace(r.Path)
				asked := w.table.asked.Load()
				if page && r.Method == http.MethodPost {
					return c.b.post(path, url.Values{"points.q1": {"1"}, "title": {"x"}}), w.table.asked.Load() - asked
				}
				body := `{}`
				if strings.HasSuffix(path, "/webhook") {
					body = `{"url":"https://elsewhere.example.com/in"}`
				}
				return c.do(r.Method, path, body, "Content-Type", "application/json", "Origin", base), w.table.asked.Load() - asked
			}
			ask(absent) // what is remembered is so for both
			theirs, looks := ask(f.PublicID)
			nobodys, same := ask(absent)
			if checked++; theirs.Code != http.StatusNotFound || told(theirs, f.PublicID) != told(nobodys, absent) || looks != same {
				t.Errorf("%s %s by %s: %d looks, %s\nwithout a form: %d looks, %s", r.Method, r.Path, c.name, looks, told(theirs, f.PublicID), same, told(nobodys, absent))
			}
		}
	}
	if after := ada.get("/api/v1/forms/" + f.PublicID).Body.String(); after != before || checked < 50 {
		t.Errorf("%d checks; was %s, is %s", checked, before, after)
	}
}

// TestDraftsOfOthers: a draft is not there for strangers, and takes no answers.
func TestDraftsOfOthers(t *testing.T) {
	w := newWorld(t)
	w.signIn(ada)
	f := w.draft(ada, quiztest.Everything())
	for _, path := range []string{"/api/forms/ID", "/api/forms/ID/media/1", "/f/ID", "/f/ID/thanks"} {
		theirs := w.browser().get(strings.Replace(path, "ID", f.PublicID, 1))
		nobodys := w.browser().get(strings.Replace(path, "ID", absent, 1))
		for _, rec := range []*httptest.ResponseRecorder{theirs, nobodys} {
			rec.Header().Del("Set-Cookie") // each has a name of its own for the browser
		}
		if theirs.Code != http.StatusNotFound || told(theirs, f.PublicID) != told(nobodys, absent) {
			t.Errorf("%s: %s and %s", path, told(theirs, f.PublicID), told(nobodys, absent))
		}
	}
	answers := "/api/forms/" + f.PublicID + "/submissions"
	w.want(w.browser().api("POST", answers, `{"answers":{"q1":"c1"}}`), 403)
	_, err := w.forms().Publish(t.Context(), f.Owner, f.PublicID)
	w.must(err)
	closed := w.now()
	_, err = w.forms().Edit(t.Context(), f.Owner, f.PublicID, form.Change{ClosesAt: &closed})
	w.must(err)
	if rec := w.browser().api("POST", answers, `{"answers":{"q1":"c1"}}`); rec.Code != 403 || !strings.Contains(rec.Body.String(), "FORM_CLOSED") {
		t.Errorf("%d %s", rec.Code, rec.Body)
	}
	w.want(w.browser().post("/f/"+f.PublicID, url.Values{"q1": {"c1"}, "key": {"k"}}), 403)
	if n, err := w.forms().Count(t.Context(), f.PublicID); n != 0 || err != nil {
		t.Errorf("%d submissions, %v", n, err)
	}
}
