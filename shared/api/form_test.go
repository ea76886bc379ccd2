package api_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"formwright/shared/config"
	"formwright/shared/form"
	"formwright/shared/output"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
)

var jsonType = header{"Content-Type", "application/json"}

// hosted is a world with a form of the world's user.
func hosted(t testing.TB, q quiz.Quiz, options ...option) (*world, form.Form) {
	t.Helper()
	w := newWorld(t, append(options, func(w *world) { w.services.Files = output.Make })...)
	f, err := w.services.Forms.Create(t.Context(), w.user, "job", "Capitals", q)
	if err != nil {
		t.Fatal(err)
	}
	return w, f
}

// ask sends a JSON body with the owner's token.
func (w *world) ask(method, path, body string, headers ...header) reply {
	w.t.Helper()
	return w.send(method, path, []byte(body), append([]header{jsonType}, headers...)...)
}

// answer submits as a stranger.
func (w *world) answer(id, body string, headers ...header) reply {
	w.t.Helper()
	return w.ask("POST", "/api/forms/"+id+"/submissions", body, append([]header{as("")}, headers...)...)
}

// TestLifeOfAForm goes from the draft to its deletion.
func TestLifeOfAForm(t *testing.T) {
	w, f := hosted(t, quiztest.Everything())
	one, public := "/api/v1/forms/"+f.PublicID, "/api/forms/"+f.PublicID
	list := w.get("/api/v1/forms").want(200).object()
	if list["total"] != 1.0 || list["forms"].([]any)[0].(map[string]any)["publicId"] != f.PublicID {
		t.Errorf("list %v", list)
	}
	if body := w.get(one).want(200).object(); body["state"] != "draft" || body["formId"] != 1.0 || body["formUrl"] != base+"/f/"+f.PublicID || body["encrypted"] != false {
		t.Errorf("form %v", body)
	}
	w.get(public, as("")).want(404, problem.FormNotFound)
	w.get(public).want(200)
	w.answer(f.PublicID, `{"answers":{}}`).want(403, problem.FormNotPublished)
	w.ask("POST", one+"/publish", "").want(200)
	if view := w.get(public, as("")).want(200).object(); len(view["items"].([]any)) != 10 || view["accepting"] != true {
		t.Errorf("public %v", view)
	}
	w.get(public+"/media/1", as("")).want(200)
	w.get(public+"/media/99", as("")).want(404)
	w.get(public+"/media/x", as("")).want(404)
	sent := w.answer(f.PublicID, `{"answers":{"q1":"c2","q2":["c1"],"q8":"Because"},"respondent":{"name":"Ada","email":"Ada@example.org"}}`, header{"Idempotency-Key", "k"}).want(201)
	again := w.answer(f.PublicID, `{"respondent":{"email":"Ada@example.org","name":"Ada"},"answers":{"q8":"Because","q1":"c2","q2":["c1"]}}`, header{"Idempotency-Key", "k"}).want(201)
	if sent.text("submissionId") != again.text("submissionId") || again.header.Get("Idempotency-Replayed") != "true" || sent.object()["score"] != nil {
		t.Errorf("sent %s, again %s", sent.body, again.body)
	}
	w.answer(f.PublicID, `{"answers":{"q1":"c1"}}`, header{"Idempotency-Key", "k"}).want(422, problem.IdempotencyKeyReused)
	sub := one + "/submissions/" + sent.text("submissionId")
	if marked := w.ask("PATCH", sub, `{"points":{"q8":2.5}}`).want(200).object(); marked["score"].(map[string]any)["earned"] != 3.75 {
		t.Errorf("marked %v", marked)
	}
	if all := w.get(one + "/submissions").want(200).object(); all["total"] != 1.0 || all["submissions"].([]any)[0].(map[string]any)["respondent"].(map[string]any)["email"] != "ada@example.org" {
		t.Errorf("submissions %v", all)
	}
	w.get(sub).want(200)
	if table := w.get(one + "/submissions?format=csv").want(200); !strings.Contains(string(table.body), "Because") || !strings.HasPrefix(table.header.Get("Content-Disposition"), "attachment") {
		t.Errorf("table %s", table.body)
	}
	w.get(one + "/submissions?format=xlsx").want(200)
	w.get(one+"/submissions?format=pdf").want(400, problem.InvalidRequest)
	if s := w.get(one + "/statistics").want(200).object(); s["submissions"] != 1.0 {
		t.Errorf("statistics %v", s)
	}
	w.send("DELETE", sub, nil).want(204)
	w.get(sub).want(404, problem.SubmissionNotFound)
	w.ask("POST", one+"/unpublish", "").want(200)
	w.get(public, as("")).want(404, problem.FormNotFound)
	w.send("DELETE", one, nil).want(204)
	w.get(one).want(404, problem.FormNotFound)
}

