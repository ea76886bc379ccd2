package web_test

import (
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
)

// press sends a form with a button, over what the page says.
func (p person) press(path, page, do string, given url.Values) url.Values {
	form := formOf(page)
	for name, values := range given {
		form[name] = values
	}
	form.Set("do", do)
	return form
}

func stems(q quiz.Quiz) string {
	var out []string
	for _, item := range q.Items {
		out = append(out, item.Stem.Line())
	}
	return strings.Join(out, " ")
}

// TestQuestionIsAdded that the reader missed, of any kind, and stands in the
// exports.
func TestQuestionIsAdded(t *testing.T) {
	w := newWorld(t)
	p := w.person(other)
	id := p.converted(quiztest.Of("One", quiztest.Ask("first", quiztest.Accept("a")), quiztest.Ask("second", quiztest.Accept("b"))))
	job, fresh := "/jobs/"+id, "/jobs/"+id+"/items/new"
	w.is(p.get(job), http.StatusOK, `href="`+fresh+`"`)
	page := p.get(fresh + "?after=q1")
	w.wellMade("new", page, http.StatusOK)
	w.is(page, http.StatusOK, "<h1>Add a question</h1>", `id="choice-4"`, `name="after" value="q1"`)
	if strings.Contains(page.Body.String(), "As it is saved") {
		t.Error("a question that is not there is shown")
	}
	given := url.Values{"stem": {"between"}, "choice-1": {"x"}, "choice-2": {"y"}, "right": {"2"}}
	w.leads(p.submit(fresh, p.press(fresh, page.Body.String(), "save", given)), job+"?done=saved#q2")
	w.is(p.submit(fresh, p.press(fresh, page.Body.String(), "save", given)), http.StatusConflict, "is not added yet", ">between</textarea>")
	got, err := w.reads.Get(t.Context(), p.user.ID, id)
	w.must(err)
	if stems(got.Quiz) != "first between second" || got.Quiz.Items[1].Evidence[0].Kind != quiz.ByPerson {
		t.Errorf("%s %+v", stems(got.Quiz), got.Quiz.Items[1])
	}
	page = p.get(job)
	w.wellMade("added", page, http.StatusOK)
	w.is(page, http.StatusOK, ">Added</span>", "You added 1.", "by the person who added", "Undo all corrections", "are not in this file", "The first is doubtful.")
	if strings.Contains(page.Body.String(), "Its points were lost") {
		t.Error("a loss of the file stands at a question that may be another by now")
	}
	for _, kind := range []string{"single", "multiple", "trueFalse", "text", "number", "match", "order", "blanks", "essay"} {
		page := p.get(fresh + "?kind=" + kind)
		w.wellMade(kind, page, http.StatusOK)
		given := url.Values{"choice-1": {"x"}, "choice-2": {"y"}, "left-1": {"l"}, "answer-1": {"r"}, "left-place-1": {"1"}, "entry-1": {"e"}, "entry-2": {"f"}, "blank-b1": {"gap"}}
		form := p.press(fresh, page.Body.String(), "next", given)
		form.Set("stem", "A "+kind+" "+form.Get("stem"))
		rec := p.submit(fresh, form)
		if rec.Code != http.StatusSeeOther || !strings.Contains(rec.Header().Get("Location"), "/items/new?after=q") {
			t.Errorf("%s: %d %s", kind, rec.Code, rec.Body)
		}
	}
	if got, err = w.reads.Get(t.Context(), p.user.ID, id); err != nil || len(got.Quiz.Items) != 12 || got.Quiz.Validate() != nil {
		t.Errorf("%d questions, %v", len(got.Quiz.Items), err)
	}
	w.leads(p.submit(job+"/exports", url.Values{"format": {"gift"}}), job+"?done=exported")
	_, rest, _ := strings.Cut(p.get(job).Body.String(), `href="/api/forms/exports/`)
	export, _, _ := strings.Cut(rest, `"`)
	made, err := w.exports.Open(t.Context(), export, 0, -1)
	w.must(err)
	defer made.Body.Close()
	body, err := io.ReadAll(made.Body)
	if w.must(err); !strings.Contains(string(body), "between") || !strings.Contains(string(body), "=y") {
		t.Errorf("the export has no added question: %s", body)
	}
	w.is(p.get(fresh+"?after=q99"), http.StatusNotFound)
}

