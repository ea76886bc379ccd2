package job

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// maxWait is how long a job may wait for a worker before it is given up. It is
// long, because a full queue is no fault of the job.
const maxWait = 24 * time.Hour

// maxDoublings bounds the pauses between two sends of a waiting job, which
// double so that a full queue is not filled further: 30 seconds to 16 minutes.
const maxDoublings = 5

// sweepPage is how many jobs one Sweep looks at before it asks for more.
const sweepPage = 100

// Sweep looks after every job whose time has come: it queues again what nobody
// began, frees the leases of dead workers, and fails what cannot be done. It
// may run in several places at once.
func (s *Service) Sweep(ctx context.Context) error { return s.sweep(ctx, s.now()) }

// Recover is Sweep for a machine that has just started and knows that no worker
// lives: every lease and every unsent message is due at once.
func (s *Service) Recover(ctx context.Context) error {
	return s.sweep(ctx, s.now().Add(24*time.Hour))
}

func (s *Service) sweep(ctx context.Context, due time.Time) error {
	q := store.Query{Index: 2, PK: watchPK, Until: sortTime(due) + "~", Limit: sweepPage}
	var errs []error
	// A job that is queued again moves back in the list of what to look at: not out
	// of the reach of Recover, which would find it again and again.
	seen := map[store.Key]bool{}
	for {
		page, err := s.table.Query(ctx, q)
		if err != nil {
			return fmt.Errorf("list due jobs: %w", err)
		}
		for _, item := range page.Items {
			if seen[item.Key] {
				continue
			}
			seen[item.Key] = true
			if err := s.look(ctx, item, due); err != nil {
				errs = append(errs, err)
			}
		}
		if page.Next == "" || ctx.Err() != nil {
			return errors.Join(errs...)
		}
		q.Cursor = page.Next
	}
}

// look decides about one due job. The index may lag, so the row is read again.
func (s *Service) look(ctx context.Context, item store.Item, due time.Time) error {
	j, err := s.Get(ctx, strings.TrimPrefix(item.PK, "JOBS#"), item.SK)
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	switch {
	case j.State == Active && j.leaseUntil.After(due), j.State.Ended():
		return nil
	case j.State == Active && j.Attempt >= MaxAttempts, j.State != Active && s.now().Sub(j.CreatedAt) >= maxWait:
		return s.giveUp(ctx, j)
	default:
		return s.requeue(ctx, j)
	}
}

// requeue puts a job back to waiting and sends it again.
func (s *Service) requeue(ctx context.Context, j Job) error {
	is := j
	is.State, is.sends = Waiting, j.sends+1
	ops := s.transition(j, is, map[string]any{"lease": "", "step": "queued", "sends": int64(is.sends)})
	err := s.write(ctx, ops, ErrLeaseLost)
	if errors.Is(err, ErrLeaseLost) { // somebody was quicker
		return nil
	}
	if err != nil {
		return err
	}
	if err := s.queue.Send(ctx, message(j.User, j.ID), 0); err != nil {
		return fmt.Errorf("queue job again: %w", err)
	}
	return nil
}

// giveUp fails a job that kills its workers, or that no worker ever begins, and
// leaves its message with the dead letters for people to look at.
func (s *Service) giveUp(ctx context.Context, j Job) error {
	why := fmt.Sprintf("the conversion was stopped %d times", j.Attempt)
	if j.State != Active {
		why = "no worker was free for a day"
	}
	err := s.Fail(ctx, j, problem.New(problem.Internal, "The document could not be converted: %s. Your credit was given back.", why))
	if errors.Is(err, ErrLeaseLost) {
		return nil
	}
	if err != nil {
		return err
	}
	if err := s.dead.Send(ctx, message(j.User, j.ID), 0); err != nil {
		return fmt.Errorf("bury job: %w", err)
	}
	return nil
}