// TestEditAndExport corrects a key and writes the corrected quiz.
func TestEditAndExport(t *testing.T) {
	w, f := hosted(t, quiztest.OneOfEach())
	one := "/api/v1/forms/" + f.PublicID
	text := string(w.get(one + "/quiz").want(200).body)
	changed := strings.Replace(text, `"key":[1]`, `"key":[2]`, 1)
	if changed == text {
		t.Fatal("the quiz has another key than expected")
	}
	if body := w.ask("PUT", one+"/quiz", changed).want(200).object(); body["version"] != 2.0 {
		t.Errorf("%v", body)
	}
	made := w.ask("POST", one+"/exports", `{"format":"gift"}`).want(200)
	file := w.get(strings.TrimPrefix(made.text("downloadUrl"), base), as("")).want(200)
	if !strings.Contains(string(file.body), "=Mars") || made.text("fileName") != "Capitals-gift.txt" {
		t.Errorf("%s\n%s", made.body, file.body)
	}
	for body, field := range map[string]string{`{}`: "format", `{"format":"pdf"}`: "format", `{"format":"service_form"}`: "format", `{"format":"gift","x":1}`: "x"} {
		if r := w.ask("POST", one+"/exports", body).want(400, problem.InvalidRequest); r.text("field") != field {
			t.Errorf("%s: %s", body, r.body)
		}
	}
	for _, body := range []string{``, `{}`, `[]`, `{"format":"formwright.quiz/v1","items":[]}`, strings.Replace(text, `"key":[1]`, `"key":[7]`, 1), strings.Replace(text, `"items"`, `"owner":"x","items"`, 1)} {
		w.ask("PUT", one+"/quiz", body).want(400, problem.InvalidRequest)
	}
	w.send("PUT", one+"/quiz", []byte(text), header{"Content-Type", "text/plain"}).want(415)
}

// TestRescore over HTTP, with strict bodies.
func TestRescore(t *testing.T) {
	w, f := hosted(t, quiztest.OneOfEach())
	one := "/api/v1/forms/" + f.PublicID
	if got := w.ask("POST", one+"/rescore", "").want(200).object(); got["submissions"] != 0.0 || got["next"] != nil {
		t.Errorf("%v", got)
	}
	w.ask("POST", one+"/publish", "").want(200)
	sub := w.answer(f.PublicID, `{"answers":{"q1":"c3"}}`).want(201).text("submissionId")
	text := string(w.get(one + "/quiz").want(200).body)
	w.ask("PUT", one+"/quiz", strings.Replace(text, `"key":[1]`, `"key":[2]`, 1)).want(200)
	for _, changed := range []float64{1, 0} {
		if got := w.ask("POST", one+"/rescore", "{}").want(200).object(); got["version"] != 2.0 || got["submissions"] != 1.0 || got["changed"] != changed || got["left"] != 0.0 {
			t.Errorf("%v", got)
		}
	}
	if got := w.get(one + "/submissions/" + sub).want(200).object(); got["version"] != 1.0 || got["marks"].(map[string]any)["q1"].(map[string]any)["earned"] != 1.0 {
		t.Errorf("%v", got)
	}
	for _, body := range []string{`{"after":1}`, `{"after":null}`, `{"after":"x"}`, `{"x":1}`, `[]`, `{"after":"2","after":"2"}`} {
		w.ask("POST", one+"/rescore", body).want(400, problem.InvalidRequest)
	}
	w.ask("POST", one+"/rescore", `{"after":"1-`+sub+`"}`).want(412, problem.FormChanged)
	w.send("POST", one+"/rescore", []byte(`{}`), header{"Content-Type", "text/plain"}).want(415)
}

