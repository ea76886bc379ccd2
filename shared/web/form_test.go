package web_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"formwright/shared/form"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/webhook"
)

// hosted makes a form of a person's, open to everybody.
func (w *world) hosted(owner person, q quiz.Quiz) form.Form {
	w.t.Helper()
	f, err := w.forms.Create(w.t.Context(), owner.user.ID, random(), q.Title, q)
	w.must(err)
	f, err = w.forms.Publish(w.t.Context(), owner.user.ID, f.PublicID)
	w.must(err)
	return f
}

func random() string { return time.Now().Format(time.RFC3339Nano) }

// filler is a browser without scripts that keeps its cookies.
type filler struct {
	person
	cookies map[string]string
}

func (p person) filler() *filler { return &filler{person: p, cookies: map[string]string{}} }

func (b *filler) carry(r *http.Request) {
	for name, value := range b.cookies {
		r.AddCookie(&http.Cookie{Name: name, Value: value})
	}
}

func (b *filler) keep(rec *httptest.ResponseRecorder) *httptest.ResponseRecorder {
	for _, c := range rec.Result().Cookies() {
		if b.cookies[c.Name] = c.Value; c.MaxAge < 0 {
			delete(b.cookies, c.Name)
		}
	}
	return rec
}

func (b *filler) open(path string) *httptest.ResponseRecorder { return b.keep(b.get(path, b.carry)) }

func (b *filler) send(path string, form url.Values) *httptest.ResponseRecorder {
	return b.keep(b.post(path, form, b.carry))
}

var hiddenKey = regexp.MustCompile(`name="key" value="([^"]+)"`)

// fillIn opens a form and sends it with the key of its page.
func (b *filler) fillIn(path string, given url.Values) *httptest.ResponseRecorder {
	b.w.t.Helper()
	found := hiddenKey.FindStringSubmatch(b.open(path).Body.String())
	if found == nil {
		b.w.t.Fatal("the page has no form")
	}
	whole := url.Values{"key": {found[1]}}
	for name, values := range given {
		whole[name] = values
	}
	return b.send(path, whole)
}

// idOf finds the id of the entry or choice that reads so, as a person would.
func (w *world) idOf(f form.Form, item, text string) string {
	w.t.Helper()
	view, err := w.forms.View(w.t.Context(), f.PublicID, form.Visitor{})
	w.must(err)
	for _, it := range view.Items {
		if it.ID != item {
			continue
		}
		lists := [][]form.PublicEntry{it.Choices, it.Left, it.Right, it.Entries}
		for _, b := range it.Blanks {
			lists = append(lists, b.Choices)
		}
		for _, list := range lists {
			for _, e := range list {
				if e.Text == text {
					return e.ID
				}
			}
		}
	}
	w.t.Fatalf("%s has nothing that reads %q", item, text)
	return ""
}

// rightAnswers are those of quiztest.OneOfEach, the essay's too.
func (w *world) rightAnswers(f form.Form) url.Values {
	id := func(item, text string) string { return w.idOf(f, item, text) }
	return url.Values{
		"q1": {id("q1", "Mercury")}, "q2": {id("q2", "2"), id("q2", "5")}, "q3": {"true"}, "q4": {" paris "}, "q5": {"3,14"},
		"q6." + id("q6", "Italy"): {id("q6", "Rome")}, "q6." + id("q6", "Spain"): {id("q6", "Madrid")},
		"q7." + id("q7", "Printing press"): {"1"}, "q7." + id("q7", "Steam engine"): {"2"}, "q7." + id("q7", "Moon landing"): {"3"},
		"q8": {"Ice is lighter\r\nthan water."}, "q9.b1": {"100"}, "q9.b2": {"Steam"}, "q10.b1": {"c2"}, "q10.b2": {"c1"},
		"name": {"Lena"}, "email": {"Lena@School.Example"},
	}
}

// fakeHooks plays the webhooks of forms.
type fakeHooks struct {
	endpoint *webhook.Endpoint
	refused  error
	outcome  webhook.Outcome
	list     []webhook.Delivery
	calls    []string
}

