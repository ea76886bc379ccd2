package web_test

import (
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"formwright/shared/form"
	"formwright/shared/quiz/quiztest"
)

func (w *world) edit(owner person, f form.Form, c form.Change) {
	w.t.Helper()
	_, err := w.forms.Edit(w.t.Context(), owner.user.ID, f.PublicID, c)
	w.must(err)
}

func (w *world) count(f form.Form, want int64) {
	w.t.Helper()
	if n, err := w.forms.Count(w.t.Context(), f.PublicID); n != want || err != nil {
		w.t.Errorf("%d submissions, want %d: %v", n, want, err)
	}
}

// TestTimedForm: the clock is ours, begins once, and what comes too late is not
// taken.
func TestTimedForm(t *testing.T) {
	w := newWorld(t)
	owner := w.person(other)
	f := w.hosted(owner, quiztest.OneOfEach())
	minutes := 30
	w.edit(owner, f, form.Change{TimeLimitMinutes: &minutes})
	path, b := "/f/"+f.PublicID, w.stranger().filler()
	page := b.open(path)
	w.is(page, http.StatusOK, "30 minutes", ">Start</button>")
	w.wellMade("/f/", page, http.StatusOK)
	if strings.Contains(page.Body.String(), "Mercury") || strings.Contains(page.Body.String(), ">Submit<") {
		t.Error("the questions are shown before the time begins")
	}
	w.is(b.send(path, url.Values{"q1": {"c2"}}), http.StatusForbidden, ">Start</button>")
	w.leads(b.send(path+"/start", url.Values{"name": {"Lena"}, "email": {"lena@school.example"}}), path)
	w.clock = w.clock.Add(10 * time.Minute)
	w.leads(b.send(path+"/start", nil), path) // wins no time
	page = b.open(path)
	w.is(page, http.StatusOK, `data-seconds="1200"`, "20 minutes", `value="lena@school.example"`, "Mercury")
	if strings.Contains(page.Body.String(), "data-keep") {
		t.Error("a timed form keeps answers in the browser")
	}
	w.clock = w.clock.Add(20*time.Minute + form.Grace + time.Second)
	w.is(b.send(path, url.Values{"q1": {"c2"}}), http.StatusForbidden, "time for this form is over")
	w.is(b.open(path), http.StatusOK, "time for this form is over", ">Start</button>")
	w.count(f, 0)
	w.leads(b.send(path+"/start", nil), path)
	w.leads(b.fillIn(path, url.Values{"q1": {"c2"}}), path+"/thanks")
	w.count(f, 1)
	w.is(b.open(path), http.StatusOK, ">Start</button>")
	b.cookies["__Secure-attempt"] = "made-up"
	w.is(b.send(path, url.Values{"q1": {"c2"}}), http.StatusForbidden, ">Start</button>")
	w.count(f, 1)
}

// TestTimeEndsWithGaps: what is there when the time ends is taken, also what
// would be sent back before.
func TestTimeEndsWithGaps(t *testing.T) {
	w := newWorld(t)
	owner := w.person(other)
	q := quiztest.OneOfEach()
	q.Items[0].Required = true
	f := w.hosted(owner, q)
	minutes := 30
	w.edit(owner, f, form.Change{TimeLimitMinutes: &minutes})
	path, b := "/f/"+f.PublicID, w.stranger().filler()
	w.leads(b.send(path+"/start", url.Values{"name": {"Lena"}, "email": {"lena@school.example"}}), path)
	w.clock = w.clock.Add(30*time.Minute - 400*time.Millisecond)
	given := url.Values{"q3": {"true"}, "q5": {"about three"}, "q7.e1": {"1"}, "q7.e2": {"3"}, "email": {"nobody"}}
	early := b.fillIn(path, given)
	w.is(early, http.StatusBadRequest, `data-seconds="1"`, `id="q1-error"`, `id="q5-error"`, `id="q7-error"`, `id="email-error"`, `value="about three"`)
	w.wellMade("/f/", early, http.StatusBadRequest)
	w.clock = w.clock.Add(time.Second)
	page := b.open(path)
	w.is(page, http.StatusOK, "The time is over.", "08:30:30 UTC", ">Submit</button>")
	w.wellMade("/f/", page, http.StatusOK)
	w.leads(b.fillIn(path, given), path+"/thanks")
	list, _, err := w.forms.Submissions(t.Context(), owner.user.ID, f.PublicID, 1, 0)
	w.must(err)
	sub := list[0]
	if sub.Respondent == nil || sub.Respondent.Email != "lena@school.example" || sub.Answers["q5"].Text != "about three" || len(sub.Answers["q7"].List) != 1 || sub.Marks["q1"].Earned.Sign() != 0 {
		t.Errorf("stored %+v of %+v", sub.Answers, sub.Respondent)
	}
}