// TestNobodyOverwrites a quiz that they have not seen.
func TestNobodyOverwrites(t *testing.T) {
	w, f := hosted(t, quiztest.OneOfEach())
	path := "/api/v1/forms/" + f.PublicID + "/quiz"
	was := w.get(path).want(200)
	tag, text := was.header.Get("ETag"), string(was.body)
	if tag != `"1"` {
		t.Errorf("ETag %q", tag)
	}
	w.ask("PUT", path, text, header{"If-Match", tag}).want(200)
	refused := w.ask("PUT", path, text, header{"If-Match", tag}).want(412, problem.FormChanged)
	if !strings.Contains(refused.text("message"), "version 2") {
		t.Errorf("%s", refused.body)
	}
	version := 2
	for _, c := range []struct {
		tag    string
		status int
	}{{`"1", "2"`, 200}, {`"3"`, 200}, {`*`, 200}, {`W/"5"`, 412}, {`5`, 412}, {`"x"`, 412}, {``, 412}, {`"05"`, 412}, {`"5"`, 200}} {
		r := w.ask("PUT", path, text, header{"If-Match", c.tag}).want(c.status)
		if c.status == 200 {
			version++
		}
		if got := w.get(path).header.Get("ETag"); got != fmt.Sprintf("%q", fmt.Sprint(version)) {
			t.Errorf("%q: ETag %s, %s", c.tag, got, r.body)
		}
	}
	w.ask("PUT", path, text).want(200)
}

// TestSettings: what may be set is set, everything else is named and refused.
func TestSettings(t *testing.T) {
	w, f := hosted(t, quiztest.OneOfEach())
	one := "/api/v1/forms/" + f.PublicID
	body := w.ask("PATCH", one, `{"title":"Midterm","settings":{"opensAt":"2026-03-02T08:00:00+01:00","closesAt":null,"timeLimitMinutes":45,"onePerPerson":true,"shuffle":true,"scoreVisible":false}}`).want(200).object()
	timed := body["timedExam"].(map[string]any)
	if body["title"] != "Midterm" || timed["timeLimitMinutes"] != 45.0 || timed["opensAt"] != "2026-03-02T07:00:00Z" || timed["closesAt"] != nil {
		t.Errorf("%v", body)
	}
	if body := w.ask("PATCH", one, `{"settings":{"timeLimitMinutes":null}}`).want(200).object(); body["timedExam"] != nil {
		t.Errorf("%v", body)
	}
	for patch, field := range map[string]string{
		`{"owner":"x"}`: "owner", `{"state":"published"}`: "state", `{"publicId":"x"}`: "publicId", `{"formId":9}`: "formId", `{"Title":"x"}`: "Title", `{"version":3}`: "version",
		`{"title":null}`: "title", `{"title":3}`: "title", `{"title":""}`: "title", `{"settings":[]}`: "settings", `{"settings":{"seed":"x"}}`: "settings.seed",
		`{"settings":{"timeLimitMinutes":0}}`: "settings.timeLimitMinutes", `{"settings":{"timeLimitMinutes":1.5}}`: "settings.timeLimitMinutes", `{"settings":{"timeLimitMinutes":"9"}}`: "settings.timeLimitMinutes",
		`{"settings":{"shuffle":null}}`: "settings.shuffle", `{"settings":{"onePerPerson":1}}`: "settings.onePerPerson", `{"settings":{"scoreVisible":"yes"}}`: "settings.scoreVisible",
		`{"settings":{"opensAt":"tomorrow"}}`: "settings.opensAt", `{"settings":{"closesAt":"2020-01-01T00:00:00Z"}}`: "settings.closesAt", `{"settings":{"closesAt":12}}`: "settings.closesAt",
	} {
		if r := w.ask("PATCH", one, patch).want(400, problem.InvalidRequest); r.text("field") != field {
			t.Errorf("%s: %s", patch, r.body)
		}
	}
}

