package signin_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/account"
	"formwright/shared/mail"
	"formwright/shared/problem"
	"formwright/shared/ratelimit"
	"formwright/shared/signin"
	"formwright/shared/store"
	"formwright/shared/store/embedded"
	"formwright/shared/store/storetest"
)

const base = "https://forms.example.org"

// world is sign-in over a real store with a clock that is moved and a post
// office that keeps the mails.
type world struct {
	*signin.Service
	t        *testing.T
	store    *embedded.Store
	table    *storetest.Counted
	accounts *account.Service
	post     *post
	clock    time.Time
}

// post keeps mails, or fails.
type post struct {
	mails []mail.Message
	err   error
}

func (p *post) Send(_ context.Context, m mail.Message) error {
	p.mails = append(p.mails, m)
	return p.err
}

func newWorld(t *testing.T, limit int) *world {
	t.Helper()
	w := &world{t: t, post: &post{}, clock: time.Date(2026, 3, 1, 8, 0, 0, 123e6, time.UTC)}
	st, err := embedded.Open(t.TempDir(), embedded.Options{Now: w.now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	w.store, w.table = st, &storetest.Counted{Table: st.Table()}
	w.accounts = account.New(w.table, 10, w.now)
	w.Service = signin.New(w.table, w.accounts, ratelimit.New(w.table, w.now), w.post, signin.Options{BaseURL: base, Limit: limit}, w.now)
	return w
}

func (w *world) now() time.Time { return w.clock }

// ask asks for a link and gives the token in the mail.
func (w *world) ask(a signin.Asked) string {
	w.t.Helper()
	if err := w.Request(w.t.Context(), a); err != nil {
		w.t.Fatal(err)
	}
	return w.token(w.post.mails[len(w.post.mails)-1].Text)
}

// token finds the token of the one link in a text.
func (w *world) token(text string) string {
	w.t.Helper()
	_, rest, ok := strings.Cut(text, base+"/signin/")
	if !ok || strings.Count(text, "http") != 1 {
		w.t.Fatalf("not one link in %q", text)
	}
	token, _, _ := strings.Cut(rest, "\n")
	return token
}

func TestLinkSignsInOnce(t *testing.T) {
	w := newWorld(t, 10)
	token := w.ask(signin.Asked{Email: " Ada@Example.org", Address: "203.0.113.7", Next: "/jobs?limit=5", Link: "platform#sub"})
	if len(token) != 43 {
		t.Errorf("token %q is not 256 bits", token)
	}
	for range 2 { // looking uses nothing up
		got, err := w.Look(t.Context(), token)
		if diff := cmp.Diff(signin.Looked{Email: "ada@example.org", Next: "/jobs?limit=5", Link: "platform#sub"}, got); diff != "" || err != nil {
			t.Error(diff, err)
		}
	}
	if _, err := w.accounts.ByEmail(t.Context(), "ada@example.org"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("there is an account before anything is proved: %v", err)
	}
	got, err := w.Redeem(t.Context(), token)
	if err != nil {
		t.Fatal(err)
	}
	user, err := w.accounts.ByEmail(t.Context(), "ada@example.org")
	if diff := cmp.Diff(signin.Redeemed{User: user, Next: "/jobs?limit=5", Link: "platform#sub"}, got); diff != "" || err != nil || user.Asserted {
		t.Error(diff, err)
	}
	w.gone(token)
	if again, err := w.Redeem(t.Context(), w.ask(signin.Asked{Email: "ada@example.org"})); err != nil || again.User != user || again.Next != "" {
		t.Errorf("the next link: %+v, %v", again, err)
	}
}

// gone wants a link to be of no use, and to be told so.
func (w *world) gone(token string) {
	w.t.Helper()
	_, looked := w.Look(w.t.Context(), token)
	_, redeemed := w.Redeem(w.t.Context(), token)
	for _, err := range []error{looked, redeemed} {
		var p *problem.Error
		if !errors.As(err, &p) || p.Code != problem.NotFound || !strings.Contains(p.Message, "ask for a new one") {
			w.t.Errorf("%.20q: err = %v", token, err)
		}
	}
}

// TestRedeemedOnce: fifty at once, one wins.
func TestRedeemedOnce(t *testing.T) {
	w := newWorld(t, 10)
	token := w.ask(signin.Asked{Email: "ada@example.org"})
	won := make(chan signin.Redeemed, 50)
	var all sync.WaitGroup
	for range 50 {
		all.Go(func() {
			r, err := w.Redeem(t.Context(), token)
			switch problem.CodeOf(err) {
			case "":
				won <- r
			case problem.NotFound:
			default:
				t.Error(err)
			}
		})
	}
	all.Wait()
	if len(won) != 1 {
		t.Fatalf("%d of 50 were signed in", len(won))
	}
	if page, err := w.accounts.List(t.Context(), 10, ""); err != nil || len(page.Users) != 1 || page.Users[0] != (<-won).User {
		t.Errorf("accounts %+v, %v", page.Users, err)
	}
}

func TestFifteenMinutes(t *testing.T) {
	w := newWorld(t, 10)
	start := w.clock
	token, late := w.ask(signin.Asked{Email: "ada@example.org"}), w.ask(signin.Asked{Email: "ada@example.org"})
	w.clock = start.Add(signin.Life)
	w.gone(late)
	w.clock = start.Add(signin.Life - time.Millisecond)
	if _, err := w.Redeem(t.Context(), token); err != nil {
		t.Errorf("a millisecond before its end: %v", err)
	}
}

func TestANewLinkLeavesOthersAlone(t *testing.T) {
	w := newWorld(t, 10)
	var tokens []string
	for range 3 {
		tokens = append(tokens, w.ask(signin.Asked{Email: "ada@example.org"}))
	}
	for _, token := range tokens {
		if _, err := w.Redeem(t.Context(), token); err != nil {
			t.Error(err)
		}
	}
}

func TestWhatIsNoLink(t *testing.T) {
	w := newWorld(t, 10)
	good := w.ask(signin.Asked{Email: "ada@example.org"})
	w.table.Reads = 0
	for _, bad := range []string{"", "x", good[:42], good + "A", strings.Repeat("a", 4000)} {
		w.gone(bad)
	}
	if w.table.Reads != 0 {
		t.Error("what cannot be a token reaches the store")
	}
	w.gone(strings.Repeat("A", 43))
	w.gone("\x00" + good[1:])
}

// TestTheStoreHoldsNoToken: who reads the table cannot sign in.
func TestTheStoreHoldsNoToken(t *testing.T) {
	w := newWorld(t, 10)
	rows := &recorder{Table: w.table}
	s := signin.New(rows, w.accounts, ratelimit.New(w.table, w.now), w.post, signin.Options{BaseURL: base, Limit: 10}, w.now)
	link, err := s.Make(t.Context(), "ada@example.org", "/jobs")
	if err != nil || !strings.HasPrefix(link, base+"/signin/") {
		t.Fatalf("%q, %v", link, err)
	}
	if strings.Contains(rows.text, w.token(link)) || !strings.Contains(rows.text, "ada@example.org") {
		t.Errorf("the row is %s", rows.text)
	}
	if got, err := s.Redeem(t.Context(), w.token(link)); err != nil || got.User.Email != "ada@example.org" || got.Next != "/jobs" {
		t.Errorf("%+v, %v", got, err)
	}
	if len(w.post.mails) != 0 {
		t.Error("the command sent a mail")
	}
}

// recorder keeps what is written.
type recorder struct {
	store.Table
	text string
}

func (r *recorder) Write(ctx context.Context, ops ...store.Op) error {
	r.text += fmt.Sprint(ops)
	return r.Table.Write(ctx, ops...)
}

// TestNoEnumeration: with and without an account, asking costs and says the
// same, and the mails differ in nothing but the token.
func TestNoEnumeration(t *testing.T) {
	w := newWorld(t, 3)
	if _, err := w.accounts.Ensure(t.Context(), "known0@example.org"); err != nil {
		t.Fatal(err)
	}
	type seen struct {
		Reads, Writes, Mails int
		Mail                 string
		Err                  error
	}
	try := func(email string, i int) (s seen) {
		w.table.Reads, w.table.Writes, w.post.mails = 0, 0, nil
		s.Err = w.Request(t.Context(), signin.Asked{Email: email, Address: fmt.Sprint(email, i)})
		s.Reads, s.Writes, s.Mails = w.table.Reads, w.table.Writes, len(w.post.mails)
		for _, m := range w.post.mails {
			s.Mail = strings.ReplaceAll(m.Subject+m.Text, w.token(m.Text), "TOKEN")
		}
		return s
	}
	for i := range 5 { // the last two are over the mailbox's limit
		known, unknown := try("known0@example.org", i), try("nobody@example.org", i)
		if diff := cmp.Diff(known, unknown); diff != "" || known.Err != nil {
			t.Errorf("request %d: %s %v", i, diff, known.Err)
		}
		if want := min(1, max(0, 3-i)); known.Mails != want {
			t.Errorf("request %d: %d mails, want %d", i, known.Mails, want)
		}
	}
}

func TestLimits(t *testing.T) {
	w := newWorld(t, 3)
	for i := range 3 {
		w.ask(signin.Asked{Email: fmt.Sprintf("a%d@example.org", i), Address: "203.0.113.7"})
	}
	err := w.Request(t.Context(), signin.Asked{Email: "a9@example.org", Address: "203.0.113.7"})
	var limited *signin.Limited
	if !errors.As(err, &limited) || limited.Seconds < 1 || limited.Seconds > 3600 || problem.CodeOf(err) != problem.RateLimited || strings.Contains(err.Error(), "203") {
		t.Fatalf("err = %v", err)
	}
	if len(w.post.mails) != 3 {
		t.Errorf("%d mails", len(w.post.mails))
	}
	w.clock = w.clock.Add(time.Duration(limited.Seconds) * time.Second)
	w.ask(signin.Asked{Email: "a9@example.org", Address: "203.0.113.7"})

	free := newWorld(t, 0)
	for range 20 {
		free.ask(signin.Asked{Email: "ada@example.org", Address: "203.0.113.7"})
	}
}

func TestRequestRefuses(t *testing.T) {
	w := newWorld(t, 10)
	for _, a := range []signin.Asked{{Email: ""}, {Email: "nobody"}, {Email: "a@b.org\r\nBcc: c@d.org"}, {Email: "Ada <a@b.org>"},
		{Email: "a@b.org", Next: "//evil.example.org"}, {Email: "a@b.org", Next: "https://evil.example.org"}} {
		if err := w.Request(t.Context(), a); problem.CodeOf(err) != problem.InvalidRequest {
			t.Errorf("%+v: %v", a, err)
		}
		if _, err := w.Make(t.Context(), a.Email, a.Next); problem.CodeOf(err) != problem.InvalidRequest {
			t.Errorf("make %+v: %v", a, err)
		}
	}
	if len(w.post.mails) != 0 || w.table.Writes != 0 {
		t.Error("something was sent or written all the same")
	}
}

func TestPostTrouble(t *testing.T) {
	w := newWorld(t, 10)
	w.post.err = fmt.Errorf("send mail: %w", mail.ErrRefused)
	if err := w.Request(t.Context(), signin.Asked{Email: "ada@example.org"}); err != nil {
		t.Errorf("a mailbox that does not exist is told: %v", err)
	}
	w.post.err = errors.New("connection refused")
	if err := w.Request(t.Context(), signin.Asked{Email: "ada@example.org"}); problem.CodeOf(err) != problem.Unavailable {
		t.Errorf("err = %v", err)
	}
}

// TestTroubleDoesNotUseALinkUp: the person can click again.
func TestTroubleDoesNotUseALinkUp(t *testing.T) {
	w := newWorld(t, 10)
	token := w.ask(signin.Asked{Email: "ada@example.org"})
	broken := signin.New(w.table, account.New(refusing{w.table}, 10, w.now), ratelimit.New(w.table, w.now), w.post, signin.Options{BaseURL: base}, w.now)
	if _, err := broken.Redeem(t.Context(), token); problem.CodeOf(err) != problem.Internal {
		t.Fatalf("err = %v", err)
	}
	if _, err := w.Redeem(t.Context(), token); err != nil {
		t.Errorf("the link was used up: %v", err)
	}
}

// refusing takes no writes.
type refusing struct{ store.Table }

func (refusing) Write(context.Context, ...store.Op) error { return errors.New("throttled") }

func TestMailTexts(t *testing.T) {
	w := newWorld(t, 10)
	w.ask(signin.Asked{Email: "ada@example.org", Next: "/jobs"})
	w.ask(signin.Asked{Email: "ada@example.org", Link: "platform#sub"})
	for i, want := range []struct{ subject, says string }{
		{"Sign in to forms.example.org", "ignore this mail"},
		{"Connect your account at forms.example.org", "do not open the link"},
	} {
		m := w.post.mails[i]
		if m.To != "ada@example.org" || m.Subject != want.subject {
			t.Errorf("to %q, subject %q", m.To, m.Subject)
		}
		for _, part := range []string{want.says, "forms.example.org", "once", "15 minutes"} {
			if !strings.Contains(m.Text, part) {
				t.Errorf("the mail does not say %q:\n%s", part, m.Text)
			}
		}
		if strings.Contains(m.Text, "ada@") || strings.Contains(m.Text, "platform") || strings.Contains(m.Text, "/jobs") {
			t.Errorf("the mail repeats what was asked:\n%s", m.Text)
		}
	}
}
