package session_test

import (
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/account"
	"formwright/shared/memo"
	"formwright/shared/session"
	"formwright/shared/store"
	"formwright/shared/store/embedded"
	"formwright/shared/store/storetest"
)

// world is sessions over a real store with a clock that is moved.
type world struct {
	*session.Service
	t     *testing.T
	store *embedded.Store
	table *storetest.Counted
	clock time.Time
}

func newWorld(t *testing.T) *world {
	t.Helper()
	w := &world{t: t, clock: time.Date(2026, 3, 1, 8, 0, 0, 500e6, time.UTC)}
	st, err := embedded.Open(t.TempDir(), embedded.Options{Now: w.now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	w.store, w.table = st, &storetest.Counted{Table: st.Table()}
	w.Service = session.New(w.table, w.now)
	return w
}

func (w *world) now() time.Time { return w.clock }

func (w *world) start(s session.Session, old string) string {
	w.t.Helper()
	token, _, err := w.Start(w.t.Context(), s, old)
	if err != nil {
		w.t.Fatal(err)
	}
	return token
}

// live says whether a token stands for a session of a service.
func (w *world) live(s *session.Service, token string) bool {
	w.t.Helper()
	_, err := s.Get(w.t.Context(), token)
	if err != nil && !errors.Is(err, session.ErrNone) {
		w.t.Fatal(err)
	}
	return err == nil
}

// elsewhere is another process over the same store.
func (w *world) elsewhere() *session.Service { return session.New(w.table, w.now) }

func TestSessionStandsForItsUser(t *testing.T) {
	w := newWorld(t)
	token, made, err := w.Start(t.Context(), session.Session{User: "u-1", Frames: []string{"https://lms.example.org", "http://localhost:8080"}, Launch: "p1"}, "")
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range []*session.Service{w.Service, w.elsewhere()} {
		got, err := s.Get(t.Context(), token)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(made, got); diff != "" {
			t.Error(diff)
		}
	}
	want := session.Session{ID: made.ID, User: "u-1", Frames: []string{"https://lms.example.org", "http://localhost:8080"}, Launch: "p1",
		CreatedAt: w.clock, UsedAt: w.clock}
	if diff := cmp.Diff(want, made); diff != "" || made.ID == "" {
		t.Error(diff)
	}
	for launch, by := range map[string]account.Credential{"": account.Session, "p1": account.Launch} {
		made.Launch = launch
		p := account.Principal{User: "u-1", Scopes: account.Scopes(), By: by, Token: made.ID}
		if diff := cmp.Diff(p, made.Principal()); diff != "" || p.Whole() != (launch == "") {
			t.Error(diff)
		}
	}
}

// TestTheStoreHoldsNoToken: who reads the table cannot be anybody.
func TestTheStoreHoldsNoToken(t *testing.T) {
	w := newWorld(t)
	token := w.start(session.Session{User: "u1"}, "")
	page, err := w.table.Query(t.Context(), store.Query{PK: "SESSIONS#u1", Limit: 10})
	if err != nil || len(page.Items) != 1 {
		t.Fatalf("%d rows, %v", len(page.Items), err)
	}
	if row := fmt.Sprint(page.Items); len(token) < 43 || strings.Contains(row, token[:20]) || w.live(w.Service, page.Items[0].SK+".u1") {
		t.Errorf("the row gives the token away: %s", row)
	}
}

func TestRotation(t *testing.T) {
	w := newWorld(t)
	first := w.start(session.Session{User: "u1"}, "")
	second := w.start(session.Session{User: "u2"}, first)
	if first == second || w.live(w.Service, first) || !w.live(w.Service, second) {
		t.Error("the session from before the sign-in goes on")
	}
	for _, odd := range []string{"x", "a.b", second + "x"} {
		if token := w.start(session.Session{User: "u2"}, odd); !w.live(w.Service, token) || !w.live(w.Service, second) {
			t.Errorf("presenting %q", odd)
		}
	}
}

func TestEnds(t *testing.T) {
	day := 24 * time.Hour
	for name, c := range map[string]struct {
		s    session.Session
		uses []time.Duration // since the start, each of which must work
		ends time.Duration
	}{
		"unused":   {session.Session{User: "u"}, nil, session.Idle},
		"used":     {session.Session{User: "u"}, []time.Duration{13 * day}, 27 * day},
		"too long": {session.Session{User: "u"}, []time.Duration{13 * day, 26 * day}, session.Absolute},
		"launch":   {session.Session{User: "u", Launch: "l"}, []time.Duration{6 * time.Hour}, session.OfLaunch},
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			start := w.clock
			token := w.start(c.s, "")
			for _, use := range c.uses {
				if w.clock = start.Add(use); !w.live(w.Service, token) {
					t.Fatalf("ended before %v", use)
				}
			}
			w.clock = start.Add(c.ends)
			if w.live(w.elsewhere(), token) || w.live(w.Service, token) {
				t.Errorf("lives after %v", c.ends)
			}
			w.clock = start.Add(c.ends - time.Millisecond)
			if !w.live(w.elsewhere(), token) {
				t.Error("ended a millisecond early")
			}
		})
	}
}