func TestOnePerPerson(t *testing.T) {
	w := newWorld(t)
	owner := w.person(other)
	f := w.hosted(owner, quiztest.OneOfEach())
	one, minutes := true, 5
	w.edit(owner, f, form.Change{OnePerPerson: &one})
	path := "/f/" + f.PublicID
	w.is(w.stranger().filler().fillIn(path, url.Values{"q1": {"c2"}}), http.StatusBadRequest, "Enter your e-mail address: this form takes one answer per person.")
	given := url.Values{"q1": {"c2"}, "email": {"lena@school.example"}}
	w.leads(w.stranger().filler().fillIn(path, given), path+"/thanks")
	w.is(w.stranger().filler().fillIn(path, given), http.StatusConflict, "You have answered this form already", `value="c2" checked`)
	pupil := w.person("pupil@school.example").filler()
	w.leads(pupil.fillIn(path, url.Values{"q1": {"c2"}}), path+"/thanks")
	w.is(pupil.fillIn(path, url.Values{"q1": {"c1"}, "email": {"x@school.example"}}), http.StatusConflict, "You have answered this form already")
	w.count(f, 2)
	w.edit(owner, f, form.Change{TimeLimitMinutes: &minutes})
	b := w.stranger().filler()
	rec := b.send(path+"/start", nil)
	w.is(rec, http.StatusBadRequest, "Enter your e-mail address", ">Start</button>")
	w.wellMade("/f/", rec, http.StatusBadRequest)
	w.leads(b.send(path+"/start", url.Values{"email": {"ali@school.example"}}), path)
	w.leads(b.fillIn(path, url.Values{"q1": {"c2"}, "email": {"another@school.example"}}), path+"/thanks")
	w.is(w.stranger().filler().send(path+"/start", url.Values{"email": {"ali@school.example"}}), http.StatusConflict, "You have answered this form already")
	w.count(f, 3)
}

// TestStates: a draft is nobody's but its owner's, and before it opens and after
// it closes a form shows no questions.
func TestStates(t *testing.T) {
	w := newWorld(t)
	owner := w.person(other)
	f := w.hosted(owner, quiztest.OneOfEach())
	path := "/f/" + f.PublicID
	_, err := w.forms.Unpublish(t.Context(), owner.user.ID, f.PublicID)
	w.must(err)
	for _, p := range []person{w.stranger(), w.person("second@example.org")} {
		w.is(p.filler().open(path), http.StatusNotFound)
		w.is(p.filler().send(path, url.Values{"q1": {"c1"}}), http.StatusNotFound)
		w.is(p.filler().send(path+"/start", nil), http.StatusNotFound)
	}
	page := owner.filler().open(path)
	w.wellMade("/f/", page, http.StatusOK)
	w.is(page, http.StatusOK, "Preview.", "Mercury")
	w.is(owner.filler().fillIn(path, url.Values{"q1": {"c1"}}), http.StatusForbidden, "is not published", `value="c1" checked`)
	_, err = w.forms.Publish(t.Context(), owner.user.ID, f.PublicID)
	w.must(err)
	opens, closes := w.clock.Add(time.Hour), w.clock.Add(2*time.Hour)
	w.edit(owner, f, form.Change{OpensAt: &opens, ClosesAt: &closes})
	for _, times := range []string{"09:00 UTC", "", "10:00 UTC"} {
		b := w.stranger().filler()
		page := b.open(path)
		w.wellMade("/f/", page, http.StatusOK)
		if times == "" {
			w.leads(b.fillIn(path, url.Values{"q1": {"c1"}}), path+"/thanks")
		} else {
			w.is(page, http.StatusOK, "1 March 2026, "+times)
			w.is(b.send(path, url.Values{"q1": {"c1"}}), http.StatusForbidden, times)
			if strings.Contains(page.Body.String(), "Mercury") {
				t.Error("the questions are shown " + times)
			}
		}
		w.clock = w.clock.Add(time.Hour)
	}
	w.count(f, 1)
	w.is(w.stranger().get("/f/x"), http.StatusNotFound)
}

