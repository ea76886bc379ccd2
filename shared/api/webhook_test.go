package api_test

import (
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"formwright/shared/api"
	quizform "formwright/shared/form"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/seal"
	"formwright/shared/store/embedded"
	"formwright/shared/webhook"
)

// hooked is a world with a form of its user and a receiver.
type hooked struct {
	*world
	forms *quizform.Service
	queue *embedded.Queue
	form  string
	path  string
	url   string
	got   chan *http.Request
}

func newHooked(t *testing.T) *hooked {
	w := &hooked{world: newWorld(t), got: make(chan *http.Request, 10)}
	receiver := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		r.Header.Set("Body", string(body))
		w.got <- r
		_, _ = io.WriteString(rw, "thanks")
	}))
	t.Cleanup(receiver.Close)
	w.forms = quizform.New(w.store.Table(), w.store.Blobs(), w.now)
	w.queue = w.store.Queue("webhooks", embedded.QueueOptions{})
	w.services.Webhooks = webhook.New(webhook.Services{Table: w.store.Table(), Queue: w.queue, Box: seal.NewBox(seal.Fixed(seal.NewRing(w.now()))),
		Forms: webhook.FormsOf(w.forms)}, webhook.Options{BaseURL: base, AllowPrivate: true}, w.now)
	w.forms.Outbox = webhook.Outbox{Service: w.services.Webhooks}
	w.handler = api.New(w.config, w.services).Handler()
	q := quiz.Quiz{Title: "Capitals", Items: []quiz.Item{{ID: "q1", Stem: richtext.Plain("Which city?"), Response: quiz.Text{}}}}
	made, err := w.forms.Create(t.Context(), w.user, "job", "Capitals", q)
	if err == nil {
		_, err = w.forms.Publish(t.Context(), w.user, made.PublicID)
	}
	if err != nil {
		t.Fatal(err)
	}
	w.form, w.path, w.url = made.PublicID, "/api/v1/forms/"+made.PublicID+"/webhook", receiver.URL
	return w
}

func (w *hooked) put(body string, headers ...header) reply {
	w.t.Helper()
	return w.send("PUT", w.path, []byte(body), append([]header{{"Content-Type", "application/json"}}, headers...)...)
}

// deliver makes a submission and handles its message.
func (w *hooked) deliver() {
	w.t.Helper()
	if _, err := w.forms.Submit(w.t.Context(), w.form, quizform.Post{Answers: map[string]json.RawMessage{"q1": json.RawMessage(`"Paris"`)}}); err != nil {
		w.t.Fatal(err)
	}
	w.drain()
}

func (w *hooked) drain() {
	w.t.Helper()
	messages, err := w.queue.Receive(w.t.Context(), 10, 0)
	if err != nil {
		w.t.Fatal(err)
	}
	for _, m := range messages {
		if err := w.services.Webhooks.Handle(w.t.Context(), m.Body); err != nil {
			w.t.Error(err)
		}
	}
}

func TestWebhook(t *testing.T) {
	w := newHooked(t)
	w.get(w.path).want(404, problem.WebhookNotFound)
	made := w.put(`{"url":"` + w.url + `"}`).want(200)
	if secret := made.text("secret"); made.text("url") != w.url || made.object()["active"] != true || !strings.HasPrefix(secret, "whsec_") {
		t.Errorf("made: %s", made.body)
	}
	if made.header.Get("Cache-Control") != "no-store" {
		t.Error("an answer with a secret may be cached")
	}
	for _, again := range []reply{w.put(`{"url":"` + w.url + `/b"}`), w.get(w.path)} {
		if strings.Contains(string(again.want(200).body), "secret") || again.text("url") != w.url+"/b" {
			t.Errorf("shown again: %s", again.body)
		}
	}
	rotated := w.send("POST", w.path+"/rotate-secret", nil).want(200).text("secret")
	if rotated == "" || rotated == made.text("secret") {
		t.Errorf("rotated: %q", rotated)
	}
	w.send("DELETE", w.path, nil).want(204)
	w.send("DELETE", w.path, nil).want(404, problem.WebhookNotFound)
	w.send("POST", w.path+"/test", nil).want(404, problem.WebhookNotFound)
}

func TestWebhookRefusals(t *testing.T) {
	w := newHooked(t)
	for body, field := range map[string]string{
		`{}`: "url", `{"url":null}`: "url", `{"url":7}`: "url", `{"url":""}`: "url", `{"url":"https://example.org/","active":false}`: "active",
		`{"url":"https://example.org/","secret":"mine"}`: "secret", `{"url":"a","url":"b"}`: "url",
	} {
		if r := w.put(body).want(400, problem.InvalidRequest); r.text("field") != field {
			t.Errorf("%s: %s", body, r.body)
		}
	}
	for _, address := range []string{"http://10.0.0.1/", "https://user@example.org/", "https://example.org/#a", "ftp://example.org/", "example.org", "https://169.254.169.254/"} {
		if r := w.put(`{"url":"`+address+`"}`).want(400, problem.URLNotAllowed); r.text("field") != "url" {
			t.Errorf("%s: %s", address, r.body)
		}
	}
	w.send("PUT", w.path, []byte("url=x"), header{"Content-Type", "text/plain"}).want(415, problem.UnsupportedMedia)
	w.put(`{"url":"`+strings.Repeat("a", 70_000)+`"}`).want(413, problem.BodyTooLarge)
	w.send("POST", w.path, nil).want(405, problem.MethodNotAllowed)
}

