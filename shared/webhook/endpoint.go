package webhook

import (
	"context"
	"errors"
	"fmt"
	"time"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// bothFor is how long a secret still signs beside the one that replaced it.
const bothFor = 24 * time.Hour

// Endpoint is where the submissions of a form are sent.
type Endpoint struct {
	URL       string
	Active    bool
	Reason    string // why it is not active
	Secret    Secret // only when it was just made
	CreatedAt time.Time
	UpdatedAt time.Time
}

// Save sets the address of a form's endpoint and makes the endpoint, with its
// secret, when there is none. It also turns an endpoint on again that was
// disabled.
func (s *Service) Save(ctx context.Context, owner, formID, url string) (Endpoint, error) {
	if err := s.Forms.Owned(ctx, owner, formID); err != nil {
		return Endpoint{}, err
	}
	if err := s.client.CheckURL(url); err != nil {
		return Endpoint{}, err
	}
	var made Secret
	e, err := s.edit(ctx, formID, func(e *endpoint) error {
		made = ""
		if e.version == "" {
			made = NewSecret()
			sealed, err := s.seal(formID, secrets{Current: made})
			if err != nil {
				return err
			}
			e.createdAt, e.sealed = s.now(), sealed
		}
		if !e.active {
			e.epoch = random() // what ended with the endpoint stays ended
		}
		e.url, e.active, e.reason, e.owner, e.updatedAt = url, true, "", owner, s.now()
		e.failingSince, e.failedAt, e.throttleUntil, e.notice = time.Time{}, time.Time{}, time.Time{}, time.Time{}
		return nil
	})
	shown := e.public()
	shown.Secret = made
	return shown, err
}

// Get gives the endpoint of a form, without its secret.
func (s *Service) Get(ctx context.Context, owner, formID string) (Endpoint, error) {
	e, err := s.owned(ctx, owner, formID)
	return e.public(), err
}

// Rotate gives the endpoint another secret. For a day the old one signs too.
func (s *Service) Rotate(ctx context.Context, owner, formID string) (Endpoint, error) {
	if _, err := s.owned(ctx, owner, formID); err != nil {
		return Endpoint{}, err
	}
	made := NewSecret()
	e, err := s.edit(ctx, formID, func(e *endpoint) error {
		if e.version == "" {
			return noWebhook()
		}
		was, err := s.open(*e)
		if err != nil {
			return err
		}
		e.sealed, err = s.seal(formID, secrets{Current: made, Previous: was.Current, Until: millis(s.now().Add(bothFor))})
		e.updatedAt = s.now()
		return err
	})
	shown := e.public()
	shown.Secret = made
	return shown, err
}

// Delete ends the endpoint of a form; deliveries that wait end with it.
func (s *Service) Delete(ctx context.Context, owner, formID string) error {
	if err := s.Forms.Owned(ctx, owner, formID); err != nil {
		return err
	}
	err := s.Table.Write(ctx, store.Delete(endpointKey(formID), store.Present()))
	if _, _, absent := store.FailedOp(err); absent {
		return noWebhook()
	}
	if err != nil {
		return fmt.Errorf("delete webhook: %w", err)
	}
	return nil
}

// owned gives the endpoint of a form to its owner.
func (s *Service) owned(ctx context.Context, owner, formID string) (endpoint, error) {
	if err := s.Forms.Owned(ctx, owner, formID); err != nil {
		return endpoint{}, err
	}
	e, err := s.endpoint(ctx, formID)
	if errors.Is(err, store.ErrNotFound) {
		return endpoint{}, noWebhook()
	}
	return e, err
}

// maxEdits is how often an edit is tried that others came before.
const maxEdits = 8

// errUnchanged ends an edit that has nothing to write.
var errUnchanged = errors.New("the endpoint stays as it is")

// edit changes the row of an endpoint, or makes it; change sees a row without a
// version when there is none, and sees the row again when somebody else wrote
// first.
func (s *Service) edit(ctx context.Context, formID string, change func(*endpoint) error) (endpoint, error) {
	for range maxEdits {
		e, err := s.endpoint(ctx, formID)
		if err != nil && !errors.Is(err, store.ErrNotFound) {
			return endpoint{}, err
		}
		e.formID = formID
		was := store.Absent()
		if e.version != "" {
			was = store.Is("version", e.version)
		}
		if err := change(&e); errors.Is(err, errUnchanged) {
			return e, nil
		} else if err != nil {
			return endpoint{}, err
		}
		e.version = random()
		err = s.Table.Write(ctx, store.Put(e.item(), was))
		if _, _, lost := store.FailedOp(err); lost {
			continue
		}
		if err != nil {
			return endpoint{}, fmt.Errorf("write webhook: %w", err)
		}
		return e, nil
	}
	return endpoint{}, problem.Transient(problem.New(problem.Unavailable, "The webhook is being changed by others. Try again."))
}
