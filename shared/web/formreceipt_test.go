package web_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"formwright/shared/form"
	"formwright/shared/quiz/quiztest"
)

// TestWithoutCookies is a browser that keeps none: it gets a receipt all the
// same, which tells the score once and nothing that was answered.
func TestWithoutCookies(t *testing.T) {
	w := newWorld(t)
	owner := w.person(other)
	f := w.hosted(owner, keyless(quiztest.OneOfEach()))
	path := "/f/" + f.PublicID
	send := func(given url.Values) string {
		b := w.stranger().filler()
		page := b.get(path, func(*http.Request) {})
		given.Set("key", hiddenKey.FindStringSubmatch(page.Body.String())[1])
		rec := b.post(path, given)
		to := rec.Header().Get("Location")
		if rec.Code != http.StatusSeeOther || !strings.HasPrefix(to, path+"/thanks?receipt=") {
			t.Fatalf("%d %s %s", rec.Code, to, rec.Body)
		}
		return to
	}
	to := send(url.Values{"q1": {"c2"}, "q2": {"c1"}, "name": {"Lena Example"}, "email": {"lena@school.example"}})
	nobody := w.stranger()
	first := nobody.get(to)
	w.is(first, http.StatusOK, "Your score: <strong>1.5</strong> of 9", "Your answers are stored", `name="robots" content="noindex"`)
	for _, private := range []string{"Lena", "lena@", "Mercury"} {
		if strings.Contains(first.Body.String(), private) {
			t.Errorf("the receipt tells %s", private)
		}
	}
	if got := first.Header().Get("Referrer-Policy"); got != "no-referrer" {
		t.Errorf("Referrer-Policy %q", got)
	}
	if again := nobody.get(to); again.Code != http.StatusOK || strings.Contains(again.Body.String(), "Your score") {
		t.Errorf("%d %s", again.Code, again.Body)
	}
	hidden := false
	_, err := w.forms.Edit(t.Context(), owner.user.ID, f.PublicID, form.Change{ScoreVisible: &hidden})
	w.must(err)
	if page := nobody.get(send(url.Values{"q1": {"c2"}})); page.Code != http.StatusOK || strings.Contains(page.Body.String(), "score") {
		t.Error(page.Body)
	}
	another := w.hosted(owner, quiztest.OneOfEach())
	for _, wrong := range []string{path + "/thanks?receipt=none", path + "/thanks?receipt=", path + "/thanks?receipt=" + strings.Repeat("x", 5000)} {
		w.leads(nobody.get(wrong), path)
	}
	w.leads(nobody.get(strings.Replace(to, f.PublicID, another.PublicID, 1)), "/f/"+another.PublicID)
}
