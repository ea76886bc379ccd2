package web_test

import (
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"formwright/shared/form"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
)

func (w *world) formQuiz(owner person, f form.Form) (quiz.Quiz, form.Form) {
	w.t.Helper()
	q, f, err := w.forms.Quiz(w.t.Context(), owner.user.ID, f.PublicID)
	w.must(err)
	return q, f
}

// TestFormIsCorrected by its owner, and what was submitted is scored again.
func TestFormIsCorrected(t *testing.T) {
	w := newWorld(t)
	owner := w.person(other)
	f := w.hosted(owner, quiztest.Everything())
	questions := "/forms/" + f.PublicID + "/questions"
	page := owner.get(questions)
	w.wellMade("questions", page, http.StatusOK)
	w.is(page, http.StatusOK, `href="`+questions+`/q1"`, `src="/forms/`+f.PublicID+`/pictures/`, "Add a question")
	if strings.Contains(page.Body.String(), "score again") {
		t.Error("there is nothing to score")
	}
	w.is(owner.get("/forms/"+f.PublicID), http.StatusOK, `href="`+questions+`"`)
	w.is(owner.get("/forms/"+f.PublicID+"/pictures/"+quiztest.PictureHashes()[0]), http.StatusOK)
	w.is(owner.get("/forms/"+f.PublicID+"/pictures/x"), http.StatusNotFound)

	b := w.stranger().filler()
	w.leads(b.fillIn("/f/"+f.PublicID, url.Values{"q1": {"c3"}}), "/f/"+f.PublicID+"/thanks")
	page = owner.get(questions + "/q1")
	w.wellMade("question", page, http.StatusOK)
	w.is(page, http.StatusOK, "People have answered this form.")
	form := formOf(page.Body.String())
	form.Set("do", "save")
	form.Set("right", "3")
	form.Set("points", "2")
	w.leads(owner.submit(questions+"/q1", form), questions+"?done=saved#q1")
	w.is(owner.submit(questions+"/q1", form), http.StatusConflict, "changed in another window")
	if _, now := w.formQuiz(owner, f); now.Version != 2 {
		t.Errorf("version %d", now.Version)
	}
	w.is(owner.get(questions), http.StatusOK, "1 submission<", "webhooks are not told")
	for _, want := range []string{"1 submission has other points now, of 1", "0 submissions have other points now, of 1"} {
		rec := owner.submit("/forms/"+f.PublicID+"/rescore", nil)
		w.wellMade("rescored", rec, http.StatusOK)
		w.is(rec, http.StatusOK, want)
	}
	list, _, err := w.forms.Submissions(t.Context(), owner.user.ID, f.PublicID, 1, 0)
	w.must(err)
	if m := list[0].Marks["q1"]; m.Earned.String() != "2" || list[0].Version != 1 {
		t.Errorf("earned %v, version %d", m.Earned, list[0].Version)
	}
	w.is(owner.submit("/forms/"+f.PublicID+"/rescore", url.Values{"after": {"1-" + list[0].ID}}), http.StatusPreconditionFailed, "Begin the rescoring again")
	w.is(owner.submit("/forms/"+f.PublicID+"/rescore", url.Values{"after": {"x"}}), http.StatusBadRequest)
}

// TestChangedWhileAnswering: the page comes back, and what was typed with it.
func TestChangedWhileAnswering(t *testing.T) {
	w := newWorld(t)
	owner := w.person(other)
	f := w.hosted(owner, quiztest.Of("Form", quiztest.Ask("first", quiztest.Accept("a")), quiztest.Ask("second", quiztest.Accept("b"))))
	path, b := "/f/"+f.PublicID, w.stranger().filler()
	page := b.open(path).Body.String()
	key, version := hiddenKey.FindStringSubmatch(page)[1], `name="version" value="1"`
	if !strings.Contains(page, version) {
		t.Fatal("the page does not say what it shows")
	}
	w.leads(owner.submit("/forms/"+f.PublicID+"/questions/q1/move", url.Values{"version": {"1"}, "do": {"down"}}), "/forms/"+f.PublicID+"/questions/q2?done=moved")
	rec := b.send(path, url.Values{"key": {key}, "version": {"1"}, "q1": {"a"}})
	w.wellMade("/f/", rec, http.StatusPreconditionFailed)
	w.is(rec, http.StatusPreconditionFailed, "The questions were changed since you opened the form", `name="version" value="2"`, `value="a"`)
	w.count(f, 0)
	w.leads(b.send(path, url.Values{"key": {key}, "version": {"2"}, "q2": {"a"}}), path+"/thanks")
	w.count(f, 1)
}

// TestFormGetsQuestions, loses some and has them moved; its export follows.
func TestFormGetsQuestions(t *testing.T) {
	w := newWorld(t)
	owner := w.person(other)
	f := w.hosted(owner, quiztest.Of("Form", quiztest.Ask("first", quiztest.Accept("a")), quiztest.Ask("second", quiztest.Accept("b"))))
	questions := "/forms/" + f.PublicID + "/questions"
	page := owner.get(questions + "/new?kind=trueFalse&after=")
	w.wellMade("new", page, http.StatusOK)
	fresh := formOf(page.Body.String())
	fresh.Set("do", "save")
	fresh.Set("stem", "zeroth")
	fresh.Set("truth", "true")
	w.leads(owner.submit(questions+"/new", fresh), questions+"?done=saved#q1")
	w.leads(owner.submit(questions+"/q1/move", url.Values{"version": {"2"}, "do": {"down"}}), questions+"/q2?done=moved")
	w.is(owner.get(questions+"/q3/delete"), http.StatusOK, "second")
	w.leads(owner.submit(questions+"/q3/delete", url.Values{"version": {"3"}}), questions+"?done=dropped")
	w.is(owner.submit(questions+"/q1/delete", url.Values{"version": {"3"}}), http.StatusBadRequest, "changed in another window")
	q, now := w.formQuiz(owner, f)
	if stems(q) != "first zeroth" || now.Version != 4 || now.Questions != 2 {
		t.Errorf("%s, version %d of %d", stems(q), now.Version, now.Questions)
	}
	w.is(w.stranger().filler().open("/f/"+f.PublicID), http.StatusOK, "zeroth")
	w.is(owner.get(fmt.Sprint(questions, "?page=9")), http.StatusOK, "zeroth")
}
