// Package webhook tells the owner's own server of every submission of a form
// (contract 6.2). It promises that a submission that was stored while its form
// had an endpoint is sent at least once, whatever dies on the way, until the
// receiver takes it, the schedule is used up or the endpoint ends; that every
// try of it carries the same webhook-id; and that nothing but the public
// Internet is ever reached.
//
// The delivery is a row that is written in the submission's own transaction. A
// queue message only makes it go out at once: the sweeper finds every row whose
// time has come without one.
package webhook

import (
	"context"
	"crypto/x509"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net"
	"time"

	"formwright/shared/account"
	"formwright/shared/mail"
	"formwright/shared/problem"
	"formwright/shared/source/guard"
	"formwright/shared/store"
)

// Sealer encrypts what is stored. What was sealed for one context opens for no
// other.
type Sealer interface {
	Seal(plain, context []byte) ([]byte, error)
	Open(sealed, context []byte) ([]byte, error)
}

// Forms is what is asked of forms. For a form that is not the owner's both give
// the problem that there is no such form.
type Forms interface {
	// Owned tells whether a form is the owner's.
	Owned(ctx context.Context, owner, formID string) error
	// Sample is an object of made-up answers with the names of real ones.
	Sample(ctx context.Context, owner, formID string) (json.RawMessage, error)
}

// Owners finds the address of a form's owner.
type Owners interface {
	Get(ctx context.Context, id string) (account.User, error)
}

// Services are what the service works with. Forms is only used where owners
// ask, Owners and Mails only where deliveries are made.
type Services struct {
	Table  store.Table
	Queue  store.Queue
	Box    Sealer
	Forms  Forms
	Owners Owners
	Mails  mail.Sender
}

// Options are the settings of the service.
type Options struct {
	BaseURL      string         // of this service, for mails
	AllowPrivate bool           // also allows loopback, http and any port, for one machine
	Resolver     *net.Resolver  // nil is the machine's
	Roots        *x509.CertPool // nil is the machine's
	Timeout      time.Duration  // of one request; 0 is 15 s
	Chance       func() float64 // spreads retries, in [0,1); nil is random
}

// Service keeps the endpoints of forms and makes the deliveries. It is safe for
// concurrent use, also by several processes over one table.
type Service struct {
	Services
	options Options
	client  *guard.Client
	now     func() time.Time
}

// New makes the service.
func New(s Services, o Options, now func() time.Time) *Service {
	if o.Chance == nil {
		o.Chance = rand.Float64
	}
	if o.Timeout == 0 {
		o.Timeout = sendTime
	}
	client := guard.New(guard.Options{AllowPrivate: o.AllowPrivate, Timeout: o.Timeout, Field: "url", Resolver: o.Resolver, Roots: o.Roots})
	return &Service{Services: s, options: o, client: client, now: now}
}

// message is the queue's body: what is to be done for which form.
type message struct {
	Kind string `json:"kind"`
	Form string `json:"form"`
	ID   string `json:"id,omitempty"` // of a delivery
}

// The kinds of message.
const (
	kindDelivery = "delivery"
	kindNotice   = "notice"
)

func (m message) String() string {
	body, _ := json.Marshal(m) // strings always marshal
	return string(body)
}

// Handle does what one message of the queue asks for. It gives an error only
// for trouble of our own; the message then comes again.
func (s *Service) Handle(ctx context.Context, body string) error {
	var m message
	if err := json.Unmarshal([]byte(body), &m); err != nil {
		return fmt.Errorf("read queue body: %w", err)
	}
	switch {
	case m.Kind == kindDelivery && m.Form != "" && m.ID != "":
		return s.deliver(ctx, m.Form, m.ID)
	case m.Kind == kindNotice && m.Form != "":
		return s.notify(ctx, m.Form)
	}
	return fmt.Errorf("queue body is neither a delivery nor a notice: %.100q", body)
}

func partition(formID string) string      { return "WEBHOOK#" + formID }
func endpointKey(formID string) store.Key { return store.Key{PK: partition(formID), SK: "ENDPOINT"} }
func deliveryKey(formID, id string) store.Key {
	return store.Key{PK: partition(formID), SK: "DELIVERY#" + id}
}
func bodyKey(formID, id string) store.Key { return store.Key{PK: partition(formID), SK: "BODY#" + id} }

// listKey places a delivery in the list of its form, by time.
func listKey(d Delivery) store.Key {
	return store.Key{PK: partition(d.FormID), SK: sortTime(d.CreatedAt) + "#" + d.ID}
}

// watchPK is the index partition of rows that need a look at a certain time.
const watchPK = "WEBHOOKS"

func watchKey(due time.Time, formID, id string) store.Key {
	return store.Key{PK: watchPK, SK: sortTime(due) + "#" + formID + "#" + id}
}

func sortTime(t time.Time) string { return fmt.Sprintf("%015d", t.UnixMilli()) }

func millis(t time.Time) int64 {
	if t.IsZero() {
		return 0
	}
	return t.UnixMilli()
}

func fromMillis(n int64) time.Time {
	if n == 0 {
		return time.Time{}
	}
	return time.UnixMilli(n).UTC()
}

func noWebhook() error {
	return problem.New(problem.WebhookNotFound, "This form has no webhook.")
}
