package security

import (
	"encoding/json"
	"fmt"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"

	"formwright/shared/form"
	"formwright/shared/quiz/quiztest"
)

// TestMassAssignment: fields that nobody may set are refused by the API and
// passed over by the pages; nothing of them is stored.
func TestMassAssignment(t *testing.T) {
	w := newWorld(t)
	b := w.signIn(ada)
	f := w.open(ada, quiztest.OneOfEach())
	one, own := "/api/v1/forms/"+f.PublicID, "/forms/"+f.PublicID
	submission := w.submit(f, `{"q1":"c1"}`)
	fields := []string{"owner", "publicId", "formId", "id", "state", "version", "questionCount", "submissionCount", "createdAt", "publishedAt", "job", "seed", "score",
		"marks", "answers", "points", "submissionId", "submittedAt", "respondent", "who", "attempt", "active", "secret", "reason", "__proto__"}
	form, row := b.get(one).Body.String(), b.get(one+"/submissions/"+submission).Body.String()
	for _, name := range fields {
		body := fmt.Sprintf(`{%q:"x"}`, name)
		w.want(b.api("PATCH", one, body), 400)
		w.want(b.api("PATCH", one, `{"settings":`+body+`}`), 400)
		w.want(b.api("PATCH", one+"/submissions/"+submission, body), 400)
		w.want(b.api("PUT", one+"/webhook", `{"url":"https://hooks.example.com/in",`+body[1:]), 400)
		w.want(b.api("PUT", one+"/quiz", body), 400)
		w.want(b.api("POST", one+"/exports", `{"format":"gift",`+body[1:]), 400)
		if name != "answers" && name != "respondent" && name != "attempt" {
			w.want(w.browser().api("POST", "/api/forms/"+f.PublicID+"/submissions", `{"answers":{},`+body[1:]), 400)
		}
	}
	for _, points := range []string{`{"q1":99}`, `{"q1":-1}`, `{"q1":"1e9"}`, `{"q99":1}`, `{"q1":null}`, `[]`} {
		w.want(b.api("PATCH", one+"/submissions/"+submission, `{"points":`+points+`}`), 400)
	}
	extra := url.Values{"points.q1": {"1"}, "points.q99": {"1"}} // q1 is marked by its key on the page
	for _, name := range fields {
		extra.Set(name, "draft")
	}
	b.post(own+"/submissions/"+submission, extra)
	if got := b.get(one + "/submissions/" + submission).Body.String(); got != row {
		t.Errorf("the submission was %s and is %s", row, got)
	}
	extra.Set("title", f.Title)
	extra.Set("settings", "scoreVisible")
	b.post(own, extra)
	if got := b.get(one).Body.String(); stable(got) != stable(form) {
		t.Errorf("the form was %s and is %s", form, got)
	}
}

// stable is a form without the time of its last change.
func stable(body string) string {
	var f map[string]any
	_ = json.Unmarshal([]byte(body), &f) // what is no form is compared as none
	delete(f, "updatedAt")
	data, _ := json.Marshal(f)
	return string(data)
}

