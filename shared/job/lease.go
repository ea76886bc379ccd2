package job

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// ErrNotClaimable is returned by Claim when there is nothing to do: the job has
// ended, another worker holds it, or it does not exist.
var ErrNotClaimable = errors.New("job is not to be claimed")

// ErrLeaseLost is returned to a worker whose job was taken from it.
var ErrLeaseLost = errors.New("lease lost")

// Claim makes the caller the job's one worker until its lease ends.
func (s *Service) Claim(ctx context.Context, user, id string) (Job, error) {
	j, err := s.Get(ctx, user, id)
	if errors.Is(err, store.ErrNotFound) {
		return Job{}, ErrNotClaimable
	}
	if err != nil {
		return Job{}, err
	}
	now := s.now().UTC()
	if j.State.Ended() || j.State == Active && now.Before(j.leaseUntil) || j.Attempt >= MaxAttempts {
		return Job{}, ErrNotClaimable
	}
	was := j
	j.State, j.Attempt, j.lease, j.leaseUntil = Active, j.Attempt+1, uuid.NewString(), now.Add(s.timing.Lease)
	ops := s.transition(was, j, map[string]any{
		"lease": j.lease, "leaseUntil": millis(j.leaseUntil), "attempt": int64(j.Attempt), "step": "fetching", "progress": int64(0)})
	j.Step, j.Progress = "fetching", 0
	return j, s.write(ctx, ops, ErrNotClaimable)
}

// transition gives the ops that move a job from one state to another on the
// condition that nobody moved it since: its row, the counters, its place in the
// list by status and its next look by the sweeper.
func (s *Service) transition(was, is Job, set map[string]any) []store.Op {
	set["state"] = string(is.State)
	listed := statusKey(is.User, is.State.Status(), is.ID)
	watched := store.Key{}
	switch is.State {
	case Active:
		watched = watchKey(is.leaseUntil, is.User, is.ID)
	case Waiting, Delayed:
		pause := s.timing.Outbox << min(max(is.sends-1, 0), maxDoublings)
		watched = watchKey(s.now().Add(pause), is.User, is.ID)
	}
	ops := []store.Op{{Kind: store.OpUpdate, Key: jobKey(is.User, is.ID), Set: set,
		Index: [2]*store.Key{&listed, &watched},
		Conds: []store.Cond{store.Is("state", string(was.State)), store.Is("lease", was.lease)}}}
	if from, to := was.State.Status(), is.State.Status(); from != to {
		ops = append(ops, store.Op{Kind: store.OpUpdate, Key: countsKey(is.User),
			Add: map[string]int64{string(from): -1, string(to): 1}})
	}
	return ops
}

// write runs the ops; a failed condition becomes lost.
func (s *Service) write(ctx context.Context, ops []store.Op, lost error) error {
	err := s.table.Write(ctx, ops...)
	if _, _, failed := store.FailedOp(err); failed {
		return lost
	}
	if err != nil {
		return fmt.Errorf("write job: %w", err)
	}
	return nil
}

// Report stores how far the job is and renews its lease.
func (s *Service) Report(ctx context.Context, j Job, step string, progress int) error {
	until := s.now().Add(s.timing.Lease)
	watched := watchKey(until, j.User, j.ID)
	return s.write(ctx, []store.Op{{Kind: store.OpUpdate, Key: jobKey(j.User, j.ID),
		Set:   map[string]any{"step": step, "progress": int64(progress), "leaseUntil": millis(until)},
		Index: [2]*store.Key{nil, &watched},
		Conds: []store.Cond{store.Is("state", string(Active)), store.Is("lease", j.lease)}}}, ErrLeaseLost)
}

// LeaseTime is how long a lease lasts; a worker reports well within it.
func (s *Service) LeaseTime() time.Duration { return s.timing.Lease }

// Complete ends a job with its result. The ops given along (the export's row)
// belong to the same transaction.
func (s *Service) Complete(ctx context.Context, j Job, result []byte, along ...store.Op) error {
	is := j
	is.State = Completed
	ops := s.transition(j, is, map[string]any{
		"result": string(result), "progress": int64(100), "step": "completed", "lease": "", "completedAt": millis(s.now())})
	return s.write(ctx, append(ops, along...), ErrLeaseLost)
}

// Fail ends a job with a problem and gives the credit back.
func (s *Service) Fail(ctx context.Context, j Job, cause error) error {
	p := problem.Of(cause)
	is := j
	is.State = Failed
	ops := s.transition(j, is, map[string]any{
		"error": p.Message, "errorCode": string(p.Code), "errorField": p.Field,
		"step": "failed", "lease": "", "completedAt": millis(s.now())})
	return s.write(ctx, append(ops, s.refund(j)...), ErrLeaseLost)
}

// Retry lets go of a job whose worker met a passing trouble, to be tried again
// after delay. When its attempts are used up it fails with the cause instead.
func (s *Service) Retry(ctx context.Context, j Job, cause error, delay time.Duration) error {
	if j.Attempt >= MaxAttempts {
		return s.Fail(ctx, j, cause)
	}
	is := j
	is.State = Delayed
	ops := s.transition(j, is, map[string]any{"lease": "", "step": "waiting to try again"})
	if err := s.write(ctx, ops, ErrLeaseLost); err != nil {
		return err
	}
	if err := s.queue.Send(ctx, message(j.User, j.ID), delay); err != nil {
		return fmt.Errorf("queue job again: %w", err)
	}
	return nil
}
