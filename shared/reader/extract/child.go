package extract

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"time"

	"formwright/shared/reader/layout"
)

// child is a worker process as its parent sees it. It works on one document at a
// time.
type child struct {
	command   *exec.Cmd
	in, out   *os.File   // its standard input and output, our ends
	complaint *complaint // the beginning of what it wrote to standard error
	gone      chan struct{}
	documents int         // that it was given
	spoiled   bool        // it said that it cannot go on
	idle      *time.Timer // ends it when nobody needs it
}

// startChild starts a worker. It inherits nothing but three pipes and the
// environment it is given.
func startChild(path string, arguments, environment []string) (*child, error) {
	theirIn, in, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	out, theirOut, err := os.Pipe()
	if err != nil {
		return nil, errors.Join(err, theirIn.Close(), in.Close())
	}
	c := &child{in: in, out: out, complaint: &complaint{}, gone: make(chan struct{})}
	c.command = exec.Command(path, arguments...)
	c.command.Env = append([]string{}, environment...) // never nil, which would be the parent's own
	c.command.Stdin, c.command.Stdout, c.command.Stderr = theirIn, theirOut, c.complaint
	c.command.SysProcAttr = apart()
	err = c.command.Start()
	_, _ = theirIn.Close(), theirOut.Close()
	if err != nil {
		_, _ = in.Close(), out.Close()
		return nil, fmt.Errorf("start a worker: %w", err)
	}
	go func() {
		_ = c.command.Wait() // how it ended is in its ProcessState
		close(c.gone)
	}()
	return c, nil
}

// alive is false once the process has ended.
func (c *child) alive() bool {
	select {
	case <-c.gone:
		return false
	default:
		return true
	}
}

// kill ends the process and waits until it is gone.
func (c *child) kill() {
	_ = c.command.Process.Kill() // it may have ended by itself
	<-c.gone
	_, _ = c.in.Close(), c.out.Close()
}

// lost is an error of the worker, not of the document: it ended or sent what
// nobody can read.
type lost struct{ cause error }

func (l lost) Error() string { return "the worker is lost: " + l.cause.Error() }
func (l lost) Unwrap() error { return l.cause }

// told is a failure that a worker reported in good order.
type told struct{ failure }

func (t told) Error() string { return "the worker reported: " + t.Cause }

var errQuiet = errors.New("no progress in time")

// message is what the reading side of a pipe hands over.
type message struct {
	pages    *pages
	document *layout.Document
	err      error
}

// ask has the worker read a document. After any error but told the worker is of
// no more use, and the caller kills it.
func (c *child) ask(ctx context.Context, r request, quiet time.Duration, progress func(done, total int)) (layout.Document, error) {
	c.documents++
	messages, stopped := make(chan message), make(chan struct{})
	written, heard := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(written)
		_ = writeFrame(c.in, requestFrame, r.head(), r.data) // a worker that ended is noticed by the reader
	}()
	go func() {
		defer close(heard)
		c.listen(messages, stopped)
	}()
	document, err := c.follow(ctx, messages, quiet, progress)
	close(stopped)
	var t told
	if err != nil && !errors.As(err, &t) {
		c.kill() // frees both goroutines, whatever they wait for
		err = c.explain(err)
	}
	c.spoiled = t.Spoiled
	<-heard
	c.finish(written)
	return document, err
}

// readLate is how long a worker may go on reading a request that it has
// answered: no time, but for the scheduler's.
const readLate = time.Second

// finish waits until a request is written. A worker that answered without
// reading it would let us wait for ever.
func (c *child) finish(written <-chan struct{}) {
	timer := time.NewTimer(readLate)
	defer timer.Stop()
	select {
	case <-written:
	case <-timer.C:
		c.kill()
		<-written
	}
}

// starving is the part of the clock's time below which a worker that makes no progress
// does nothing; between it and all of that time others had the processors.
const starving = 20

// follow takes messages until the last one, or until the time is up: that of the
// processors, so that a busy machine ends no document that a quiet one would read.
func (c *child) follow(ctx context.Context, messages <-chan message, quiet time.Duration, progress func(done, total int)) (layout.Document, error) {
	timer := time.NewTimer(quiet)
	defer timer.Stop()
	pid := c.command.Process.Pid
	from := processorTime(pid)
	seen, waited := from, quiet
	for {
		select {
		case m := <-messages:
			switch {
			case m.err != nil:
				return layout.Document{}, m.err
			case m.document != nil:
				return *m.document, nil
			}
			from = processorTime(pid)
			seen, waited = from, quiet
			timer.Reset(waited)
			progress(m.pages.Done, m.pages.Total)
		case <-timer.C:
			now := processorTime(pid)
			if now-from >= quiet || now-seen <= waited/starving {
				return layout.Document{}, errQuiet
			}
			seen, waited = now, quiet/6
			timer.Reset(waited)
		case <-ctx.Done():
			return layout.Document{}, context.Cause(ctx)
		}
	}
}

// listen reads frames until the one that ends a request.
func (c *child) listen(messages chan<- message, stopped <-chan struct{}) {
	for {
		m := c.next()
		select {
		case messages <- m:
		case <-stopped:
			return
		}
		if m.pages == nil {
			return
		}
	}
}

// next reads one frame and believes nothing of it.
func (c *child) next() message {
	kind, payload, err := readFrame(c.out)
	if err != nil {
		return message{err: lost{err}}
	}
	switch kind {
	case progressFrame:
		p, err := parsePages(payload)
		if err != nil {
			return message{err: lost{err}}
		}
		return message{pages: &p}
	case replyFrame:
		var d layout.Document
		if err := decodeWire(payload, &d, replyBudget); err != nil {
			return message{err: lost{err}}
		}
		return message{document: &d}
	case failureFrame:
		var f failure
		if err := decodeWire(payload, &f, maxFailure); err != nil {
			return message{err: lost{err}}
		}
		return message{err: told{f}}
	}
	return message{err: lost{errNotAFrame}}
}

// explain adds how the worker ended, for the log.
func (c *child) explain(err error) error {
	var l lost
	if errors.As(err, &l) {
		return lost{fmt.Errorf("%w (%v) %s", l.cause, c.command.ProcessState, c.complaint)}
	}
	return err
}

// ranOut reports whether the worker ended for want of memory: by its own watch,
// or because the Go runtime (or the race detector's) was refused more.
func (c *child) ranOut() bool {
	if c.alive() || c.command.ProcessState.ExitCode() <= 0 {
		return false
	}
	said := c.complaint.String()
	return slices.ContainsFunc([]string{outOfMemory, "cannot allocate memory", "failed to allocate"},
		func(words string) bool { return strings.Contains(said, words) })
}

// complaint keeps the beginning of what a worker wrote to standard error: a crash
// says first what it is.
type complaint struct {
	mu   sync.Mutex
	data []byte
}

const maxComplaint = 1 << 10

// Write never fails and never waits, so that the worker does not either.
func (c *complaint) Write(p []byte) (int, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if room := maxComplaint - len(c.data); room > 0 {
		c.data = append(c.data, p[:min(room, len(p))]...)
	}
	return len(p), nil
}

func (c *complaint) String() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return string(c.data)
}
