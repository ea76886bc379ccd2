package webhook

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"time"

	"formwright/shared/store"
)

// deliver makes the next try of a delivery when its time has come. Whoever
// comes too early, too late or second does nothing.
func (s *Service) deliver(ctx context.Context, formID, id string) error {
	d, err := s.delivery(ctx, formID, id)
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	now := s.now().UTC()
	if d.State != Pending || now.Before(d.leaseUntil) || now.Add(early).Before(d.NextAttemptAt) {
		return nil
	}
	e, err := s.endpoint(ctx, formID)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return err
	}
	switch {
	case !e.takes(d.epoch):
		return s.end(ctx, d, Disabled, d.Error)
	case now.Add(early).Before(e.throttleUntil):
		return s.postpone(ctx, d, e.throttleUntil)
	case d.round >= len(schedule()): // its last worker died
		return s.end(ctx, d, Failed, d.Error)
	}
	row, err := s.Table.Get(ctx, bodyKey(formID, id))
	if errors.Is(err, store.ErrNotFound) {
		return s.end(ctx, d, Failed, "The submission was deleted.")
	}
	if err != nil {
		return fmt.Errorf("get event: %w", err)
	}
	open, err := s.open(e)
	if err != nil {
		return err
	}
	return s.attempt(ctx, d, e, try{url: e.url, secrets: open.at(now), id: id, body: row.Bytes("body")})
}

// attempt claims a delivery, so that nobody else sends it at the same time,
// sends it and writes down what came of it.
func (s *Service) attempt(ctx context.Context, was Delivery, e endpoint, t try) error {
	d := was
	d.lease, d.leaseUntil, d.sends = random(), s.now().UTC().Add(leaseTime), 0
	d.Attempts, d.round = d.Attempts+1, d.round+1
	if err := s.update(ctx, was, d, d.leaseUntil); err != nil {
		return unless(err, errTaken)
	}
	out, err := s.send(ctx, t)
	if err != nil {
		return err
	}
	return s.settle(ctx, d, e, out)
}

// settle ends a try: the delivery is done, ends with its endpoint, or gets its
// next time.
func (s *Service) settle(ctx context.Context, was Delivery, e endpoint, out Outcome) error {
	d := was
	d.Status, d.Response, d.Error = out.Status, out.Response, out.Error
	d.lease, d.leaseUntil, d.NextAttemptAt = "", time.Time{}, time.Time{}
	now := s.now().UTC()
	next := time.Time{}
	if !out.Delivered() && d.round < len(schedule()) {
		next = now.Add(max(s.spread(schedule()[d.round]), out.wait))
	}
	active, err := s.learn(ctx, d, e, out, next)
	if err != nil {
		return err // the lease runs out and the try is made again
	}
	switch {
	case out.Delivered():
		d.State, d.DeliveredAt = Delivered, now
	case !active:
		d.State = Disabled
	case next.IsZero():
		d.State = Failed
	default:
		d.NextAttemptAt = next
		return s.schedule(ctx, was, d)
	}
	return unless(s.update(ctx, was, d, time.Time{}), errTaken)
}

// schedule writes a delivery that is to be tried at NextAttemptAt: soon by a
// message that waits in the queue, later by the sweeper.
func (s *Service) schedule(ctx context.Context, was, d Delivery) error {
	wait := d.NextAttemptAt.Sub(s.now())
	look := d.NextAttemptAt
	if wait <= queueFor {
		look = look.Add(outboxTime)
	}
	if err := s.update(ctx, was, d, look); err != nil {
		return unless(err, errTaken)
	}
	if wait <= queueFor {
		return s.enqueue(ctx, message{Kind: kindDelivery, Form: d.FormID, ID: d.ID}, wait)
	}
	return nil
}

func (s *Service) enqueue(ctx context.Context, m message, wait time.Duration) error {
	if err := s.Queue.Send(ctx, m.String(), max(wait, 0)); err != nil {
		return fmt.Errorf("queue %s of a webhook: %w", m.Kind, err)
	}
	return nil
}

// postpone moves a delivery behind the pause of its endpoint. That is no try.
func (s *Service) postpone(ctx context.Context, was Delivery, until time.Time) error {
	d := was
	wait := until.Sub(s.now())
	d.NextAttemptAt = until.Add(time.Duration(s.options.Chance() * float64(wait) / 5)).UTC()
	d.sends = 0
	return s.schedule(ctx, was, d)
}

func (s *Service) end(ctx context.Context, was Delivery, as State, why string) error {
	d := was
	d.State, d.Error, d.NextAttemptAt, d.lease, d.leaseUntil = as, why, time.Time{}, "", time.Time{}
	return unless(s.update(ctx, was, d, time.Time{}), errTaken)
}

// unless drops an error that is no trouble.
func unless(err, expected error) error {
	if errors.Is(err, expected) {
		return nil
	}
	return err
}

// learn keeps what a try tells of the endpoint: since when it fails, how long to
// leave it alone, that it is to be disabled. It reports whether the endpoint
// still takes what the delivery belongs to.
func (s *Service) learn(ctx context.Context, d Delivery, e endpoint, out Outcome, next time.Time) (active bool, err error) {
	if out.Delivered() && e.failingSince.IsZero() {
		return true, nil
	}
	now := s.now().UTC()
	e, err = s.edit(ctx, d.FormID, func(e *endpoint) error {
		switch {
		case e.version == "" || !e.takes(d.epoch):
			return errUnchanged
		case out.Delivered():
			e.failingSince, e.failedAt, e.throttleUntil = time.Time{}, time.Time{}, time.Time{}
		default:
			e.failed(out, now, next)
		}
		return nil
	})
	if err != nil {
		return false, err
	}
	if !e.notice.IsZero() && !e.active {
		// A message that cannot be queued is nobody's loss: the sweeper finds the row.
		_ = s.enqueue(ctx, message{Kind: kindNotice, Form: d.FormID}, 0)
	}
	return e.takes(d.epoch), nil
}

// failed notes a failure.
func (e *endpoint) failed(out Outcome, now, next time.Time) {
	if e.failingSince.IsZero() || now.Sub(e.failedAt) > failingGap {
		e.failingSince = now
	}
	e.failedAt = now
	if out.busy() {
		until := now.Add(max(out.wait, maxThrottle))
		if !next.IsZero() && next.Before(until) {
			until = next
		}
		if until.After(e.throttleUntil) {
			e.throttleUntil = until
		}
	}
	switch {
	case out.gone():
		e.disable(now, fmt.Sprintf("The receiver answered %d: it wants no more events.", http.StatusGone))
	case now.Sub(e.failingSince) >= failingFor:
		e.disable(now, "Every try has failed for 5 days. The last one: "+out.Error)
	}
}

func (e *endpoint) disable(now time.Time, why string) {
	e.active, e.reason, e.notice, e.notices = false, why, now, 0
}
