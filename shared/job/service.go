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

// Credits is what the service needs of accounts: the ops that charge and give
// back the price of a job, and the reason when the first op of Charge fails.
type Credits interface {
	Charge(user, job string) []store.Op
	Refund(user, job string) []store.Op
	Refusal(found *store.Item) error
}

// Timing are the service's durations.
type Timing struct {
	Outbox    time.Duration // a waiting job that nobody began is queued again after this
	Lease     time.Duration // a worker that is silent for this long is dead
	Replay    time.Duration // how long an idempotency key is remembered
	PollFirst time.Duration // the first pause of Wait
	PollLast  time.Duration // the longest pause of Wait
}

// DefaultTiming suits both one machine and the cloud; the machine polls sooner.
func DefaultTiming() Timing {
	return Timing{Outbox: 30 * time.Second, Lease: 30 * time.Second, Replay: 24 * time.Hour,
		PollFirst: 100 * time.Millisecond, PollLast: time.Second}
}

// MaxAttempts is how often workers begin a job before it is given up.
const MaxAttempts = 5

// Service keeps the jobs.
type Service struct {
	table   store.Table
	queue   store.Queue
	dead    store.Queue
	credits Credits
	timing  Timing
	now     func() time.Time
}

// New makes the service. Jobs that are given up leave their message in dead.
func New(table store.Table, queue, dead store.Queue, credits Credits, timing Timing, now func() time.Time) *Service {
	return &Service{table: table, queue: queue, dead: dead, credits: credits, timing: timing, now: now}
}

// Get returns a user's job or store.ErrNotFound; other people's jobs are not
// found.
func (s *Service) Get(ctx context.Context, user, id string) (Job, error) {
	item, err := s.table.Get(ctx, jobKey(user, id))
	if err != nil {
		return Job{}, fmt.Errorf("get job: %w", err)
	}
	return fromItem(item)
}

// List returns one page of a user's jobs, newest first, and how many there are
// in all. An empty status lists every job.
func (s *Service) List(ctx context.Context, user string, status Status, limit, offset int) ([]Job, int64, error) {
	total, err := s.total(ctx, user, status)
	if err != nil || int64(offset) >= total {
		return nil, total, err
	}
	q := store.Query{PK: "JOBS#" + user, Reverse: true, Limit: min(offset+limit, 1000)}
	if status != "" {
		q.Index, q.PK = 1, "JOBS#"+user+"#"+string(status)
	}
	var jobs []Job
	for len(jobs) < limit {
		page, err := s.table.Query(ctx, q)
		if err != nil {
			return nil, 0, fmt.Errorf("list jobs: %w", err)
		}
		skip := min(offset, len(page.Items))
		offset -= skip
		for _, item := range page.Items[skip:] {
			j, err := fromItem(item)
			if err != nil {
				return nil, 0, err
			}
			if len(jobs) < limit && (status == "" || j.State.Status() == status) {
				jobs = append(jobs, j)
			}
		}
		if page.Next == "" {
			break
		}
		q.Cursor = page.Next
	}
	return jobs, total, nil
}

// total reads the counters that every change of state keeps in its own
// transaction.
func (s *Service) total(ctx context.Context, user string, status Status) (int64, error) {
	item, err := s.table.Get(ctx, countsKey(user))
	if errors.Is(err, store.ErrNotFound) {
		return 0, nil
	}
	if err != nil {
		return 0, fmt.Errorf("count jobs: %w", err)
	}
	if status != "" {
		return item.Int(string(status)), nil
	}
	var total int64
	for _, each := range Statuses() {
		total += item.Int(string(each))
	}
	return total, nil
}

// Wait returns the job once it has ended, or as it stands when ctx ends or
// until is reached.
func (s *Service) Wait(ctx context.Context, user, id string, until time.Time) (Job, error) {
	pause := s.timing.PollFirst
	for {
		j, err := s.Get(ctx, user, id)
		if err != nil || j.State.Ended() || !s.now().Before(until) {
			return j, err
		}
		timer := time.NewTimer(min(pause, max(until.Sub(s.now()), time.Millisecond)))
		select {
		case <-ctx.Done():
			timer.Stop()
			return j, nil
		case <-timer.C:
		}
		pause = min(pause+pause/2, s.timing.PollLast)
	}
}

// Accepted is the answer to Create.
type Accepted struct {
	Job    Job
	Replay bool // the idempotency key was known: an earlier request made the job
}

// Idempotency is the key a client sent and what its request was.
type Idempotency struct {
	Key         string // empty: none was sent
	Fingerprint string // of the normalised request
}

// Create accepts a request: job, idempotency record, charge, counter and outbox
// entry in one transaction, then the message. When the message cannot be sent
// the sweeper will. A known key gives the job it made; with another request it
// is the problem IdempotencyKeyReused.
func (s *Service) Create(ctx context.Context, user string, r Request, idem Idempotency) (Accepted, error) {
	id, err := uuid.NewV7()
	if err != nil {
		return Accepted{}, fmt.Errorf("make job id: %w", err)
	}
	j := Job{ID: id.String(), User: user, Request: r, State: Waiting, Step: "queued", CreatedAt: s.now().UTC(), Export: uuid.NewString()}
	ops, charge, err := s.createOps(j, idem)
	if err != nil {
		return Accepted{}, err
	}
	err = s.table.Write(ctx, ops...)
	if op, found, failed := store.FailedOp(err); failed {
		switch {
		case op == 0 && idem.Key != "":
			return s.replay(ctx, user, idem, found)
		case op == charge:
			return Accepted{}, s.credits.Refusal(found)
		}
	}
	if err != nil {
		return Accepted{}, fmt.Errorf("write job: %w", err)
	}
	s.send(ctx, j) // a lost send is the sweeper's to repair
	return Accepted{Job: j}, nil
}

func (s *Service) send(ctx context.Context, j Job) {
	_ = s.queue.Send(ctx, message(j.User, j.ID), 0)
}

// replay answers a request whose key was used before.
func (s *Service) replay(ctx context.Context, user string, idem Idempotency, found *store.Item) (Accepted, error) {
	if found == nil {
		return Accepted{}, problem.Transient(errors.New("the idempotency record vanished between two requests"))
	}
	if found.String("fingerprint") != idem.Fingerprint {
		return Accepted{}, problem.New(problem.IdempotencyKeyReused,
			"This Idempotency-Key was already used with another request. Use a new key for a new request.")
	}
	j, err := s.Get(ctx, user, found.String("job"))
	return Accepted{Job: j, Replay: true}, err
}

// Known returns the job that an earlier request with the same key made; ok is
// false when the key is new. It lets a replay be answered before anything of
// the request is stored again.
func (s *Service) Known(ctx context.Context, user string, idem Idempotency) (a Accepted, ok bool, err error) {
	if idem.Key == "" {
		return Accepted{}, false, nil
	}
	item, err := s.table.Get(ctx, idemKey(user, idem.Key))
	if errors.Is(err, store.ErrNotFound) {
		return Accepted{}, false, nil
	}
	if err != nil {
		return Accepted{}, false, fmt.Errorf("look idempotency key up: %w", err)
	}
	a, err = s.replay(ctx, user, idem, &item)
	return a, true, err
}