func (f *fakeHooks) Get(context.Context, string, string) (webhook.Endpoint, error) {
	if f.endpoint == nil {
		return webhook.Endpoint{}, problem.New(problem.WebhookNotFound, "The form has no webhook.")
	}
	e := *f.endpoint
	e.Secret = ""
	return e, nil
}
func (f *fakeHooks) Save(_ context.Context, _, _, url string) (webhook.Endpoint, error) {
	if f.refused != nil {
		return webhook.Endpoint{}, f.refused
	}
	f.calls = append(f.calls, "save "+url)
	made := f.endpoint == nil
	f.endpoint = &webhook.Endpoint{URL: url, Active: true}
	e := *f.endpoint
	if made {
		e.Secret = "whsec_first"
	}
	return e, nil
}
func (f *fakeHooks) Delete(context.Context, string, string) error {
	f.endpoint, f.calls = nil, append(f.calls, "delete")
	return nil
}
func (f *fakeHooks) Rotate(context.Context, string, string) (webhook.Endpoint, error) {
	f.calls = append(f.calls, "rotate")
	if f.endpoint == nil {
		return webhook.Endpoint{}, problem.New(problem.WebhookNotFound, "The form has no webhook.")
	}
	e := *f.endpoint
	e.Secret = "whsec_second"
	return e, nil
}
func (f *fakeHooks) Test(context.Context, string, string) (webhook.Outcome, error) {
	f.calls = append(f.calls, "test")
	return f.outcome, nil
}
func (f *fakeHooks) List(context.Context, string, string, int, int) ([]webhook.Delivery, int, error) {
	return f.list, len(f.list), nil
}
func (f *fakeHooks) Resend(_ context.Context, _, _, id string) (webhook.Delivery, error) {
	f.calls = append(f.calls, "resend "+id)
	return webhook.Delivery{ID: id}, nil
}

// TestEveryResponse is a whole form filled in without scripts: what each kind of
// question got is scored as the key says.
func TestEveryResponse(t *testing.T) {
	w := newWorld(t)
	owner := w.person(other)
	f := w.hosted(owner, quiztest.OneOfEach())
	b := w.stranger().filler()
	w.wellMade("/f/", b.open("/f/"+f.PublicID), http.StatusOK)
	w.leads(b.fillIn("/f/"+f.PublicID, w.rightAnswers(f)), "/f/"+f.PublicID+"/thanks")
	w.is(b.open("/f/"+f.PublicID+"/thanks"), http.StatusOK, "Thank you", "Your answers are stored")
	list, total, err := w.forms.Submissions(t.Context(), owner.user.ID, f.PublicID, 10, 0)
	w.must(err)
	if total != 1 || list[0].Respondent.Email != "lena@school.example" || list[0].Respondent.Name != "Lena" {
		t.Fatalf("%d submissions: %+v", total, list)
	}
	for id, m := range list[0].Marks {
		if id == "q8" && m.Earned == nil {
			continue
		}
		if m.Earned == nil || !m.Earned.Equal(m.Possible) {
			t.Errorf("%s earned %v of %s", id, m.Earned, m.Possible)
		}
	}
	if len(list[0].Marks) != 10 {
		t.Errorf("%d marks", len(list[0].Marks))
	}
	if got := list[0].Answers["q8"].Text; got != "Ice is lighter\nthan water." {
		t.Errorf("%q", got)
	}
}

// keyless takes the essay out, which a person marks.
func keyless(q quiz.Quiz) quiz.Quiz {
	q.Items = append(q.Items[:7:7], q.Items[8:]...)
	for i := range q.Items {
		q.Items[i].ID = "q" + string(rune('1'+i))
	}
	return q
}

func TestThanks(t *testing.T) {
	w := newWorld(t)
	owner := w.person(other)
	f := w.hosted(owner, keyless(quiztest.OneOfEach()))
	b := w.stranger().filler()
	path := "/f/" + f.PublicID
	w.leads(b.open(path+"/thanks"), path)
	w.leads(b.fillIn(path, url.Values{"q1": {"c2"}, "q2": {"c1"}, "name": {"Lena"}}), path+"/thanks")
	w.is(b.open(path+"/thanks"), http.StatusOK, "Your score: <strong>1.5</strong> of 9", "Send another answer")
	if page := b.open(path + "/thanks"); strings.Contains(page.Body.String(), "Your score") || page.Code != http.StatusOK {
		t.Error("the score is shown to whoever comes next")
	}
	hidden := false
	_, err := w.forms.Edit(t.Context(), owner.user.ID, f.PublicID, form.Change{ScoreVisible: &hidden})
	w.must(err)
	w.leads(b.fillIn(path, url.Values{"q1": {"c2"}}), path+"/thanks")
	if page := b.open(path + "/thanks"); strings.Contains(page.Body.String(), "score") {
		t.Error(page.Body)
	}
	b.cookies["__Secure-receipt"] = "<script>/1"
	if page := b.open(path + "/thanks"); strings.Contains(page.Body.String(), "<script>/1") || strings.Contains(page.Body.String(), "Your score") {
		t.Error(page.Body)
	}
}

