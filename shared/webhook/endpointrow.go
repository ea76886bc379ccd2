package webhook

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"time"

	"formwright/shared/store"
)

// endpoint is an endpoint as it is stored.
type endpoint struct {
	formID string
	owner  string
	url    string
	active bool
	reason string
	sealed []byte // the secrets
	// epoch is another one when the endpoint is made or turned on again:
	// deliveries of an earlier epoch have ended.
	epoch   string
	version string // another one after every write; empty: there is no row

	createdAt, updatedAt time.Time
	failingSince         time.Time // the first failure since the last success; zero when there is none
	failedAt             time.Time // the last one
	throttleUntil        time.Time // nothing is sent before
	notice               time.Time // when the owner is to be told that it was disabled; zero for never
	notices              int       // how often that was tried
}

// secrets are what stands in the row sealed.
type secrets struct {
	Current  Secret `json:"current"`
	Previous Secret `json:"previous,omitempty"`
	Until    int64  `json:"until,omitempty"` // when Previous signs no more
}

// at lists the secrets that sign at a moment.
func (s secrets) at(now time.Time) Secrets {
	if s.Previous != "" && now.Before(fromMillis(s.Until)) {
		return Secrets{s.Current, s.Previous}
	}
	return Secrets{s.Current}
}

func (e endpoint) public() Endpoint {
	return Endpoint{URL: e.url, Active: e.active, Reason: e.reason, CreatedAt: e.createdAt, UpdatedAt: e.updatedAt}
}

// takes reports whether the endpoint still takes deliveries of an epoch.
func (e endpoint) takes(epoch string) bool { return e.active && e.epoch == epoch }

// sealContext binds sealed secrets to their form: copied to another row they do
// not open.
func sealContext(formID string) []byte { return []byte("webhook of " + formID) }

func (s *Service) seal(formID string, open secrets) ([]byte, error) {
	plain, err := json.Marshal(open)
	if err != nil {
		return nil, fmt.Errorf("encode webhook secrets: %w", err)
	}
	sealed, err := s.Box.Seal(plain, sealContext(formID))
	if err != nil {
		return nil, fmt.Errorf("seal webhook secrets: %w", err)
	}
	return sealed, nil
}

// open unseals the secrets. Only those who sign or rotate need the keys for it.
func (s *Service) open(e endpoint) (out secrets, err error) {
	plain, err := s.Box.Open(e.sealed, sealContext(e.formID))
	if err != nil {
		return out, fmt.Errorf("open webhook secrets: %w", err)
	}
	if err := json.Unmarshal(plain, &out); err != nil {
		return out, fmt.Errorf("read webhook secrets: %w", err)
	}
	return out, nil
}

func (e endpoint) item() store.Item {
	item := store.Item{Key: endpointKey(e.formID), Attrs: map[string]any{
		"owner": e.owner, "url": e.url, "active": e.active, "reason": e.reason, "sealed": e.sealed,
		"epoch": e.epoch, "version": e.version, "createdAt": millis(e.createdAt), "updatedAt": millis(e.updatedAt),
		"failingSince": millis(e.failingSince), "failedAt": millis(e.failedAt), "throttleUntil": millis(e.throttleUntil),
		"notice": millis(e.notice), "notices": int64(e.notices),
	}}
	if !e.notice.IsZero() {
		item.Index[1] = watchKey(e.notice, e.formID, kindNotice)
	}
	return item
}

// endpoint reads a row or gives store.ErrNotFound.
func (s *Service) endpoint(ctx context.Context, formID string) (endpoint, error) {
	item, err := s.Table.Get(ctx, endpointKey(formID))
	if err != nil {
		return endpoint{}, fmt.Errorf("get webhook: %w", err)
	}
	return endpoint{
		formID: formID, sealed: item.Bytes("sealed"), owner: item.String("owner"), url: item.String("url"), active: item.Bool("active"), reason: item.String("reason"),
		epoch: item.String("epoch"), version: item.String("version"),
		createdAt: fromMillis(item.Int("createdAt")), updatedAt: fromMillis(item.Int("updatedAt")),
		failingSince: fromMillis(item.Int("failingSince")), failedAt: fromMillis(item.Int("failedAt")),
		throttleUntil: fromMillis(item.Int("throttleUntil")), notice: fromMillis(item.Int("notice")), notices: int(item.Int("notices")),
	}, nil
}

func random() string { return rand.Text() }