// TestNothingOfTheKey is in what strangers get, whatever the quiz knows.
func TestNothingOfTheKey(t *testing.T) {
	w := newWorld(t)
	f := w.hosted(w.person(other), quiztest.Everything())
	page := w.stranger().filler().open("/f/" + f.PublicID)
	w.is(page, http.StatusOK, `<math`, `alt="a red dot"`, `src="/api/forms/`+f.PublicID+`/media/1?v=1"`, "<th>City</th>", "Part A / choices", "For questions 4 to 5", "Read with")
	for _, secret := range []string{"City of Paris", "Paris\"", "vapour", "steam", "3.14", "0.005", "less dense", "density", "Well done", "Not quite", "Because it is so", "Think again", "unit [1]", "too hot", "Shorter"} {
		if strings.Contains(page.Body.String(), secret) {
			t.Errorf("%q is in the page", secret)
		}
	}
	if got := regexp.MustCompile(` (checked|selected)`).FindString(page.Body.String()); got != "" {
		t.Errorf("something is %s", got)
	}
}

func TestDirection(t *testing.T) {
	w := newWorld(t)
	owner := w.person(other)
	for language, want := range map[string]string{"ar": `lang="ar" dir="rtl"`, "fa-IR": `lang="fa-IR" dir="rtl"`, "he": `lang="he" dir="rtl"`, "fr": `lang="fr" dir="ltr"`, "": `lang="und" dir="rtl"`, `x" onload="`: `lang="und" dir="rtl"`} {
		q := quiztest.Of("سؤال", quiztest.Ask("ما لون الثلج؟", quiztest.Choices([]int{0}, "أبيض", "أسود")))
		q.Language = language
		page := w.stranger().filler().open("/f/" + w.hosted(owner, q).PublicID)
		w.is(page, http.StatusOK, "<html "+want+">")
		w.wellMade("/f/", page, http.StatusOK)
	}
}

// TestShuffle keeps its order for a browser.
func TestShuffle(t *testing.T) {
	w := newWorld(t)
	owner := w.person(other)
	f := w.hosted(owner, quiztest.Many(20))
	shuffle := true
	w.edit(owner, f, form.Change{Shuffle: &shuffle})
	order := func(b *filler) string {
		return strings.Join(regexp.MustCompile(`id="q\d+"`).FindAllString(b.open("/f/"+f.PublicID).Body.String(), -1), " ")
	}
	b := w.stranger().filler()
	if first := order(b); first != order(b) || first == order(w.stranger().filler()) {
		t.Error("the order is not the browser's own")
	}
}

// TestBusyNetwork: answers that have to wait are not lost.
func TestBusyNetwork(t *testing.T) {
	w := newWorld(t)
	f := w.hosted(w.person(other), quiztest.OneOfEach())
	b := w.stranger().filler()
	for range 50 {
		b.fillIn("/f/"+f.PublicID, url.Values{"q1": {"c2"}})
	}
	rec := b.fillIn("/f/"+f.PublicID, url.Values{"q1": {"c2"}, "q8": {"long thoughts"}})
	w.is(rec, http.StatusTooManyRequests, "long thoughts", "press the button again")
	if rec.Header().Get("Retry-After") == "" {
		t.Error("no Retry-After")
	}
	w.count(f, 50)
	w.clock = w.clock.Add(time.Minute)
	w.leads(b.fillIn("/f/"+f.PublicID, url.Values{"q1": {"c2"}}), "/f/"+f.PublicID+"/thanks")
}

func TestWeightOfTwentyQuestions(t *testing.T) {
	w := newWorld(t)
	f := w.hosted(w.person(other), quiztest.Many(20))
	page := w.stranger().filler().open("/f/" + f.PublicID).Body.String()
	total := len(page)
	for _, part := range strings.Split(page, `"`) {
		if strings.HasPrefix(part, "/assets/") {
			total += w.stranger().get(part).Body.Len()
		}
	}
	if total > 100<<10 {
		t.Errorf("%d bytes", total)
	}
}
