package lti_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"formwright/shared/lti"
	"formwright/shared/lti/ltitest"
	"formwright/shared/problem"
)

// fetches checks how often the platform has been asked for its keys.
func (w *world) fetches(want int) {
	w.t.Helper()
	if got := w.lms.Fetches(); got != want {
		w.t.Errorf("the key set was fetched %d times, want %d", got, want)
	}
}

func TestKeysStayFresh(t *testing.T) {
	for _, tt := range []struct {
		control string
		fresh   time.Duration
	}{
		{"", time.Minute}, {"no-store", time.Minute}, {"max-age=5", time.Minute}, {"public, max-age=600", 10 * time.Minute},
		{"max-age=31536000", time.Hour}, {"no-cache, max-age=600", time.Minute}, {"max-age=-1", time.Minute}, {"max-age=99999999999999999999", time.Minute},
	} {
		t.Run(tt.control, func(t *testing.T) {
			w := newWorld(t)
			w.lms.CacheControl(tt.control)
			w.launched()
			w.pass(tt.fresh - time.Second)
			w.launched()
			w.fetches(1)
			w.Service = w.restarted() // a cold process has the key too
			w.launched()
			w.fetches(1)
			w.pass(time.Second)
			w.launched()
			w.fetches(2)
		})
	}
}

// TestRotation is a platform that signs with a new key in the middle of it all.
func TestRotation(t *testing.T) {
	w := newWorld(t)
	w.lms.CacheControl("max-age=3600")
	w.launched()
	before := w.login()
	posted := w.respond(before)
	w.lms.Rotate()
	w.launched() // at once
	w.fetches(2)
	if _, err := w.finish(posted, before.Cookies); err != nil { // signed before
		t.Error(err)
	}
	w.fetches(2)
	w.lms.Rotate()
	a, err := w.launch() // twice within a minute is not believed
	refused(t, a, err, problem.LTITokenInvalid)
	w.fetches(2)
	w.pass(time.Minute)
	w.launched()
	w.fetches(3)
}

// TestUnknownKeysAreNotHammered: made-up key names reach the platform once a
// minute.
func TestUnknownKeysAreNotHammered(t *testing.T) {
	w := newWorld(t)
	w.lms.CacheControl("max-age=3600")
	w.launched()
	for range 20 {
		a, err := w.launch(ltitest.Head("kid", "made-up"))
		refused(t, a, err, problem.LTITokenInvalid)
	}
	w.fetches(2)
	w.launched()
}

// TestHourlyRotation is Brightspace: a new key every hour, no-store, the old
// key gone.
func TestHourlyRotation(t *testing.T) {
	w := newWorld(t)
	w.lms.CacheControl("no-store")
	for hour := range 6 {
		if hour > 0 {
			w.lms.Rotate()
			w.lms.Forget()
		}
		w.launched()
		w.pass(time.Hour)
	}
	w.fetches(6)
}

func TestKeySetDown(t *testing.T) {
	w := newWorld(t)
	w.launched()
	w.lms.Down(true)
	w.pass(24*time.Hour - time.Second)
	w.launched() // the known key, stale
	w.launched()
	w.fetches(2) // and the platform is left alone for a while
	a, err := w.launch(ltitest.Head("kid", "new"))
	refused(t, a, err, problem.LTIKeysUnavailable)
	w.Service = w.restarted()
	w.launched()
	w.pass(time.Second)
	a, err = w.launch()
	refused(t, a, err, problem.LTIKeysUnavailable)
	w.lms.Down(false)
	w.pass(time.Second)
	w.launched()
}

// TestWithdrawnKey: a key the platform no longer publishes is not believed once
// the set was read again.
func TestWithdrawnKey(t *testing.T) {
	w := newWorld(t)
	old := w.login()
	posted := w.respond(old)
	w.launched()
	w.lms.Rotate()
	w.lms.Forget()
	w.pass(time.Minute)
	w.launched()
	a, err := w.finish(posted, old.Cookies)
	refused(t, a, err, problem.LTITokenInvalid)
}

// TestKeysOfAnotherAddress: an edited keyset URL brings its own keys, the old
// ones count no more.
func TestKeysOfAnotherAddress(t *testing.T) {
	w := newWorld(t)
	w.launched()
	other := ltitest.New(base, w.now)
	defer other.Close()
	other.Rotate()
	other.Forget() // publishes key-2 alone
	address := other.URL(ltitest.KeysPath)
	w.edit(lti.Change{JWKSURL: &address})
	a, err := w.launch()
	refused(t, a, err, problem.LTITokenInvalid)
}

func TestTestKeys(t *testing.T) {
	w := newWorld(t)
	big := []byte(`{"keys":[` + strings.Repeat(" ", 1<<20) + `]}`)
	redirect := httptest.NewServer(http.RedirectHandler(w.lms.URL(ltitest.KeysPath), http.StatusFound))
	defer redirect.Close()
	for name, tt := range map[string]struct {
		prepare func()
		keys    int
		says    string
	}{
		"good":      {func() { w.lms.Rotate() }, 2, "usable RS256 keys: 2"},
		"down":      {func() { w.lms.Down(true) }, 0, "answered 503"},
		"too large": {func() { w.lms.Serve(big) }, 0, "more than 1024 KB"},
		"no JSON":   {func() { w.lms.Serve([]byte("<html>")) }, 0, "not a JSON Web Key Set"},
		"no keys":   {func() { w.lms.Serve([]byte(`{"keys":[{"kty":"EC"}]}`)) }, 0, "no RSA key"},
		"redirect":  {func() { w.edit(lti.Change{JWKSURL: &redirect.URL}) }, 0, "answered 302"},
	} {
		t.Run(name, func(t *testing.T) {
			address := w.lms.URL(ltitest.KeysPath)
			w.lms.Forget()
			w.edit(lti.Change{JWKSURL: &address})
			w.lms.Down(false)
			w.lms.Serve(nil)
			tt.prepare()
			got, err := w.TestKeys(t.Context(), w.platform.ID)
			if err != nil || got.Keys != tt.keys || !strings.Contains(got.Message, tt.says) {
				t.Errorf("%+v, %v", got, err)
			}
		})
	}
	if _, err := w.TestKeys(t.Context(), "nobody"); problem.CodeOf(err) != problem.PlatformNotFound {
		t.Error(err)
	}
}