// TestBlanksOfTheForm come and go by its buttons.
func TestBlanksOfTheForm(t *testing.T) {
	w, p, id, path := asked(t, quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiz.Text{}}}})
	form := p.press(path, p.get(path).Body.String(), "add-blank", nil)
	page := p.submit(path, form)
	w.wellMade("blanks", page, http.StatusOK)
	w.is(page, http.StatusOK, "A [blank 1] [blank 2]", `id="blank-kind-b2"`)
	form = p.press(path, page.Body.String(), "remove-blank-b1", url.Values{"blank-b2": {"2"}, "blank-kind-b2": {"number"}})
	page = p.submit(path, form)
	w.is(page, http.StatusOK, "A [blank 2]<")
	w.leads(p.submit(path, p.press(path, page.Body.String(), "save", nil)), "/jobs/"+id+"?done=saved#q1")
	if r := w.response(p, id).(quiz.Blanks); len(r.Blanks) != 1 || r.Blanks[0].ID != "b1" || r.Blanks[0].Response.Type() != quiz.TypeNumber {
		t.Errorf("%+v", r)
	}
}

// TestQuestionsAreMovedAndDeleted, with what was in doubt about them.
func TestQuestionsAreMovedAndDeleted(t *testing.T) {
	w := newWorld(t)
	p := w.person(other)
	id := p.converted(quiztest.Of("One", quiztest.Ask("first", quiztest.Accept("a")), quiztest.Ask("second", quiztest.Accept("b")), quiztest.Ask("third", quiztest.Accept("c"))))
	item := func(n int) string { return fmt.Sprintf("/jobs/%s/items/q%d", id, n) }
	w.is(p.get(item(1)), http.StatusOK, ">Move down<", "Add a question before it", "number 1 of 3")
	w.leads(p.submit(item(1)+"/move", url.Values{"version": {"0"}, "do": {"down"}}), item(2)+"?done=moved")
	w.is(p.submit(item(1)+"/move", url.Values{"version": {"0"}, "do": {"down"}}), http.StatusBadRequest, "changed in another window")
	w.is(p.submit(item(1)+"/move", url.Values{"version": {"1"}, "do": {"up"}}), http.StatusBadRequest, "at the end")
	page := p.get(item(2))
	w.is(page, http.StatusOK, "first", "The first is doubtful.", ">Move up<")
	page = p.get(item(1) + "/delete")
	w.wellMade("delete", page, http.StatusOK)
	w.is(page, http.StatusOK, "Delete this question?", "second", "Keep it")
	w.is(p.submit(item(1)+"/delete", url.Values{"version": {"0"}}), http.StatusBadRequest, "changed in another window")
	w.leads(p.submit(item(1)+"/delete", url.Values{"version": {"1"}}), "/jobs/"+id+"?done=dropped")
	w.leads(p.submit(item(1)+"/delete", url.Values{"version": {"2"}}), "/jobs/"+id+"?done=dropped")
	got, err := w.reads.Get(t.Context(), p.user.ID, id)
	w.must(err)
	if stems(got.Quiz) != "third" {
		t.Error(stems(got.Quiz))
	}
	w.is(p.submit(item(1)+"/delete", url.Values{"version": {"3"}}), http.StatusBadRequest, "the only question")
	for _, path := range []string{"/jobs/" + id + "/items/new/delete", item(9) + "/delete"} {
		w.is(p.get(path), http.StatusNotFound)
		w.is(p.submit(path, url.Values{"version": {"3"}}), http.StatusNotFound)
	}
	page = p.get("/jobs/" + id)
	if strings.Contains(page.Body.String(), "The first is doubtful.") {
		t.Error("a doubt about a question that is gone is left")
	}
	w.leads(p.submit("/jobs/"+id+"/restore", url.Values{"version": {"3"}}), "/jobs/"+id+"?done=restored")
	if got, err = w.reads.Get(t.Context(), p.user.ID, id); err != nil || stems(got.Quiz) != "first second third" {
		t.Errorf("%s, %v", stems(got.Quiz), err)
	}
}
