package extract

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"runtime"
	"sync"
	"time"

	"formwright/shared/problem"
	"formwright/shared/reader"
	"formwright/shared/reader/layout"
)

// Options are how a pool works. Zero values are the defaults below.
type Options struct {
	Settings    Settings
	Environment []string      // NAME=value: all that a worker sees
	Workers     int           // at most so many at the same time
	Documents   int           // after so many a worker is replaced
	Resident    int64         // over so many bytes after a document it is replaced
	Idle        time.Duration // how long a worker waits for the next document
	Quiet       time.Duration // the longest time without progress
	Whole       time.Duration // the longest time for one document
	Wait        time.Duration // the longest time that a document waits for a worker
	Log         *slog.Logger  // told of workers that were lost; nil for nobody
}

// The defaults.
const (
	DefaultWorkers   = 4 // or as many as there are processors, when they are fewer
	DefaultDocuments = 100
	DefaultResident  = 512 << 20
	DefaultIdle      = 2 * time.Minute
	DefaultQuiet     = 60 * time.Second
	DefaultWhole     = 240 * time.Second
	DefaultWait      = 120 * time.Second
)

func (o Options) withDefaults() Options {
	or(&o.Workers, min(DefaultWorkers, runtime.GOMAXPROCS(0)))
	or(&o.Documents, DefaultDocuments)
	or(&o.Resident, DefaultResident)
	or(&o.Idle, DefaultIdle)
	or(&o.Quiet, DefaultQuiet)
	or(&o.Whole, DefaultWhole)
	or(&o.Wait, DefaultWait)
	or(&o.Settings.Memory, DefaultMemory)
	or(&o.Log, slog.New(slog.DiscardHandler))
	return o
}

func or[T comparable](v *T, def T) {
	var zero T
	if *v == zero {
		*v = def
	}
}

// Pool is a reader.Extractor whose engines run in worker processes. It starts
// them when documents come, and keeps them warm for the next.
type Pool struct {
	options Options
	path    string
	slots   chan struct{} // a token for each worker at work

	mu     sync.Mutex
	closed bool
	idle   []*child // the warmest last
}

// New makes a pool; it starts nothing yet.
func New(o Options) (*Pool, error) {
	if len(os.Args) > 1 && os.Args[1] == Argument { // a main that forgot to begin with Worker would start itself for ever
		return nil, errors.New("a worker starts no workers of its own: main must begin with extract.Worker")
	}
	path, err := executable()
	if err != nil {
		return nil, fmt.Errorf("find the program itself: %w", err)
	}
	o = o.withDefaults()
	return &Pool{options: o, path: path, slots: make(chan struct{}, o.Workers)}, nil
}

// Extract takes the pages out of a document. Whatever the document does to its
// worker, the error is one that the document's owner can be told. When ctx ends,
// the worker is killed at once.
func (p *Pool) Extract(ctx context.Context, kind reader.Kind, data []byte, progress func(done, total int)) (layout.Document, error) {
	if err := p.wait(ctx); err != nil {
		return layout.Document{}, err
	}
	defer func() { <-p.slots }()
	ctx, cancel := context.WithTimeoutCause(ctx, p.options.Whole, errWhole)
	defer cancel()
	r := request{kind: kind, data: data}
	document, err := p.attempt(ctx, r, progress, p.take())
	var l lost
	if errors.As(err, &l) && ctx.Err() == nil {
		// The worker may have been killed from outside, or an earlier document
		// may have harmed it: a fresh one gets the document once more.
		p.options.Log.Warn("worker lost", "kind", string(kind), "bytes", len(data), "error", err.Error())
		document, err = p.attempt(ctx, r, progress, nil)
	}
	return document, p.explain(err, r)
}

// wait takes a slot. A document that waits for long is tried again later, with
// all of its time.
func (p *Pool) wait(ctx context.Context) error {
	timer := time.NewTimer(p.options.Wait)
	defer timer.Stop()
	select {
	case p.slots <- struct{}{}:
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	case <-timer.C:
		return problem.Transient(problem.New(problem.Unavailable, "Too many documents of this kind are being read just now. Try again in a minute."))
	}
}