// TestHugeAnswers: bodies without bounds, with many keys or deep ones are
// refused, and nothing of them is stored.
func TestHugeAnswers(t *testing.T) {
	w := newWorld(t)
	b := w.signIn(ada)
	f := w.open(ada, quiztest.OneOfEach())
	path := "/api/forms/" + f.PublicID + "/submissions"
	var keys, pairs strings.Builder
	for i := range 100_000 {
		fmt.Fprintf(&keys, `,"q%d":1`, i+20)
	}
	for i := range 10_000 {
		fmt.Fprintf(&pairs, `,"l%d":"r1"`, i+20)
	}
	deep := strings.Repeat(`[`, 100_000) + strings.Repeat(`]`, 100_000)
	for what, c := range map[string]struct {
		body string
		want int
	}{
		"10 MB":              {`{"answers":{"q8":"` + strings.Repeat("x", 10<<20) + `"}}`, 413},
		"100,000 keys":       {`{"answers":{"q1":"c1"` + keys.String() + `}}`, 413},
		"keys that fit":      {`{"answers":{"q1":"c1"` + keys.String()[:200_000-len(`,"q12345":1`)] + `":1}}`, 400},
		"pairs that fit":     {`{"answers":{"q6":{"l1":"r1"` + pairs.String() + `}}}`, 400},
		"deep":               {`{"answers":{"q8":` + deep + `}}`, 400},
		"deep and unended":   {strings.Repeat(`{"answers":`, 20_000), 400},
		"a long answer":      {`{"answers":{"q8":"` + strings.Repeat("é", form.MaxAnswer+1) + `"}}`, 400},
		"a long number":      {`{"answers":{"q5":` + strings.Repeat("9", 1000) + `}}`, 400},
		"a number of zeroes": {`{"answers":{"q5":1e1000000000}}`, 400},
		"a long name":        {`{"answers":{},"respondent":{"name":"` + strings.Repeat("x", 201) + `"}}`, 400},
		"a long attempt":     {`{"answers":{"q1":"c1"},"attempt":"` + strings.Repeat("x", 100_000) + `"}`, 201}, // of no meaning here
	} {
		if rec := w.browser().api("POST", path, c.body); rec.Code != c.want {
			t.Errorf("%s: %d %.200s", what, rec.Code, rec.Body)
		}
	}
	one := "/api/v1/forms/" + f.PublicID
	w.want(b.api("PATCH", one, `{"title":"`+strings.Repeat("x", 2<<20)+`"}`), 413)
	w.want(b.api("PUT", one+"/quiz", deep), 400)
	w.want(b.api("PUT", one+"/quiz", `{"format":"formwright.quiz/v1","items":`+deep+`}`), 400)
	w.want(b.api("PUT", one+"/quiz", `{"title":"`+strings.Repeat("x", 2<<20)+`"}`), 413)
	page := w.browser().do("POST", "/f/"+f.PublicID, "q8="+strings.Repeat("x", 10<<20), "Content-Type", "application/x-www-form-urlencoded", "Origin", base)
	if page.Code != 413 {
		t.Errorf("a page takes 10 MB: %d", page.Code)
	}
	many := w.browser().do("POST", "/f/"+f.PublicID, strings.Repeat("q2=c1&", 20_000), "Content-Type", "application/x-www-form-urlencoded", "Origin", base)
	if many.Code != 400 && many.Code != 413 {
		t.Errorf("a page takes 20,000 answers: %d", many.Code)
	}
	if n, err := w.forms().Count(t.Context(), f.PublicID); n != 1 || err != nil {
		t.Errorf("%d submissions, %v", n, err)
	}
}

// TestReplayedAnswers: neither a key nor an attempt is good for other answers,
// a token that was changed or is another form's for none, and the clock is ours.
func TestReplayedAnswers(t *testing.T) {
	w := newWorld(t)
	w.signIn(ada)
	f, other := w.open(ada, quiztest.OneOfEach()), w.open(ada, quiztest.Everything())
	minutes := 10
	for _, timed := range []form.Form{f, other} {
		_, err := w.forms().Edit(t.Context(), timed.Owner, timed.PublicID, form.Change{TimeLimitMinutes: &minutes})
		w.must(err)
	}
	public := "/api/forms/" + f.PublicID
	begin := func(id string) string {
		return field(w, w.want(w.browser().api("POST", "/api/forms/"+id+"/attempts", `{}`), 201), "token")
	}
	send := func(answer, attempt string, headers ...string) *httptest.ResponseRecorder {
		return w.browser().api("POST", public+"/submissions", fmt.Sprintf(`{"answers":{"q1":%q},"attempt":%q}`, answer, attempt), headers...)
	}
	mine, theirs := begin(f.PublicID), begin(other.PublicID)
	w.want(w.browser().api("POST", public+"/attempts", `{"startedAt":"2026-03-01T09:00:00Z"}`), 400)
	for _, forged := range []string{"", "x", theirs, strings.ToUpper(mine), mine + "A", mine[:len(mine)-1], "../" + mine, mine + "#"} {
		if rec := send("c2", forged); rec.Code != 403 || !strings.Contains(rec.Body.String(), "ATTEMPT_INVALID") {
			t.Errorf("the attempt %q: %d %s", forged, rec.Code, rec.Body)
		}
	}
	first := w.want(send("c2", mine, "Idempotency-Key", "k"), 201)
	for _, again := range []*httptest.ResponseRecorder{send("c2", mine, "Idempotency-Key", "k"), send("c2", mine)} {
		if w.want(again, 201); field(w, again, "submissionId") != field(w, first, "submissionId") {
			t.Errorf("sent twice: %s", again.Body)
		}
	}
	w.want(send("c1", mine), 422)
	w.want(send("c1", mine, "Idempotency-Key", "k"), 422)
	w.want(send("c1", begin(f.PublicID), "Idempotency-Key", "k"), 422)
	late := begin(f.PublicID)
	w.clock = w.clock.Add(10*time.Minute + form.Grace + time.Millisecond)
	if rec := send("c2", late); rec.Code != 403 || !strings.Contains(rec.Body.String(), "TIME_IS_UP") {
		t.Errorf("too late: %d %s", rec.Code, rec.Body)
	}
	if view := w.want(w.browser().get(public+"?attempt="+late), 200).Body.String(); !strings.Contains(view, `"items":[]`) {
		t.Errorf("the questions stay after the time: %s", view)
	}
	if n, err := w.forms().Count(t.Context(), f.PublicID); n != 1 || err != nil {
		t.Errorf("%d submissions, %v", n, err)
	}
}