// TestAnotherOwnersFormIsNotFound on every route, whatever is sent.
func TestAnotherOwnersFormIsNotFound(t *testing.T) {
	w, f := hosted(t, quiztest.OneOfEach())
	one := "/api/v1/forms/" + f.PublicID
	if _, err := w.services.Forms.Publish(t.Context(), w.user, f.PublicID); err != nil {
		t.Fatal(err)
	}
	sub := w.answer(f.PublicID, `{"answers":{"q1":"c1"}}`).want(201).text("submissionId")
	_, other := w.account("mallory@example.org")
	_, reader := w.account("grace@example.org", "forms:read")
	for _, route := range []string{"GET ", "PATCH ", "DELETE ", "POST /publish", "POST /unpublish", "GET /quiz", "PUT /quiz", "POST /rescore", "POST /exports", "GET /submissions", "GET /submissions?format=csv",
		"GET /submissions/" + sub, "PATCH /submissions/" + sub, "DELETE /submissions/" + sub, "GET /statistics"} {
		method, path, _ := strings.Cut(route, " ")
		for _, id := range []string{one, "/api/v1/forms/x", "/api/v1/forms/AAAAAAAAAAAAAAAAAAAAAA"} {
			w.ask(method, id+path, `{}`, as(other)).want(404, problem.FormNotFound)
		}
		w.ask(method, one+path, `{}`, as("")).want(401)
		if method != "GET" {
			w.ask(method, one+path, `{}`, as(reader)).want(403, problem.InsufficientScope)
		}
	}
	if n, err := w.services.Forms.Count(t.Context(), f.PublicID); err != nil || n != 1 {
		t.Errorf("%d submissions are left, %v", n, err)
	}
}

// TestNobodyAddsFields to a submission.
func TestNobodyAddsFields(t *testing.T) {
	w, f := hosted(t, quiztest.OneOfEach())
	if _, err := w.services.Forms.Publish(t.Context(), w.user, f.PublicID); err != nil {
		t.Fatal(err)
	}
	for body, field := range map[string]string{
		`{"answers":{},"score":{"earned":10}}`: "score", `{"answers":{},"submissionId":"x"}`: "submissionId", `{"answers":{},"respondent":{"user":"x"}}`: "respondent.user",
		`{}`: "answers", `{"answers":[]}`: "answers", `{"answers":{"q1":"c1","q1":"c2"}}`: "answers", `{"answers":{"q77":1}}`: "answers.q77", `{"answers":{"q1":7}}`: "answers.q1",
		`{"answers":{},"respondent":{"email":"nobody"}}`: "respondent.email", `{"answers":{},"respondent":{"name":"a\nb"}}`: "respondent.name", `{"answers":{},"attempt":1}`: "attempt", `{"answers":{},"version":"1"}`: "version", `{"answers":{},"version":9}`: "version",
	} {
		if r := w.answer(f.PublicID, body).want(400, problem.InvalidRequest); r.text("field") != field {
			t.Errorf("%s: %s", body, r.body)
		}
	}
	w.answer(f.PublicID, `{"answers":{"q8":"`+strings.Repeat("x", 260<<10)+`"}}`).want(413)
	w.answer(f.PublicID, `{"answers":{}}`, header{"Content-Type", "text/plain"}).want(415)
	w.answer(f.PublicID, `{"answers":{}}`, header{"Idempotency-Key", ""}).want(400)
	w.answer("x", `{"answers":{}}`).want(404, problem.FormNotFound)
}

