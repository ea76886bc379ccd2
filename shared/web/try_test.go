package web_test

import (
	"net/http"
	"regexp"
	"strings"
	"testing"
	"time"

	"formwright/shared/account"
	"formwright/shared/job"
)

// TestTryWithoutAnAccount reads a document, shows its questions and no file, and
// forgets all of it.
func TestTryWithoutAnAccount(t *testing.T) {
	w := newWorld(t)
	p := w.stranger()
	w.is(p.get("/"), http.StatusOK, `action="/try" enctype="multipart/form-data"`, `href="/sample"`)
	rec := p.uploadTo("/try", part{field: "file", file: "capitals.txt", body: quizText})
	at := rec.Header().Get("Location")
	cookie := rec.Result().Cookies()[0]
	if rec.Code != http.StatusSeeOther || !strings.HasPrefix(at, "/try/") || !cookie.HttpOnly || !cookie.Secure || cookie.MaxAge != 3600 || !job.IsVisitor(cookie.Value) {
		t.Fatal(rec.Code, at, cookie)
	}
	w.wellMade("another browser", p.get(at), http.StatusNotFound)
	w.visitor = cookie.Value
	w.wellMade("waiting", p.get(at), http.StatusOK)
	w.is(p.get(at), http.StatusOK, "being read", `http-equiv="refresh"`)
	w.run(person{w: w, user: account.User{ID: w.visitor}}, strings.TrimPrefix(at, "/try/"))
	done := p.get(at)
	w.wellMade("read", done, http.StatusOK)
	w.is(done, http.StatusOK, "What is the capital of France?", "2 questions were read", "Sign in to get a file")
	if regexp.MustCompile(`exports|/jobs/|Correct<|refresh`).MatchString(done.Body.String()) {
		t.Error("a visitor is offered what needs an account")
	}
	for _, path := range []string{"/jobs", strings.Replace(at, "/try/", "/jobs/", 1)} {
		if to := p.get(path).Header().Get("Location"); !strings.HasPrefix(to, "/signin") {
			t.Errorf("%s leads to %q", path, to)
		}
	}
	w.is(w.person(other).get(strings.Replace(at, "/try/", "/jobs/", 1)), http.StatusNotFound)
	j, err := w.jobs.Get(t.Context(), w.visitor, strings.TrimPrefix(at, "/try/"))
	w.must(err)
	if _, err := w.exports.Find(t.Context(), j.Export); err == nil {
		t.Error("a file was made")
	}
	w.clock = w.clock.Add(time.Hour + time.Second)
	w.is(p.get(at), http.StatusNotFound, "not kept any more")
}

func TestTryIsBounded(t *testing.T) {
	w := newWorld(t)
	p := w.stranger()
	w.is(p.uploadTo("/try", part{field: "file", file: "a.txt", body: strings.Repeat("x", 3<<20)}), http.StatusRequestEntityTooLarge, "too large to try")
	w.is(p.uploadTo("/try", part{field: "file", file: "none"}), http.StatusBadRequest, `id="file-error">Choose a document`)
	for range 8 {
		if rec := p.uploadTo("/try", part{field: "file", file: "a.txt", body: quizText}); rec.Code != http.StatusSeeOther {
			t.Fatal(rec.Code, rec.Body)
		}
	}
	rec := p.uploadTo("/try", part{field: "file", file: "a.txt", body: quizText})
	w.wellMade("too often", rec, http.StatusTooManyRequests)
	w.is(rec, http.StatusTooManyRequests, "You have tried it often")
}

func TestSample(t *testing.T) {
	w := newWorld(t)
	w.is(w.stranger().get("/sample"), http.StatusOK, "5 questions were read", "What is the capital of France?", "No answer is marked")
}
