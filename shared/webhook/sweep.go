package webhook

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"formwright/shared/store"
)

// Sweep queues whatever is due and has no message: what was stored by a process
// that died then, what waited longer than the queue can, what a dead worker
// held. It may run in several places at once.
func (s *Service) Sweep(ctx context.Context) error { return s.sweep(ctx, s.now(), false) }

// Recover is Sweep for a machine that has just started and knows that no worker
// lives: no lease counts, and no message is waited for.
func (s *Service) Recover(ctx context.Context) error {
	return s.sweep(ctx, s.now().Add(leaseTime+outboxTime), true)
}

func (s *Service) sweep(ctx context.Context, until time.Time, alone bool) error {
	q := store.Query{Index: 2, PK: watchPK, Until: sortTime(until) + "~", Limit: 100}
	var errs []error
	for {
		page, err := s.Table.Query(ctx, q)
		if err != nil {
			return fmt.Errorf("list due webhooks: %w", err)
		}
		for _, item := range page.Items {
			if err := s.look(ctx, item, until, alone); err != nil {
				errs = append(errs, err)
			}
		}
		if q.Cursor = page.Next; page.Next == "" || ctx.Err() != nil {
			return errors.Join(errs...)
		}
	}
}

// look decides about one due row. The index may lag, so the row is read again.
func (s *Service) look(ctx context.Context, item store.Item, until time.Time, alone bool) error {
	formID := strings.TrimPrefix(item.PK, "WEBHOOK#")
	if item.Key == endpointKey(formID) {
		return s.enqueue(ctx, message{Kind: kindNotice, Form: formID}, 0)
	}
	was, err := s.delivery(ctx, formID, fromItem(item).ID)
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	now := s.now().UTC()
	if was.State != Pending || !alone && now.Before(was.leaseUntil) || was.NextAttemptAt.After(until) {
		return nil
	}
	d := was
	d.lease, d.leaseUntil, d.sends = "", time.Time{}, was.sends+1
	wait := max(d.NextAttemptAt.Sub(now), 0)
	pause := outboxTime << min(was.sends, maxDoublings)
	if err := s.update(ctx, was, d, now.Add(wait+pause)); err != nil {
		return unless(err, errTaken) // somebody was quicker
	}
	return s.enqueue(ctx, message{Kind: kindDelivery, Form: formID, ID: d.ID}, wait)
}
