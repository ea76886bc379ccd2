package lambda

import (
	"context"
	"io"
	"log/slog"
	"slices"
	"sync"
	"time"
)

// pool is the processes of one function.
type pool struct {
	function Function
	logs     io.Writer
	log      *slog.Logger
	slots    chan struct{}  // one for each invocation under way
	running  sync.WaitGroup // processes not yet buried

	mu   sync.Mutex
	all  []*instance
	idle []*instance // waiting for an event, the last used one last
}

func newPool(f Function, logs io.Writer, log *slog.Logger) *pool {
	return &pool{function: f, logs: logs, log: log.With("function", f.Name), slots: make(chan struct{}, f.Concurrency)}
}

// invoke hands an event to a process that takes it.
func (p *pool) invoke(ctx context.Context, event []byte) (*invocation, error) {
	select {
	case p.slots <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	inv := newInvocation(event, func() { <-p.slots })
	for {
		in, used, err := p.take()
		if err != nil {
			inv.end()
			return nil, err
		}
		err = in.hand(ctx, inv)
		if err == nil {
			return inv, nil
		}
		if used && ctx.Err() == nil {
			continue // it died while it was idle; that is nobody's error
		}
		in.kill()
		inv.end()
		return nil, err
	}
}

// take gives an idle process or starts one.
func (p *pool) take() (in *instance, used bool, err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if n := len(p.idle); n > 0 {
		in = p.idle[n-1]
		p.idle = p.idle[:n-1]
		return in, true, nil
	}
	in, err = p.start()
	if err == nil {
		p.all = append(p.all, in)
	}
	return in, false, err
}

// ready puts a process back after an invocation.
func (p *pool) ready(in *instance) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.idle = append(p.idle, in)
}

// bury forgets a process that has ended.
func (p *pool) bury(in *instance) {
	p.mu.Lock()
	defer p.mu.Unlock()
	is := func(other *instance) bool { return other == in }
	p.all = slices.DeleteFunc(p.all, is)
	p.idle = slices.DeleteFunc(p.idle, is)
}

func (p *pool) killAll() int {
	p.mu.Lock()
	all := slices.Clone(p.all)
	p.mu.Unlock()
	for _, in := range all {
		in.kill()
	}
	return len(all)
}

// hand gives an event to the process once it asks for one.
func (in *instance) hand(ctx context.Context, inv *invocation) error {
	starting := time.NewTimer(initTimeout)
	defer starting.Stop()
	select {
	case in.work <- inv:
		return nil
	case <-in.exited:
		return in.whyExited()
	case <-starting.C:
		return &FunctionError{"Sandbox.Timedout", "the function did not start within " + initTimeout.String()}
	case <-ctx.Done():
		return ctx.Err()
	}
}
