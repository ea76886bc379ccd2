package form

import (
	"context"

	"formwright/shared/store"
)

// Keeper is an Outbox that keeps something of forms and submissions, and forgets
// it with them.
type Keeper interface {
	// Forget gives the ops that belong to the deletion of a submission.
	Forget(formID, submission string) []store.Op
	// End gives the ops that belong to the deletion of a form.
	End(formID string) []store.Op
	// Purge deletes what is left of a deleted form. It may be called again.
	Purge(ctx context.Context, formID string) error
}

// keeper is what keeps something beside us; a thing that keeps nothing when
// nothing does.
func (s *Service) keeper() Keeper {
	if k, ok := s.Outbox.(Keeper); ok {
		return k
	}
	return nobody{}
}

type nobody struct{}

// Forget implements Keeper.
func (nobody) Forget(string, string) []store.Op { return nil }

// End implements Keeper.
func (nobody) End(string) []store.Op { return nil }

// Purge implements Keeper.
func (nobody) Purge(context.Context, string) error { return nil }
