package webhook

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// Resend makes a delivery due at once, with the whole schedule before it again.
// It keeps its id, so a receiver that had it already can tell.
func (s *Service) Resend(ctx context.Context, owner, formID, id string) (Delivery, error) {
	e, err := s.owned(ctx, owner, formID)
	if err != nil {
		return Delivery{}, err
	}
	if !e.active {
		return Delivery{}, problem.New(problem.WebhookDisabled, "The webhook is turned off. Save its address again to turn it on. Why it is off: %s", e.reason)
	}
	was, err := s.delivery(ctx, formID, id)
	if errors.Is(err, store.ErrNotFound) {
		return Delivery{}, noDelivery()
	}
	if err != nil {
		return Delivery{}, err
	}
	if was.State == Pending && s.now().Before(was.leaseUntil) {
		return was, nil // it is being sent
	}
	d := was
	now := s.now().UTC()
	d.State, d.NextAttemptAt, d.DeliveredAt, d.epoch, d.round, d.sends = Pending, now, time.Time{}, e.epoch, 0, 0
	d.lease, d.leaseUntil = "", time.Time{}
	if err := s.again(ctx, was, d, now); err != nil {
		return Delivery{}, err
	}
	_ = s.enqueue(ctx, message{Kind: kindDelivery, Form: formID, ID: id}, 0) // else the sweeper finds it
	return d, nil
}

// again writes a delivery that begins anew and keeps it for as long as a new one.
func (s *Service) again(ctx context.Context, was, d Delivery, now time.Time) error {
	watched := watchKey(now.Add(outboxTime), d.FormID, d.ID)
	expires := now.Add(keepFor)
	err := s.Table.Write(ctx,
		store.Op{Kind: store.OpUpdate, Key: deliveryKey(d.FormID, d.ID), Set: d.attrs(), Index: [2]*store.Key{nil, &watched},
			Expires: &expires, Conds: was.unchanged()},
		store.Op{Kind: store.OpUpdate, Key: bodyKey(d.FormID, d.ID), Expires: &expires, Conds: []store.Cond{store.Present()}})
	op, _, failed := store.FailedOp(err)
	switch {
	case failed && op == 1:
		return problem.New(problem.DeliveryNotFound, "This delivery cannot be sent again: its submission was deleted.")
	case failed:
		return problem.Transient(problem.New(problem.Unavailable, "The delivery is being sent. Look again in a minute."))
	case err != nil:
		return fmt.Errorf("write delivery: %w", err)
	}
	return nil
}

// Test sends an event with sample answers to the endpoint at once, also to one
// that is disabled, and gives what came of it. It is told apart by the header
// X-Service-Test, is not tried again and stands in no list.
func (s *Service) Test(ctx context.Context, owner, formID string) (Outcome, error) {
	e, err := s.owned(ctx, owner, formID)
	if err != nil {
		return Outcome{}, err
	}
	answers, err := s.Forms.Sample(ctx, owner, formID)
	if err != nil {
		return Outcome{}, err
	}
	open, err := s.open(e)
	if err != nil {
		return Outcome{}, err
	}
	body, err := Body(formID, Submission{At: s.now(), Answers: answers})
	if err != nil {
		return Outcome{}, err
	}
	return s.send(ctx, try{url: e.url, secrets: open.at(s.now()), id: "test-" + uuid.NewString(), body: body, test: true})
}
