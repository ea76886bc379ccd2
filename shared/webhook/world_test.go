package webhook_test

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"
	"time"

	"formwright/shared/account"
	"formwright/shared/mail"
	"formwright/shared/problem"
	"formwright/shared/seal"
	"formwright/shared/store"
	"formwright/shared/store/embedded"
	"formwright/shared/webhook"
)

const (
	owner  = "u1"
	formID = "Zm9ybS1vZi10ZXN0cy0x"
)

// world is the service over a real store and a receiver of its own, with a
// clock that stands still until it is moved.
type world struct {
	*webhook.Service
	t        *testing.T
	services webhook.Services
	store    *embedded.Store
	queue    *embedded.Queue
	receiver *receiver
	mails    *mails

	mu    sync.Mutex
	clock time.Time
}

func newWorld(t *testing.T) *world {
	t.Helper()
	w := &world{t: t, clock: time.Date(2026, 3, 1, 8, 0, 0, 0, time.UTC), mails: &mails{}}
	st, err := embedded.Open(t.TempDir(), embedded.Options{Now: w.now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	ring := seal.NewRing(w.now())
	w.store, w.queue = st, st.Queue("webhooks", embedded.QueueOptions{Visibility: time.Minute})
	w.services = webhook.Services{Table: st.Table(), Queue: w.queue, Box: seal.NewBox(seal.Fixed(ring)), Forms: forms{}, Owners: owners{}, Mails: w.mails}
	w.Service = w.process(webhook.Options{AllowPrivate: true})
	w.receiver = newReceiver(t)
	return w
}

// process is another process over the same table.
func (w *world) process(o webhook.Options) *webhook.Service {
	o.BaseURL = "https://forms.example.org"
	if o.Chance == nil {
		o.Chance = func() float64 { return 0.5 } // no jitter
	}
	return webhook.New(w.services, o, w.now)
}

func (w *world) now() time.Time {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.clock
}

func (w *world) pass(d time.Duration) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.clock = w.clock.Add(d)
}

// save sets the endpoint to the receiver.
func (w *world) save() webhook.Endpoint {
	w.t.Helper()
	e, err := w.Save(w.t.Context(), owner, formID, w.receiver.URL+"/hook")
	if err != nil {
		w.t.Fatal(err)
	}
	return e
}

// store makes a submission as forms do; the returned function is what comes
// after the commit.
func (w *world) submit(id string) func(context.Context) {
	w.t.Helper()
	ops, after, err := w.Ops(w.t.Context(), formID, webhook.Submission{ID: id, At: w.now(), Answers: json.RawMessage(`{"City":"Paris <3"}`)})
	if err != nil {
		w.t.Fatal(err)
	}
	row := store.Put(store.Item{Key: store.Key{PK: "SUBMISSION", SK: id}})
	if err := w.store.Table().Write(w.t.Context(), append(ops, row)...); err != nil {
		w.t.Fatal(err)
	}
	return after
}

// work handles every message that is there now.
func (w *world) work() (handled int) {
	w.t.Helper()
	for {
		messages, err := w.queue.Receive(w.t.Context(), 10, 0)
		if err != nil {
			w.t.Fatal(err)
		}
		if len(messages) == 0 {
			return handled
		}
		for _, m := range messages {
			if err := w.Handle(w.t.Context(), m.Body); err != nil {
				w.t.Errorf("handle %s: %v", m.Body, err)
			}
			if err := w.queue.Done(w.t.Context(), m); err != nil {
				w.t.Fatal(err)
			}
			handled++
		}
	}
}

func (w *world) sweep() {
	w.t.Helper()
	if err := w.Sweep(w.t.Context()); err != nil {
		w.t.Fatal(err)
	}
}

// only is the one delivery there is.
func (w *world) only() webhook.Delivery {
	w.t.Helper()
	list, total, err := w.List(w.t.Context(), owner, formID, 10, 0)
	if err != nil || total != 1 || len(list) != 1 {
		w.t.Fatalf("%d of %d deliveries, %v", len(list), total, err)
	}
	return list[0]
}

// want checks where the one delivery stands.
func (w *world) want(state webhook.State, attempts, status int) webhook.Delivery {
	w.t.Helper()
	d := w.only()
	if d.State != state || d.Attempts != attempts || d.Status != status {
		w.t.Errorf("%s after %d attempts, status %d (%s); want %s after %d, status %d", d.State, d.Attempts, d.Status, d.Error, state, attempts, status)
	}
	return d
}

// forms knows one form.
type forms struct{}

func (forms) Owned(_ context.Context, user, id string) error {
	if user != owner || id != formID {
		return problem.New(problem.NotFound, "There is no such form.")
	}
	return nil
}

func (f forms) Sample(ctx context.Context, user, id string) (json.RawMessage, error) {
	return json.RawMessage(`{"City":"Sample"}`), f.Owned(ctx, user, id)
}

type owners struct{}

func (owners) Get(_ context.Context, id string) (account.User, error) {
	return account.User{ID: id, Email: "ada@example.org"}, nil
}

// mails keeps what was sent; the first few are refused for the moment.
type mails struct {
	mu     sync.Mutex
	broken int
	sent   []mail.Message
}

func (m *mails) Send(_ context.Context, message mail.Message) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.broken > 0 {
		m.broken--
		return io.ErrUnexpectedEOF
	}
	m.sent = append(m.sent, message)
	return nil
}

// receiver keeps what it was sent and answers what it is told.
type receiver struct {
	*httptest.Server
	mu     sync.Mutex
	answer http.HandlerFunc
	got    []received
}

type received struct {
	header http.Header
	method string
	body   []byte
}

func newReceiver(t *testing.T) *receiver {
	r := &receiver{answer: func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) }}
	r.Server = httptest.NewServer(r)
	t.Cleanup(r.Close)
	return r
}

func (r *receiver) ServeHTTP(w http.ResponseWriter, req *http.Request) {
	body, _ := io.ReadAll(req.Body)
	r.mu.Lock()
	r.got = append(r.got, received{req.Header.Clone(), req.Method, bytes.Clone(body)})
	answer := r.answer
	r.mu.Unlock()
	answer(w, req)
}

func (r *receiver) answers(h http.HandlerFunc) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.answer = h
}

// status answers with one status and some header.
func status(code int, header ...string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		for i := 0; i+1 < len(header); i += 2 {
			w.Header().Set(header[i], header[i+1])
		}
		w.WriteHeader(code)
	}
}

func (r *receiver) all() []received {
	r.mu.Lock()
	defer r.mu.Unlock()
	return append([]received(nil), r.got...)
}