// TestSentTwice is one submission, and other answers under the key of a page that
// was sent are not taken.
func TestSentTwice(t *testing.T) {
	w := newWorld(t)
	owner := w.person(other)
	f := w.hosted(owner, quiztest.OneOfEach())
	b := w.stranger().filler()
	path := "/f/" + f.PublicID
	w.is(b.open(path), http.StatusOK)
	given := url.Values{"key": {"k1"}, "q1": {"c2"}}
	for range 3 {
		w.leads(b.send(path, given), path+"/thanks")
	}
	given.Set("q1", "c1")
	w.is(b.send(path, given), problem.IdempotencyKeyReused.Status(), "You have sent this form already")
	if n, err := w.forms.Count(t.Context(), f.PublicID); n != 1 || err != nil {
		t.Errorf("%d submissions, %v", n, err)
	}
}

// TestKindRefusals keep every answer and lead to what is wrong.
func TestKindRefusals(t *testing.T) {
	w := newWorld(t)
	q := quiztest.OneOfEach()
	for i := range q.Items {
		q.Items[i].Required = true
	}
	f := w.hosted(w.person(other), q)
	b := w.stranger().filler()
	path := "/f/" + f.PublicID
	w.is(b.open(path), http.StatusOK, "(required)")
	rec := b.fillIn(path, url.Values{"q2": {"c3"}, "q4": {`"><script>alert(1)</script>`}, "q5": {"three"}, "q6.l2": {"r1"}, "q7.e1": {"1"}, "q7.e2": {"1"},
		"q8": {"</textarea><b>"}, "q9.b1": {`" onfocus="x`}, "q10.b1": {"c2"}, "email": {"lena"}, "name": {"<i>L</i>"}})
	w.wellMade("/f/", rec, http.StatusBadRequest)
	w.is(rec, http.StatusBadRequest, `href="#q1-c1"`, `Question 3: This question must be answered.`, `href="#q5-a"`, "must be a number", "Place 1 stands twice", "Enter an e-mail address",
		`value="c3" checked`, `value="&#34;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"`, `&lt;/textarea&gt;&lt;b&gt;`, `value="&lt;i&gt;L&lt;/i&gt;"`, "<title>Error: ", `value="c2" selected`, `value="r1" selected`)
	if page := rec.Body.String(); strings.Contains(page, "<script>alert") || strings.Contains(page, `" onfocus="x`) || strings.Contains(page, "Question 2:") {
		t.Error(page)
	}
	w.is(b.fillIn(path, url.Values{"q7.e1": {"1"}}), http.StatusBadRequest, "2 of 3 entries have no place yet")
	w.is(b.fillIn(path, url.Values{"q7.e1": {"9"}}), http.StatusBadRequest, "from 1 to 3")
	if n, _ := w.forms.Count(t.Context(), f.PublicID); n != 0 {
		t.Errorf("%d submissions", n)
	}
}

// TestTamperedAnswers are refused by the service, at their question.
func TestTamperedAnswers(t *testing.T) {
	w := newWorld(t)
	f := w.hosted(w.person(other), quiztest.OneOfEach())
	b := w.stranger().filler()
	for name, value := range map[string]string{"q1": "c9", "q2": "<b>", "q6.l1": "r9", "q10.b1": "c9"} {
		rec := b.fillIn("/f/"+f.PublicID, url.Values{name: {value}})
		item, _, _ := strings.Cut(name, ".")
		w.is(rec, http.StatusBadRequest, "Question "+strings.TrimPrefix(item, "q")+": ")
		w.wellMade("/f/", rec, http.StatusBadRequest)
	}
}

func endpoint() *webhook.Endpoint {
	return &webhook.Endpoint{URL: "https://hooks.example.com/in", Active: true}
}
