//go:build browser

package browser

import (
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// timed is an exam of ten minutes.
func timed(t *testing.T, email string) hosted {
	t.Helper()
	f := published(t, email, exam())
	f.set(map[string]any{"timeLimitMinutes": 10})
	return f
}

// begins opens a timed form and starts its time with the keyboard.
func (b *tab) begins(f hosted) keyboard {
	b.t.Helper()
	k := b.keyboard()
	b.goTo(f.page())
	b.wants("This form has a time limit")
	k.sends(named("main form", "Start"))
	b.until(`/^\d+:\d\d$/.test(document.querySelector("#clock strong").innerText)`)
	return k
}

// tampers runs a script before those of every page that the tab opens.
func (b *tab) tampers(script string) {
	b.t.Helper()
	if _, err := chromedp.Call(b.ctx, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: script}); err != nil {
		b.t.Fatal(err)
	}
}

func (b *tab) remaining() int {
	b.t.Helper()
	return ask[int](b, `Number(document.getElementById("clock").dataset.seconds)`)
}

// TestTimedForm shows nothing before its time is begun, a clock while it runs,
// which a reload does not set back, and its receipt.
func TestTimedForm(t *testing.T) {
	t.Parallel()
	f := timed(t, "timed@example.org")
	b := newTab(t)
	b.goTo(f.page())
	b.wants("10 minutes")
	if page := ask[string](b, "document.documentElement.outerHTML"); strings.Contains(page, "nearest to the sun") {
		t.Error("the questions are shown before the time is begun")
	}
	b.look("form start")
	k := b.begins(f)
	b.look("form timed")
	before := b.remaining()
	b.reload()
	if after := b.remaining(); after > before || after < 1 {
		t.Errorf("a reload sets the clock from %d to %d seconds", before, after)
	}
	b.goTo("/")
	b.goTo(f.page()) // it goes on; it is not begun again
	if after := b.remaining(); after > before || after < 1 {
		t.Errorf("coming back sets the clock from %d to %d seconds", before, after)
	}
	k.types(named("#q4", ""), "Paris")
	b.do("on a phone", chromedp.EmulateViewport(320, 640))
	for _, control := range []string{named("form", "Submit"), named("#q3", "True"), named("#q2", "2")} {
		k.reach(control)
		if !ask[bool](b, `((clock, here) => clock.top >= 0 && clock.bottom <= here.top && here.bottom <= innerHeight)(document.getElementById("clock").getBoundingClientRect(), document.activeElement.getBoundingClientRect())`) {
			t.Errorf("the clock is not seen above %s", control)
		}
	}
	b.picture("form timed phone")
	k.sends(named("form", "Submit"))
	b.wants("Your answers are stored")
	f.latest(1)
}

// TestStoppedClock: whoever stops the clock of the browser, or writes another
// time into the page, wins none; neither does a made-up token.
func TestStoppedClock(t *testing.T) {
	t.Parallel()
	f := timed(t, "stopped@example.org")
	forger := newTab(t)
	k := forger.begins(f)
	k.types(named("#q4", ""), "Paris")
	yes := true
	_, err := chromedp.Call(forger.ctx, network.SetCookie, network.SetCookieParams{Name: "__Secure-attempt", Value: strings.Repeat("A", 32),
		URL: served.base + f.page(), Path: f.page(), Secure: &yes, HTTPOnly: &yes})
	if err != nil {
		t.Fatal(err)
	}
	k.sends(named("form", "Submit"))
	if status := forger.status(); status != 403 {
		t.Errorf("answers with a made-up token: %d\n%s", status, forger.state())
	}
	f.latest(0)

	b := newTab(t)
	b.tampers(`performance.now = () => 0; Date.now = () => 0;`)
	b.keyboard()
	b.goTo(f.page())
	keyboard{b}.sends(named("main form", "Start"))
	keyboard{b}.types(named("#q4", ""), "Paris")
	ask[bool](b, `document.getElementById("clock").dataset.seconds = "999999", true`)
	f.set(map[string]any{"closesAt": time.Now().Add(-time.Hour).UTC().Format(time.RFC3339)})
	keyboard{b}.sends(named("form", "Submit"))
	if status := b.status(); status != 403 || strings.Contains(b.state(), "are stored") {
		t.Errorf("answers after the end, by a stopped clock: %d\n%s", status, b.state())
	}
	b.look("form time over")
	f.latest(0)
}

// TestTimeRunsOut sends what was filled in when the clock of the page is at its
// end.
func TestTimeRunsOut(t *testing.T) {
	t.Parallel()
	f := timed(t, "runs-out@example.org")
	b := newTab(t)
	b.tampers(`{ const now = performance.now.bind(performance); window.skipped = 0; performance.now = () => now() + window.skipped; }`)
	k := b.begins(f)
	k.types(named("#q4", ""), "Paris")
	ask[bool](b, `window.skipped = 3600e3, true`)
	b.wants("Your answers are stored")
	if got := points(f.latest(1))["q4"]; got != "3 of 3" {
		t.Errorf("the answer that stood there earned %s", got)
	}
}

// TestDraftForm is its owner's alone until it is published, and takes answers
// until it is closed.
func TestDraftForm(t *testing.T) {
	t.Parallel()
	q := exam()
	q.Title = "A draft"
	f := draft(t, "draft@example.org", q)
	owner, stranger := newTab(t), newTab(t)
	gone := func(when string) {
		t.Helper()
		stranger.goTo(f.page())
		if status := stranger.status(); status != 404 || strings.Contains(stranger.state(), q.Title) {
			t.Errorf("%s a stranger is answered %d: %s", when, status, stranger.state())
		}
	}
	gone("of a draft")
	owner.signIn("draft@example.org")
	owner.goTo("/forms")
	owner.wants("Draft")
	owner.press("Preview " + q.Title)
	owner.wants("Only you see the questions now")
	owner.look("form preview")
	owner.press("Submit")
	if status := owner.status(); status != 403 {
		t.Errorf("a draft takes answers: %d", status)
	}
	owner.wants("not published")

	owner.goTo(f.owner())
	owner.look("form draft")
	owner.press("Publish")
	owner.wants("Whoever has this link")
	stranger.goTo(f.page())
	stranger.wants("nearest to the sun")
	owner.press("Unpublish")
	stranger.keyboard()
	keyboard{stranger}.types(named("#q5", ""), "3.14")
	keyboard{stranger}.sends(named("form", "Submit")) // while it was open on the screen
	if status := stranger.status(); status < 400 {
		t.Errorf("an unpublished form takes answers: %d", status)
	}
	owner.press("Publish")
	f.set(map[string]any{"closesAt": "2026-01-01T00:00:00Z"})
	stranger.goTo(f.page())
	stranger.wants("No answers are taken now")
	stranger.wants("1 January 2026")
	stranger.look("form closed")
	f.latest(0)
}
