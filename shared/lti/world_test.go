package lti_test

import (
	"context"
	"net/http"
	"net/url"
	"testing"
	"time"

	"formwright/shared/account"
	"formwright/shared/lti"
	"formwright/shared/lti/ltitest"
	"formwright/shared/problem"
	"formwright/shared/store"
	"formwright/shared/store/embedded"
)

const base = "https://forms.example.org"

// world is the tool and a platform that is registered with it.
type world struct {
	*lti.Service
	t        testing.TB
	table    store.Table
	accounts *account.Service
	lms      *ltitest.Platform
	platform lti.Platform
	clock    time.Time
}

func newWorld(t testing.TB) *world {
	t.Helper()
	w := &world{t: t, clock: time.Date(2026, 3, 1, 8, 0, 0, 0, time.UTC)}
	st, err := embedded.Open(t.TempDir(), embedded.Options{Now: w.now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	w.table = st.Table()
	w.accounts = account.New(w.table, 10, w.now)
	w.Service = w.restarted()
	w.lms = ltitest.New(base, w.now)
	t.Cleanup(w.lms.Close)
	w.platform = w.add(w.lms.ClientID)
	return w
}

// restarted is the service in another process: over the same table, knowing
// nothing.
func (w *world) restarted() *lti.Service {
	return lti.New(w.table, w.accounts, lti.Options{BaseURL: base, AllowPrivate: true, Pages: []string{"/forms", "/jobs"}}, w.now)
}

func (w *world) now() time.Time { return w.clock }

func (w *world) pass(d time.Duration) { w.clock = w.clock.Add(d) }

// registration is the emulator as an administrator would register it.
func (w *world) registration(client string) lti.Platform {
	return lti.Platform{Issuer: w.lms.Issuer, ClientID: client, AuthLoginURL: w.lms.URL(ltitest.AuthPath),
		AccessTokenURL: w.lms.URL(ltitest.TokenPath), JWKSURL: w.lms.URL(ltitest.KeysPath), Active: true}
}

func (w *world) add(client string) lti.Platform {
	w.t.Helper()
	p, err := w.Add(w.t.Context(), w.registration(client))
	if err != nil {
		w.t.Fatal(err)
	}
	return p
}

// edit changes the platform as it is now.
func (w *world) edit(c lti.Change) {
	w.t.Helper()
	p, err := w.Edit(w.t.Context(), w.platform.ID, c)
	if err != nil {
		w.t.Fatal(err)
	}
	w.platform = p
}

// login begins a launch with the emulator's parameters, changed.
func (w *world) login(change ...func(url.Values)) lti.Answer {
	w.t.Helper()
	a, err := w.tryLogin(change...)
	if err != nil {
		w.t.Fatal(err)
	}
	return a
}

func (w *world) tryLogin(change ...func(url.Values)) (lti.Answer, error) {
	params := w.lms.LoginParams()
	for _, c := range change {
		c(params)
	}
	return w.Login(w.t.Context(), params)
}

func param(name string, values ...string) func(url.Values) {
	return func(v url.Values) {
		v[name] = values
		if len(values) == 0 {
			delete(v, name)
		}
	}
}

// respond lets the platform answer a login.
func (w *world) respond(a lti.Answer, tampers ...ltitest.Tamper) url.Values {
	w.t.Helper()
	form, err := w.lms.Respond(a.Location, tampers...)
	if err != nil {
		w.t.Fatal(err)
	}
	return form
}

// finish lets the browser that has the cookies of an answer post a form.
func (w *world) finish(form url.Values, cookies []*http.Cookie) (lti.Answer, error) {
	return w.Callback(w.t.Context(), lti.Posted{Form: form, Cookies: cookies, Ours: true})
}

// launch is a whole launch.
func (w *world) launch(tampers ...ltitest.Tamper) (lti.Answer, error) {
	w.t.Helper()
	a := w.login()
	return w.finish(w.respond(a, tampers...), a.Cookies)
}

func (w *world) launched(tampers ...ltitest.Tamper) lti.Launch {
	w.t.Helper()
	a, err := w.launch(tampers...)
	if err != nil {
		w.t.Fatalf("%v: %+v", err, lti.RefusalOf(err))
	}
	if a.Launch == nil {
		w.t.Fatal("no launch")
	}
	return *a.Launch
}

// refused checks the code of a refusal, that it has a hint and no launch.
func refused(t testing.TB, a lti.Answer, err error, code problem.Code) *lti.Refusal {
	t.Helper()
	r := lti.RefusalOf(err)
	if r == nil || r.Problem.Code != code {
		t.Fatalf("err = %v, want %s", err, code)
	}
	if r.Hint == "" || r.Problem.Message == "" {
		t.Errorf("%s has no hint or message", code)
	}
	if a.Launch != nil || a.Location != "" || a.Page != nil {
		t.Errorf("%s came with %+v", code, a)
	}
	return r
}

func (w *world) user(id string) account.User {
	w.t.Helper()
	u, err := w.accounts.Get(context.Background(), id)
	if err != nil {
		w.t.Fatal(err)
	}
	return u
}