// TestARememberedSessionEndsInTime: the memory must not lend it seconds.
func TestARememberedSessionEndsInTime(t *testing.T) {
	w := newWorld(t)
	token := w.start(session.Session{User: "u", Launch: "l"}, "")
	w.clock = w.clock.Add(session.OfLaunch - time.Second)
	if !w.live(w.Service, token) {
		t.Fatal("ended early")
	}
	w.clock = w.clock.Add(time.Second)
	if w.live(w.Service, token) {
		t.Error("a remembered session outlives its end")
	}
}

// TestCost is one read for all requests of 30 seconds, and one write an hour.
func TestCost(t *testing.T) {
	w := newWorld(t)
	token := w.start(session.Session{User: "u"}, "")
	w.table.Writes = 0
	for range 120 {
		if !w.live(w.Service, token) {
			t.Fatal("not alive")
		}
		w.clock = w.clock.Add(time.Minute / 4)
	}
	if w.table.Reads != 60 || w.table.Writes != 0 {
		t.Errorf("%d reads and %d writes for 120 requests in half an hour", w.table.Reads, w.table.Writes)
	}
	w.clock = w.clock.Add(time.Hour)
	for range 4 {
		w.live(w.elsewhere(), token)
	}
	if w.table.Writes != 1 {
		t.Errorf("%d writes for a new hour", w.table.Writes)
	}
	w.table.Reads = 0
	for _, bad := range []string{"", "x", token[:43], token + "."} {
		w.live(w.Service, bad)
	}
	if w.table.Reads != 0 {
		t.Error("what is no token reaches the store")
	}
}

func TestSignOut(t *testing.T) {
	w := newWorld(t)
	other := w.elsewhere()
	token, stays := w.start(session.Session{User: "u"}, ""), w.start(session.Session{User: "u"}, "")
	if !w.live(other, token) || !w.live(w.Service, token) {
		t.Fatal("not alive")
	}
	for _, text := range []string{token, token, "", "x"} {
		if err := w.End(t.Context(), text); err != nil {
			t.Errorf("end %q: %v", text, err)
		}
	}
	if w.live(w.Service, token) || !w.live(w.Service, stays) {
		t.Error("the wrong session was ended")
	}
	w.clock = w.clock.Add(memo.Time)
	if w.live(other, token) {
		t.Error("it lives on elsewhere")
	}
}

func TestSignOutEverywhere(t *testing.T) {
	w := newWorld(t)
	other := w.elsewhere()
	var mine []string
	for range store.MaxOps + 20 {
		mine = append(mine, w.start(session.Session{User: "u"}, ""))
	}
	stranger := w.start(session.Session{User: "v"}, "")
	for _, token := range mine {
		if !w.live(w.Service, token) || !w.live(other, token) {
			t.Fatal("not alive")
		}
	}
	if err := w.EndAll(t.Context(), "u"); err != nil {
		t.Fatal(err)
	}
	w.clock = w.clock.Add(memo.Time)
	for _, token := range mine {
		if w.live(w.Service, token) || w.live(other, token) {
			t.Fatal("a session goes on")
		}
	}
	if !w.live(w.Service, stranger) || !w.live(w.Service, w.start(session.Session{User: "u"}, "")) {
		t.Error("somebody else was signed out, or nobody can sign in again")
	}
}

// TestSignOutEverywhereIsAtOnceHere does not wait for the memory.
func TestSignOutEverywhereIsAtOnceHere(t *testing.T) {
	w := newWorld(t)
	token := w.start(session.Session{User: "u"}, "")
	if !w.live(w.Service, token) {
		t.Fatal("not alive")
	}
	if err := w.EndAll(t.Context(), "u"); err != nil {
		t.Fatal(err)
	}
	if w.live(w.Service, token) {
		t.Error("the memory keeps it alive")
	}
}

// TestUseRacesSignOut: noting the use must not bring a session back.
func TestUseRacesSignOut(t *testing.T) {
	w := newWorld(t)
	token := w.start(session.Session{User: "u"}, "")
	w.clock = w.clock.Add(2 * time.Hour)
	var all sync.WaitGroup
	for range 20 {
		all.Go(func() { _, _ = w.elsewhere().Get(t.Context(), token) }) // may or may not find it
	}
	all.Go(func() {
		if err := w.End(t.Context(), token); err != nil {
			t.Error(err)
		}
	})
	all.Wait()
	if w.live(w.elsewhere(), token) {
		t.Error("a use brought the session back")
	}
}

func TestStartRefuses(t *testing.T) {
	w := newWorld(t)
	for _, user := range []string{"", "a b", "a;b", "ä", string(make([]byte, 65))} {
		if _, _, err := w.Start(t.Context(), session.Session{User: user}, ""); err == nil {
			t.Errorf("user %q", user)
		}
	}
	for _, frame := range []string{"", "*", "https:", "lms.example.org", "https://lms.example.org/", "https://a.org b.org", "https://*.org",
		"https://u@a.org", "javascript://x", "https://a.org;script-src", "'self'"} {
		if _, _, err := w.Start(t.Context(), session.Session{User: "u", Frames: []string{frame}}, ""); err == nil {
			t.Errorf("frame %q", frame)
		}
	}
}

// TestStoreTroubleIsNotSignedOut: the browser must keep its cookie.
func TestStoreTroubleIsNotSignedOut(t *testing.T) {
	w := newWorld(t)
	token := w.start(session.Session{User: "u"}, "")
	if err := w.store.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := w.Get(t.Context(), token); err == nil || errors.Is(err, session.ErrNone) {
		t.Errorf("err = %v", err)
	}
}
