//go:build browser

package browser

import (
	"bytes"
	"encoding/json"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
)

// traffic is what a browser received, by path.
type traffic struct {
	b    *tab
	mu   sync.Mutex
	come map[string]network.RequestID
}

// overhear notes everything that comes to the tab, which keeps nothing.
func overhear(b *tab) *traffic {
	b.t.Helper()
	tr := &traffic{b: b, come: map[string]network.RequestID{}}
	err := chromedp.Listen(b.ctx, func(ev any) {
		if e, ok := ev.(*network.EventResponseReceived); ok && e.Type != network.ResourceTypeOther { // the browser's own picture of a site comes when it likes
			if u, err := url.Parse(e.Response.URL); err == nil {
				tr.mu.Lock()
				tr.come[u.Path] = e.RequestID
				tr.mu.Unlock()
			}
		}
	})
	if err != nil {
		b.t.Fatal(err)
	}
	if _, err := chromedp.Call(b.ctx, network.Enable, network.EnableParams{}); err != nil {
		b.t.Fatal(err)
	}
	if _, err := chromedp.Call(b.ctx, network.SetCacheDisabled, network.SetCacheDisabledParams{CacheDisabled: true}); err != nil {
		b.t.Fatal(err)
	}
	return tr
}

// bodies is all of it, since the last time. Nothing is held while the browser is
// asked, because what it tells meanwhile comes first.
func (tr *traffic) bodies() map[string]string {
	tr.b.t.Helper()
	tr.mu.Lock()
	come := tr.come
	tr.come = map[string]network.RequestID{}
	tr.mu.Unlock()
	out := map[string]string{}
	for path, id := range come {
		got, err := chromedp.Call(tr.b.ctx, network.GetResponseBody, network.GetResponseBodyParams{RequestID: id})
		if err != nil {
			tr.b.t.Fatalf("%s: %v", path, err)
		}
		out[path] = string(got.Body)
	}
	return out
}

// rekeyed is an exam whose answers are others, with other words for whatever only
// its teacher may see. The order stays: a form never shows the right one, so that
// a shown one tells that it is not.
func rekeyed() quiz.Quiz {
	q := exam()
	no := false
	for i := range q.Items {
		it := &q.Items[i]
		it.Hint, it.Tags, it.Feedback = nil, nil, quiz.Feedback{}
		switch r := it.Response.(type) {
		case quiz.Choice:
			r.Key = []int{0}
			if r.Multiple {
				r.Key = []int{1, 3}
			}
			for k := range r.Choices {
				r.Choices[k].Feedback = nil
			}
			it.Response = r
		case quiz.TrueFalse:
			r.Key = &no
			it.Response = r
		case quiz.Text:
			it.Response = quiztest.Accept("Lyon")
		case quiz.Number:
			r.Key = quiz.Near(quiz.MustDecimal("99.25"), quiz.MustDecimal("0.5"))
			it.Response = r
		case quiz.Match:
			r.Key = []int{2, 0}
			it.Response = r
		case quiz.Essay:
			r.Model, r.Rubric = richtext.Plain("Another model."), richtext.Plain("Another rubric.")
			it.Response = r
		case quiz.Blanks:
			it.Response = otherBlanks(r)
		}
	}
	return q
}

func otherBlanks(r quiz.Blanks) quiz.Blanks {
	for i, b := range r.Blanks {
		switch inner := b.Response.(type) {
		case quiz.Choice:
			inner.Key = []int{1 - inner.Key[0]}
			r.Blanks[i].Response = inner
		case quiz.Number:
			inner.Key = quiz.Near(quiz.Int(7), quiz.Int(0))
			r.Blanks[i].Response = inner
		case quiz.Text:
			r.Blanks[i].Response = quiztest.Accept("mist")
		}
	}
	return r
}

// once is what a page has of its own each time it is served, and the number of a
// form's version: that something was changed is no secret.
var once = regexp.MustCompile(`name="key" value="[^"]+"|\?v=\d+|"version":\d+|name="version" value="\d+"`)

// TestFormKeepsItsKey overhears all that a browser receives of a form, its page,
// styles, scripts, pictures and the API's JSON: no word of the key is in it, and
// with a wholly different key not one byte of it is different.
func TestFormKeepsItsKey(t *testing.T) {
	t.Parallel()
	f := published(t, "secret@example.org", exam())
	b := newTab(t)
	tr := overhear(b)
	see := func() map[string]string {
		b.goTo(f.page())
		ask[string](b, `fetch("/api/forms/`+f.id+`").then((r) => r.text())`)
		b.until(`[...document.images].every((i) => i.complete)`)
		got := tr.bodies()
		for path := range got {
			got[path] = once.ReplaceAllString(got[path], "")
		}
		return got
	}
	before := see()
	if len(before) < 6 || !strings.Contains(before["/api/forms/"+f.id], "nearest to the sun") {
		t.Fatalf("overheard only %d: %.200s", len(before), before["/api/forms/"+f.id])
	}
	for path, body := range before {
		for _, word := range []string{"City of Paris", "3.135", "3.145", "3.14", "vapour", "less dense", "for density", "Think again", "Because it is so", "Well done", "Not quite", "too hot", "Shorter, please", "science", "evidence"} {
			if !strings.HasSuffix(path, ".js") && !strings.HasSuffix(path, ".css") && strings.Contains(body, word) {
				t.Errorf("%s holds %q", path, word)
			}
		}
	}

	data, err := rekeyed().MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	f.asks("PUT", "/quiz", json.RawMessage(data))
	after := see()
	kept := f.asks("GET", "/quiz", nil)
	if text, _ := json.Marshal(kept); !bytes.Contains(text, []byte("99.25")) {
		t.Fatal("the key was not changed")
	}
	if diff := cmp.Diff(before, after); diff != "" {
		t.Errorf("the key shows: %s", diff)
	}

	k := b.keyboard()
	k.types(named("#q4", ""), "Lyon")
	k.sends(named("form", "Submit"))
	b.wants("Your answers are stored")
	for path, body := range tr.bodies() {
		if slices.ContainsFunc([]string{"99.25", "mist", "Another model", "Another rubric"}, func(word string) bool { return strings.Contains(body, word) }) {
			t.Errorf("%s holds the key after the form was sent", path)
		}
	}
}

// heaviest is what the first view of a page may weigh, in bytes on the wire.
const heaviest = 100 << 10

// weight is what came over the wire for a page and all that it loads.
func (b *tab) weight() int {
	b.t.Helper()
	return ask[int](b, `[...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].reduce((sum, e) => sum + e.transferSize, 0)`)
}

// TestWeight is that of what a browser loads for pages that people see first.
func TestWeight(t *testing.T) {
	t.Parallel()
	f := published(t, "weight@example.org", exam())
	for _, path := range []string{"/", "/signin", "/sample", f.page()} {
		b := newTab(t) // without anything in its cache
		b.goTo(path)
		if weight := b.weight(); weight > heaviest || weight < 4<<10 {
			t.Errorf("%s weighs %d bytes", path, weight)
		}
	}
	b := newTab(t)
	b.signIn("weight@example.org")
	overhear(b)
	for _, path := range []string{"/dashboard", "/convert", "/jobs", "/forms", f.owner(), f.owner() + "/submissions", f.owner() + "/statistics", f.owner() + "/webhook", "/settings"} {
		b.goTo(path)
		if weight := b.weight(); weight > heaviest || weight < 4<<10 {
			t.Errorf("%s weighs %d bytes", path, weight)
		}
	}
}
