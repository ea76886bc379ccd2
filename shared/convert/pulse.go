package convert

import (
	"context"
	"errors"
	"sync"
	"time"

	"formwright/shared/job"
)

// quiet is how long progress waits for the next write: a conversion that takes
// 20 ms should not write its five steps.
const quiet = 250 * time.Millisecond

// pulse reports the steps of a job and keeps its lease alive while it runs. It
// writes at most once per quiet period and at least three times per lease.
type pulse struct {
	jobs   *job.Service
	job    job.Job
	cancel context.CancelCauseFunc
	done   chan struct{}
	wake   chan struct{}

	mu      sync.Mutex
	current Step
	written Step
}

// startPulse begins; the context it returns ends with job.ErrLeaseLost as its
// cause when the job was taken away.
func startPulse(ctx context.Context, jobs *job.Service, j job.Job) (context.Context, *pulse) {
	ctx, cancel := context.WithCancelCause(ctx)
	p := &pulse{jobs: jobs, job: j, cancel: cancel, done: make(chan struct{}), wake: make(chan struct{}, 1),
		current: Step{Stage: Fetching}, written: Step{Stage: Fetching}}
	go p.run(ctx)
	return ctx, p
}

// step says how far the conversion is.
func (p *pulse) step(s Step) {
	p.mu.Lock()
	p.current = s
	p.mu.Unlock()
}

// stop ends the pulse and waits for a write under way, so that no report comes
// after the job's end.
func (p *pulse) stop() {
	select {
	case p.wake <- struct{}{}:
	default:
	}
	<-p.done
}

func (p *pulse) run(ctx context.Context) {
	defer close(p.done)
	ticker := time.NewTicker(quiet)
	defer ticker.Stop()
	renewed := time.Now()
	for {
		select {
		case <-p.wake:
			return
		case <-ctx.Done():
			<-p.wake
			return
		case <-ticker.C:
		}
		if !p.changed() && time.Since(renewed) < p.jobs.LeaseTime()/3 {
			continue
		}
		if p.report(ctx) {
			renewed = time.Now()
		}
	}
}

func (p *pulse) changed() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.current != p.written
}

// report writes the current step. A store that fails for a moment is tried
// again at the next tick; only a lost lease ends the work.
func (p *pulse) report(ctx context.Context) bool {
	p.mu.Lock()
	s := p.current
	p.mu.Unlock()
	err := p.jobs.Report(ctx, p.job, s.String(), s.Percent())
	if errors.Is(err, job.ErrLeaseLost) {
		p.cancel(job.ErrLeaseLost)
		return false
	}
	if err != nil {
		return false
	}
	p.mu.Lock()
	p.written = s
	p.mu.Unlock()
	return true
}
