package web_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"formwright/shared/job"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
)

func contents(texts ...string) (out []richtext.Content) {
	for _, s := range texts {
		out = append(out, richtext.Plain(s))
	}
	return out
}

func entries(texts ...string) (out []quiz.Entry) {
	for _, s := range texts {
		out = append(out, quiz.Entry{Content: richtext.Plain(s)})
	}
	return out
}

// asked is a person with a job of one question, and the path of the question.
func asked(t *testing.T, r quiz.Response) (w *world, p person, id, path string) {
	t.Helper()
	w = newWorld(t)
	p = w.person(other)
	stem := richtext.Plain("Which?")
	if b, ok := r.(quiz.Blanks); ok {
		stem = richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{richtext.Text{Text: "A "}, richtext.Blank{ID: b.Blanks[0].ID}}}}
	}
	id = p.converted(quiztest.Of("One", quiz.Item{Stem: stem, Response: r}))
	return w, p, id, "/jobs/" + id + "/items/q1"
}

func (w *world) response(p person, id string) quiz.Response {
	w.t.Helper()
	got, err := w.reads.Get(w.t.Context(), p.user.ID, id)
	w.must(err)
	return got.Quiz.Items[0].Response
}

// formOf is the form of a page as a browser would send it.
func formOf(page string) url.Values { return fieldsOf(page, `id="edit"`) }

func TestEveryKindIsCorrected(t *testing.T) {
	yes := true
	for name, c := range map[string]struct {
		was    quiz.Response
		change func(url.Values)
		want   string // in the saved quiz
	}{
		"choice":     {quiz.Choice{Choices: entries("a", "b")}, func(f url.Values) { f.Set("right", "2") }, `"key":[1]`},
		"several":    {quiz.Choice{Choices: entries("a", "b"), Multiple: true}, func(f url.Values) { f["right"] = []string{"1", "2"} }, `"key":[0,1]`},
		"true/false": {quiz.TrueFalse{Key: &yes}, func(f url.Values) { f.Set("truth", "false") }, `"key":false`},
		"text":       {quiz.Text{}, func(f url.Values) { f.Set("accepted", "Au\r\ngold") }, `"text":"gold"`},
		"number":     {quiz.Number{}, func(f url.Values) { f.Set("value", "3,5") }, `3.5`},
		"match":      {quiz.Match{Left: contents("l"), Right: contents("r", "s")}, func(f url.Values) { f.Set("left-place-1", "2") }, `"key":[1]`},
		"order":      {quiz.Order{Entries: contents("x", "y")}, func(f url.Values) { f.Set("entry-place-1", "2"); f.Set("entry-place-2", "1") }, `"key":[1,0]`},
		"essay":      {quiz.Essay{}, func(f url.Values) { f.Set("model", "Because") }, `Because`},
		"blanks":     {quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiz.Text{}}}}, func(f url.Values) { f.Set("blank-b1", "gap") }, `"text":"gap"`},
	} {
		t.Run(name, func(t *testing.T) {
			w, p, id, path := asked(t, c.was)
			page := p.get(path)
			w.wellMade(name, page, http.StatusOK)
			form := formOf(page.Body.String())
			form.Set("do", "save")
			c.change(form)
			w.leads(p.submit(path, form), "/jobs/"+id+"?done=saved#q1")
			got, err := w.reads.Get(t.Context(), p.user.ID, id)
			w.must(err)
			data, err := got.Quiz.MarshalJSON()
			w.must(err)
			if !strings.Contains(string(data), c.want) {
				t.Errorf("no %s in %s", c.want, data)
			}
			w.wellMade(name+" saved", p.get("/jobs/"+id), http.StatusOK)
		})
	}
}

// TestButtonsOfTheForm change the form and save nothing.
func TestButtonsOfTheForm(t *testing.T) {
	w, p, id, path := asked(t, quiz.Choice{Choices: entries("a", "b", "c"), Key: []int{1}})
	press := func(do string, form url.Values) url.Values {
		t.Helper()
		form.Set("do", do)
		rec := p.submit(path, form)
		w.wellMade(do, rec, http.StatusOK)
		return formOf(rec.Body.String())
	}
	form := press("add-choice", formOf(p.get(path).Body.String()))
	if !form.Has("choice-4") {
		t.Fatal("no choice was added")
	}
	form.Set("choice-4", "d")
	form = press("remove-choice-1", form)
	if form.Get("choice-1") != "b" || form.Get("choice-from-1") != "2" || form.Get("right") != "1" || form.Get("choice-3") != "d" || form.Has("choice-4") {
		t.Errorf("after the removal: %v", form)
	}
	if r := w.response(p, id).(quiz.Choice); len(r.Choices) != 3 {
		t.Error("something was saved")
	}
	form.Set("kind", "text")
	form = press("kind", form)
	if form.Get("accepted") != "b" || form.Get("shape") != "text" {
		t.Errorf("as a text: %v", form)
	}
	form.Set("kind", "multiple") // and saved at once: first the new fields are shown
	form = press("save", form)
	if form.Get("shape") != "multiple" || form.Get("choice-1") != "b" {
		t.Errorf("as choices again: %v", form)
	}
	press("remove-choice-99", form)
	press("add-nothing", url.Values{"shape": {"single"}, "kind": {"multiple"}})
}