// TestWebhookOfOthers: to everybody else there is no such form; who may only
// read changes nothing.
func TestWebhookOfOthers(t *testing.T) {
	w := newHooked(t)
	w.put(`{"url":"` + w.url + `"}`).want(200)
	w.deliver()
	<-w.got
	id := w.deliveries().Deliveries[0].ID
	_, other := w.account("other@example.org")
	_, reader := w.account("teacher@example.org", "forms:read")
	_, jobs := w.account("teacher@example.org", "jobs:read")
	for _, c := range []struct{ method, path string }{
		{"GET", ""}, {"PUT", ""}, {"DELETE", ""}, {"POST", "/rotate-secret"}, {"POST", "/test"}, {"GET", "/deliveries"}, {"POST", "/deliveries/" + id + "/resend"},
	} {
		body := []byte(`{"url":"https://example.org/"}`)
		w.send(c.method, w.path+c.path, body, header{"Content-Type", "application/json"}, as("")).want(401, problem.Unauthenticated)
		w.send(c.method, w.path+c.path, body, header{"Content-Type", "application/json"}, as(other)).want(404, problem.FormNotFound)
		w.send(c.method, w.path+c.path, body, header{"Content-Type", "application/json"}, as(jobs)).want(403, problem.InsufficientScope)
		if c.method != "GET" {
			w.send(c.method, w.path+c.path, body, header{"Content-Type", "application/json"}, as(reader)).want(403, problem.InsufficientScope)
		}
	}
	w.get(w.path, as(reader)).want(200)
	w.get("/api/v1/forms/none/webhook").want(404, problem.FormNotFound)
	if len(w.got) != 0 {
		t.Error("somebody else made it send")
	}
}

func TestWebhookTest(t *testing.T) {
	w := newHooked(t)
	w.put(`{"url":"` + w.url + `"}`).want(200)
	out := w.send("POST", w.path+"/test", nil).want(200)
	if o := out.object(); o["success"] != true || o["responseStatus"] != 200.0 || o["response"] != "thanks" {
		t.Errorf("outcome: %s", out.body)
	}
	r := <-w.got
	want := `{"event":"form.submission","formId":"` + w.form + `","submittedAt":"2026-03-01T08:00:00.000Z","answers":{"Which city?":"Sample answer"}}`
	if r.Header.Get("X-Service-Test") != "true" || r.Header.Get("Body") != want {
		t.Errorf("%s", r.Header)
	}
	w.put(`{"url":"http://127.0.0.1:1/"}`).want(200)
	if o := w.send("POST", w.path+"/test", nil).want(200).object(); o["success"] != false || o["responseStatus"] != nil || o["error"] == "" {
		t.Errorf("closed port: %v", o)
	}
	for range 8 {
		w.send("POST", w.path+"/test", nil)
	}
	if r := w.send("POST", w.path+"/test", nil).want(429, problem.RateLimited); r.header.Get("Retry-After") == "" {
		t.Error("no Retry-After")
	}
}

type deliveryList struct {
	Total      int
	Limit      int
	Offset     int
	Deliveries []struct {
		ID, SubmissionID, State string
		Attempts                int
		ResponseStatus          *int
		NextAttemptAt           *string
	}
}

func (w *hooked) deliveries() (list deliveryList) {
	w.t.Helper()
	if err := json.Unmarshal(w.get(w.path+"/deliveries?limit=5").want(200).body, &list); err != nil {
		w.t.Fatal(err)
	}
	return list
}

func TestDeliveries(t *testing.T) {
	w := newHooked(t)
	if list := w.deliveries(); list.Total != 0 || list.Deliveries == nil {
		t.Errorf("before: %+v", list)
	}
	w.put(`{"url":"` + w.url + `"}`).want(200)
	w.deliver()
	first := <-w.got
	if want := `"answers":{"Which city?":"Paris"}}`; !strings.HasSuffix(first.Header.Get("Body"), want) {
		t.Errorf("sent %s", first.Header.Get("Body"))
	}
	list := w.deliveries()
	d := list.Deliveries[0]
	if list.Total != 1 || list.Limit != 5 || d.State != "delivered" || d.Attempts != 1 || *d.ResponseStatus != 200 || d.NextAttemptAt != nil || d.ID != first.Header.Get("Webhook-Id") {
		t.Errorf("%+v", list)
	}
	w.send("POST", w.path+"/deliveries/"+d.ID+"/resend", nil).want(202)
	w.drain()
	if again := <-w.got; again.Header.Get("Webhook-Id") != d.ID || again.Header.Get("Body") != first.Header.Get("Body") {
		t.Errorf("sent again: %s", again.Header)
	}
	w.send("POST", w.path+"/deliveries/none/resend", nil).want(404, problem.DeliveryNotFound)
	w.get(w.path+"/deliveries?limit=101").want(400, problem.InvalidRequest)
	w.get(w.path+"/deliveries?offset=-1").want(400, problem.InvalidRequest)
}