// attempt gives a document to a worker, a new one when c is nil.
func (p *Pool) attempt(ctx context.Context, r request, progress func(done, total int), c *child) (layout.Document, error) {
	fresh := c == nil
	if fresh {
		var err error
		if c, err = startChild(p.path, p.options.Settings.arguments(), p.options.Environment); err != nil {
			return layout.Document{}, problem.Transient(problem.Wrap(err, problem.Unavailable, "Documents of this kind cannot be read just now. Try again in a minute."))
		}
	}
	document, err := c.ask(ctx, r, p.options.Quiet, progress)
	if fresh && err != nil && c.ranOut() {
		err = errMemory // of this document alone; a kept worker may hold some of the last one's
	}
	p.give(c)
	return document, err
}

var (
	errWhole  = errors.New("no end in time")
	errMemory = errors.New("out of memory")
)

// explain makes an error one for the document's owner.
func (p *Pool) explain(err error, r request) error {
	var (
		t told
		l lost
	)
	switch {
	case err == nil:
		return nil
	case errors.Is(err, errQuiet):
		err = problem.Wrap(err, problem.ConversionTimeout,
			"The document could not be read: one part of it takes longer than %d seconds. Save it anew in a simpler form, or leave that part out.", seconds(p.options.Quiet))
	case errors.Is(err, errWhole):
		err = problem.Wrap(err, problem.ConversionTimeout,
			"The document could not be read: it takes longer than %d seconds. Split it into smaller documents.", seconds(p.options.Whole))
	case errors.Is(err, errMemory):
		err = problem.Wrap(err, problem.DocumentTooLarge,
			"The document could not be read: it needs more than %d MB of memory. Split it, or make its pictures smaller.", p.options.Settings.Memory>>20)
	case errors.As(err, &l):
		err = problem.Wrap(err, problem.DocumentBroken,
			"The document could not be read: it needs more memory or time than there is, or it is damaged. Open it, save it anew or split it, and try again.")
	case errors.As(err, &t) && t.Code != "":
		return t.err() // what is wrong with the document is told in words of the document
	case errors.As(err, &t):
		err = t.err()
	default:
		return err
	}
	p.options.Log.Warn("document not read", "kind", string(r.kind), "bytes", len(r.data), "error", err.Error())
	return err
}

// seconds rounds up, because "longer than 0 seconds" explains nothing.
func seconds(d time.Duration) int { return int((d + time.Second - 1) / time.Second) }

// take gives an idle worker, nil when there is none.
func (p *Pool) take() *child {
	p.mu.Lock()
	defer p.mu.Unlock()
	for len(p.idle) > 0 {
		c := p.idle[len(p.idle)-1]
		p.idle = p.idle[:len(p.idle)-1]
		c.idle.Stop()
		if c.alive() {
			return c
		}
		c.kill()
	}
	return nil
}

// give keeps a worker for the next document, if it is fit for one.
func (p *Pool) give(c *child) {
	fit := c.alive() && !c.spoiled && c.documents < p.options.Documents && resident(c.command.Process.Pid) <= p.options.Resident
	p.mu.Lock()
	defer p.mu.Unlock()
	if !fit || p.closed {
		c.kill()
		return
	}
	c.idle = time.AfterFunc(p.options.Idle, func() { p.retire(c) })
	p.idle = append(p.idle, c)
}

// retire ends a worker that nobody needed for a while.
func (p *Pool) retire(c *child) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for i, other := range p.idle {
		if other == c {
			p.idle = append(p.idle[:i], p.idle[i+1:]...)
			c.kill()
			return
		}
	}
}

// Close ends the workers that wait; one at work ends with its document's
// context.
func (p *Pool) Close() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.closed = true
	for _, c := range p.idle {
		c.idle.Stop()
		c.kill()
	}
	p.idle = nil
	return nil
}