// TestTwoWindows do not lose each other's work.
func TestTwoWindows(t *testing.T) {
	w, p, id, path := asked(t, quiz.Choice{Choices: entries("a", "b")})
	mine, theirs := formOf(p.get(path).Body.String()), formOf(p.get(path).Body.String())
	mine.Set("stem", "Mine?")
	mine.Set("do", "save")
	w.leads(p.submit(path, mine), "/jobs/"+id+"?done=saved#q1")
	theirs.Set("stem", "Theirs?")
	theirs.Set("do", "save")
	rec := p.submit(path, theirs)
	w.wellMade("conflict", rec, http.StatusConflict)
	w.is(rec, http.StatusConflict, "changed in another window", "Mine?", ">Theirs?</textarea>")
	again := formOf(rec.Body.String())
	again.Set("do", "save")
	w.leads(p.submit(path, again), "/jobs/"+id+"?done=saved#q1")
	w.is(p.submit("/jobs/"+id+"/restore", url.Values{"version": {"1"}}), http.StatusBadRequest, "changed in another window")
}

// TestWrongCorrections are told beside their field.
func TestWrongCorrections(t *testing.T) {
	for field, c := range map[string]struct {
		was    quiz.Response
		change func(url.Values)
	}{
		"stem":     {quiz.Essay{}, func(f url.Values) { f.Set("stem", " ") }},
		"points":   {quiz.Essay{}, func(f url.Values) { f.Set("points", "<b>") }},
		"value":    {quiz.Number{}, func(f url.Values) { f.Set("value", "x") }},
		"choice-1": {quiz.Choice{Choices: entries("a", "b")}, func(f url.Values) { f.Set("choice-1", "") }},
		"kind":     {quiz.Choice{Choices: entries("a", "b")}, func(f url.Values) { f["right"] = []string{"1", "2"} }},
		"entry-2":  {quiz.Order{Entries: contents("x", "y")}, func(f url.Values) { f.Set("entry-place-1", "1"); f.Set("entry-place-2", "1") }},
		"blank-b1": {quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiz.Number{}}}}, func(f url.Values) { f.Set("blank-b1", "x") }},
	} {
		t.Run(field, func(t *testing.T) {
			w, p, id, path := asked(t, c.was)
			form := formOf(p.get(path).Body.String())
			form.Set("do", "save")
			c.change(form)
			rec := p.submit(path, form)
			w.wellMade(field, rec, http.StatusBadRequest)
			w.is(rec, http.StatusBadRequest, `id="`+field+`-error"`, `href="#`+field+`"`)
			if got, err := w.reads.Get(t.Context(), p.user.ID, id); err != nil || got.Version != 0 {
				t.Errorf("version %d, %v", got.Version, err)
			}
		})
	}
}

func TestJobsAreListed(t *testing.T) {
	w := newWorld(t)
	p := w.person(other)
	w.is(p.get("/jobs"), http.StatusOK, "Convert a first document")
	for range 25 {
		p.accepted(job.Request{DocumentID: "x", DocumentName: "Waits", Format: "gift"})
		w.clock = w.clock.Add(1e9)
	}
	done := p.converted(quiztest.Many(1))
	w.is(p.get("/jobs"), http.StatusOK, `href="/jobs/`+done+`"`, "1 to 20 of 26", `href="/jobs?page=2" rel="next"`)
	w.is(p.get("/jobs?page=2"), http.StatusOK, "21 to 26 of 26", `href="/jobs" rel="prev"`)
	w.is(p.get("/jobs?status=completed"), http.StatusOK, "1 to 1 of 1", `href="/jobs?status=completed" aria-current="true"`)
	w.is(p.get("/jobs?status=failed"), http.StatusOK, "Nothing here")
	for _, query := range []string{"status=x", "page=0", "page=x", "page=-1"} {
		w.is(p.get("/jobs?"+query), http.StatusNotFound)
	}
	if strings.Contains(w.person(admin).get("/jobs").Body.String(), done) {
		t.Error("somebody else's job is listed")
	}
}

// TestManyQuestions are shown in parts, each within the weight of a page.
func TestManyQuestions(t *testing.T) {
	w := newWorld(t)
	p := w.person(other)
	id := p.converted(quiztest.Many(100))
	w.is(p.get("/jobs/"+id), http.StatusOK, `id="q30"`, ">31 to 60</a>", `href="/jobs/`+id+`?page=2#questions"`)
	last := p.get("/jobs/" + id + "?page=4")
	w.wellMade("last", last, http.StatusOK)
	w.is(last, http.StatusOK, `id="q100"`)
	form := formOf(p.get("/jobs/" + id + "/items/q31").Body.String())
	form.Set("do", "save")
	w.leads(p.submit("/jobs/"+id+"/items/q31", form), "/jobs/"+id+"?page=2&done=saved#q31")
	form = formOf(p.get("/jobs/" + id + "/items/q40").Body.String())
	form.Set("do", "next")
	w.leads(p.submit("/jobs/"+id+"/items/q40", form), "/jobs/"+id+"/items/q41?done=saved")
}

// TestScriptsAreSmall: they add what pages do without.
func TestScriptsAreSmall(t *testing.T) {
	w := newWorld(t)
	p := w.person(other)
	for path, name := range map[string]string{"/convert": "drop.", "/jobs/" + p.accepted(job.Request{DocumentID: "x", Format: "gift"}).ID: "progress."} {
		_, rest, found := strings.Cut(p.get(path).Body.String(), `src="/assets/`+name)
		hash, _, _ := strings.Cut(rest, `"`)
		rec := p.get("/assets/" + name + hash)
		if !found || rec.Code != http.StatusOK || rec.Header().Get("Content-Type") != "text/javascript; charset=utf-8" || rec.Body.Len() > 2<<10 {
			t.Errorf("%s: %d, %d bytes", name, rec.Code, rec.Body.Len())
		}
		if policy := p.get(path).Header().Get("Content-Security-Policy"); !strings.Contains(policy, "connect-src 'self'") {
			t.Error(policy)
		}
	}
}
