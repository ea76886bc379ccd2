package webhook

import (
	"context"
	"errors"
	"fmt"

	"formwright/shared/store"
)

// Ops gives what belongs into the transaction that stores a submission, so that
// the one does not happen without the other, and what to call after it. Both
// are empty for a form without an endpoint.
func (s *Service) Ops(ctx context.Context, formID string, sub Submission) ([]store.Op, func(context.Context), error) {
	nothing := func(context.Context) {}
	e, err := s.endpoint(ctx, formID)
	if errors.Is(err, store.ErrNotFound) || err == nil && !e.active {
		return nil, nothing, nil
	}
	if err != nil {
		return nil, nothing, err
	}
	body, err := Body(formID, sub)
	if err != nil {
		return nil, nothing, err
	}
	now := s.now().UTC()
	d := Delivery{ID: sub.ID, FormID: formID, State: Pending, NextAttemptAt: now, CreatedAt: now, epoch: e.epoch}
	row := store.Item{Key: deliveryKey(formID, d.ID), Attrs: d.attrs(), Expires: now.Add(keepFor),
		Index: [2]store.Key{listKey(d), watchKey(now.Add(outboxTime), formID, d.ID)}}
	event := store.Item{Key: bodyKey(formID, d.ID), Attrs: map[string]any{"body": body}, Expires: now.Add(keepFor)}
	after := func(ctx context.Context) {
		// A message that cannot be queued is nobody's loss: the sweeper finds the row.
		_ = s.Queue.Send(ctx, message{Kind: kindDelivery, Form: formID, ID: d.ID}.String(), 0)
	}
	return []store.Op{store.Put(row), store.Put(event)}, after, nil
}

// Forget gives the ops that delete what a delivery says of a submission. What
// was not delivered by then will not be.
func (s *Service) Forget(formID, submission string) []store.Op {
	return []store.Op{store.Delete(bodyKey(formID, submission))}
}

// End gives the ops that end the endpoint of a form which is being deleted;
// Purge then deletes the rest.
func (s *Service) End(formID string) []store.Op {
	return []store.Op{store.Delete(endpointKey(formID))}
}

// Purge deletes everything that is kept of a form.
func (s *Service) Purge(ctx context.Context, formID string) error {
	q := store.Query{PK: partition(formID), Limit: store.MaxOps}
	for {
		page, err := s.Table.Query(ctx, q)
		if err != nil {
			return fmt.Errorf("list rows of a webhook: %w", err)
		}
		var ops []store.Op
		for _, item := range page.Items {
			ops = append(ops, store.Delete(item.Key))
		}
		if len(ops) > 0 {
			if err := s.Table.Write(ctx, ops...); err != nil {
				return fmt.Errorf("delete rows of a webhook: %w", err)
			}
		}
		if q.Cursor = page.Next; page.Next == "" {
			return nil
		}
	}
}