// TestTimedForm over HTTP: begin, answer, too late.
func TestTimedForm(t *testing.T) {
	w, f := hosted(t, quiztest.OneOfEach())
	w.ask("PATCH", "/api/v1/forms/"+f.PublicID, `{"settings":{"timeLimitMinutes":10}}`).want(200)
	public := "/api/forms/" + f.PublicID
	w.ask("POST", "/api/v1/forms/"+f.PublicID+"/publish", "").want(200)
	if view := w.get(public, as("")).want(200).object(); len(view["items"].([]any)) != 0 {
		t.Errorf("the questions are shown before the clock runs")
	}
	w.answer(f.PublicID, `{"answers":{"q1":"c2"}}`).want(403, problem.AttemptInvalid)
	var begun struct{ Attempt form.Attempt }
	if err := json.Unmarshal(w.ask("POST", public+"/attempts", `{"respondent":{"email":"ada@example.org"}}`, as("")).want(201).body, &begun); err != nil {
		t.Fatal(err)
	}
	w.ask("POST", public+"/attempts", `{"deadline":"2030-01-01T00:00:00Z"}`, as("")).want(400, problem.InvalidRequest)
	if view := w.get(public+"?attempt="+begun.Attempt.Token, as("")).want(200).object(); len(view["items"].([]any)) != 10 {
		t.Errorf("the questions are not shown")
	}
	w.answer(f.PublicID, `{"answers":{"q1":"c2"},"attempt":"`+begun.Attempt.Token+`x"}`).want(403, problem.AttemptInvalid)
	w.pass(10*time.Minute + form.Grace + time.Millisecond)
	w.answer(f.PublicID, `{"answers":{"q1":"c2"},"attempt":"`+begun.Attempt.Token+`"}`).want(403, problem.TimeIsUp)
}

// TestTimeEndsWithGaps: at the deadline what is there is taken.
func TestTimeEndsWithGaps(t *testing.T) {
	q := quiztest.OneOfEach()
	q.Items[0].Required = true
	w, f := hosted(t, q)
	w.ask("PATCH", "/api/v1/forms/"+f.PublicID, `{"settings":{"timeLimitMinutes":10}}`).want(200)
	w.ask("POST", "/api/v1/forms/"+f.PublicID+"/publish", "").want(200)
	token := w.ask("POST", "/api/forms/"+f.PublicID+"/attempts", "", as("")).want(201).object()["attempt"].(map[string]any)["token"].(string)
	body := `{"answers":{"q3":true},"attempt":"` + token + `"}`
	w.pass(10*time.Minute - time.Second)
	if r := w.answer(f.PublicID, body).want(400, problem.InvalidRequest); r.text("field") != "answers.q1" {
		t.Errorf("%s", r.body)
	}
	w.answer(f.PublicID, `{"answers":{"q3":true},"attempt":"`+token+`","deadline":"2020-01-01T00:00:00Z"}`).want(400, problem.InvalidRequest)
	w.pass(2 * time.Second)
	w.answer(f.PublicID, body).want(201)
}

// TestSubmissionsAreLimited by address and form.
func TestSubmissionsAreLimited(t *testing.T) {
	w, f := hosted(t, quiztest.OneOfEach(), with(func(c *config.Config) { c.RateSubmit = 3 }))
	for i := range 3 {
		w.answer(f.PublicID, fmt.Sprintf(`{"answers":{"q5":%d}}`, i)).want(403, problem.FormNotPublished)
	}
	if r := w.answer(f.PublicID, `{"answers":{}}`).want(429, problem.RateLimited); r.header.Get("Retry-After") == "" {
		t.Error("no Retry-After")
	}
	w.answer("AAAAAAAAAAAAAAAAAAAAAA", `{"answers":{}}`).want(404)
	w.pass(time.Minute)
	w.answer(f.PublicID, `{"answers":{}}`).want(403)
}

// TestASessionIsAPerson: who is signed in answers once, from pages of this site.
func TestASessionIsAPerson(t *testing.T) {
	w, f := hosted(t, quiztest.OneOfEach())
	w.ask("PATCH", "/api/v1/forms/"+f.PublicID, `{"settings":{"onePerPerson":true}}`).want(200)
	w.ask("POST", "/api/v1/forms/"+f.PublicID+"/publish", "").want(200)
	ada := w.signIn("ada@example.org")
	w.answer(f.PublicID, `{"answers":{"q1":"c1"}}`, ada).want(201)
	w.answer(f.PublicID, `{"answers":{"q1":"c2"}}`, ada).want(409, problem.AlreadySubmitted)
	w.answer(f.PublicID, `{"answers":{"q1":"c2"}}`, ada, header{"Origin", "https://evil.example"}).want(400, problem.InvalidRequest)
}
