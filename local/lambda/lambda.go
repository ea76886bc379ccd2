// Package lambda runs the very executables that Lambda runs, on one machine: a
// small server of the Lambda Runtime API (version 2018-06-01) that starts each
// function's bootstrap as a process of its own, an HTTP front in API Gateway's
// place, a poller in place of the queue's event source, and a clock in place of
// the scheduler.
//
// It promises what code in a function can notice: the calls and headers of the
// Runtime API, one invocation at a time per process, processes that are used
// again, killed at their deadline and replaced after a crash, replies that
// stream. It does not limit memory or files, and it is no sandbox.
package lambda

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"path/filepath"
	"slices"
	"time"
)

// Function says how one function is run.
type Function struct {
	Name        string
	Bootstrap   string        // the path of its executable
	Timeout     time.Duration // of one invocation
	Concurrency int           // processes at the same time; further invocations wait
	Env         []string      // NAME=value, all that the process sees besides Lambda's own
}

// Lambda's limit on events and on replies that are not streamed, in bytes.
const maxPayload = 6 << 20

// initTimeout is how long a process may take until it asks for its first event.
const initTimeout = 10 * time.Second

// Runtime runs functions.
type Runtime struct {
	pools map[string]*pool
}

// New prepares functions; their processes start when they are first needed.
// What the processes write goes to logs, line by line as they write it.
func New(functions []Function, logs io.Writer, log *slog.Logger) (*Runtime, error) {
	r := &Runtime{pools: make(map[string]*pool)}
	for _, f := range functions {
		if f.Name == "" || f.Bootstrap == "" || f.Timeout <= 0 || f.Concurrency < 1 {
			return nil, fmt.Errorf("function %q needs a name, a bootstrap, a timeout and a concurrency", f.Name)
		}
		if r.pools[f.Name] != nil {
			return nil, fmt.Errorf("there are two functions %s", f.Name)
		}
		path, err := filepath.Abs(f.Bootstrap) // the process starts in its own folder
		if err != nil {
			return nil, fmt.Errorf("find %s: %w", f.Bootstrap, err)
		}
		f.Bootstrap, f.Env = path, slices.Clone(f.Env)
		r.pools[f.Name] = newPool(f, logs, log)
	}
	return r, nil
}

// FunctionError is an invocation that did not end with a reply: the function
// reported an error, crashed, could not start, or ran out of time.
type FunctionError struct {
	Type    string // as Lambda calls it, such as Sandbox.Timedout
	Message string
}

func (e *FunctionError) Error() string { return e.Type + ": " + e.Message }

// errTooLarge stands for Lambda's 413.
var errTooLarge = errors.New("payload larger than 6 MB")

// Reply is what a function answers while it still may be running.
type Reply struct {
	ContentType string
	Body        io.ReadCloser // an error of the function in mid-stream is Read's
}

// Stream invokes a function and returns when its reply begins. When ctx ends
// before, the function runs on, as in Lambda.
func (r *Runtime) Stream(ctx context.Context, name string, event []byte) (*Reply, error) {
	p := r.pools[name]
	if p == nil {
		return nil, fmt.Errorf("there is no function %q", name)
	}
	if len(event) > maxPayload {
		return nil, errTooLarge
	}
	inv, err := p.invoke(ctx, event)
	if err != nil {
		return nil, err
	}
	select {
	case res := <-inv.result:
		return res.reply, res.err
	case <-ctx.Done():
		go inv.discard()
		return nil, ctx.Err()
	}
}

// Invoke invokes a function and returns its whole reply.
func (r *Runtime) Invoke(ctx context.Context, name string, event []byte) ([]byte, error) {
	reply, err := r.Stream(ctx, name, event)
	if err != nil {
		return nil, err
	}
	defer reply.Body.Close()
	body, err := io.ReadAll(io.LimitReader(reply.Body, maxPayload+1))
	if err != nil {
		return nil, err
	}
	if len(body) > maxPayload {
		return nil, &FunctionError{"Function.ResponseSizeTooLarge", "the reply is larger than 6 MB"}
	}
	return body, nil
}

// Kill ends every process of a function at once, as when a machine is lost, and
// says how many there were. The next invocation starts a new one.
func (r *Runtime) Kill(name string) int {
	p := r.pools[name]
	if p == nil {
		return 0
	}
	return p.killAll()
}

// Close ends all processes and waits for them. No invocation may begin after.
func (r *Runtime) Close() {
	for _, p := range r.pools {
		p.killAll()
		p.running.Wait()
	}
}
