package extract

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"runtime/debug"

	"formwright/shared/problem"
	"formwright/shared/reader"
)

// Open makes the engines of a worker. It is called once, when the worker starts,
// so it leaves what takes time for the first document that needs it.
type Open func(Settings) reader.Extractor

// How a worker ends.
const (
	exitDone     = 0 // nobody is there to ask any more
	exitPanic    = 4
	exitSettings = 5
	exitPipe     = 6
	exitMemory   = 7
)

// outOfMemory is what a worker says before it ends for want of memory; the Go
// runtime has the same words.
const outOfMemory = "out of memory"

// Worker is the life of a worker process. A program that starts workers begins
// its main with it: when its arguments ask for a worker, ended is true, and the
// program exits with the code.
func Worker(args []string, open Open) (code int, ended bool) {
	if len(args) != 3 || args[1] != Argument {
		return 0, false
	}
	settings, err := parseSettings(args[2])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return exitSettings, true
	}
	in, out := os.Stdin, os.Stdout
	runtime.GOMAXPROCS(max(2, runtime.GOMAXPROCS(0))) // an engine's loop gives its thread to nobody else
	os.Stdout = os.Stderr                             // a stray print of a library must not end up between frames
	confine(settings.Memory)
	stop := watchMemory(settings.Memory, func() {
		fmt.Fprintln(os.Stderr, outOfMemory)
		os.Exit(exitMemory)
	})
	defer stop()
	return serve(open(settings), in, out), true
}

// serve answers requests, one at a time, until there are no more.
func serve(engine reader.Extractor, in io.Reader, out io.Writer) int {
	requests := make(chan request)
	go func() {
		for {
			kind, payload, err := readFrame(in)
			if err != nil { // the parent has gone; whatever is under way is for nobody
				os.Exit(exitDone)
			}
			r, err := parseRequest(payload)
			if kind != requestFrame || err != nil {
				os.Exit(exitPipe)
			}
			requests <- r
		}
	}()
	for r := range requests {
		if code := answer(engine, r, out); code != exitDone {
			return code
		}
		debug.FreeOSMemory() // what the last document took is not the next one's
	}
	return exitDone
}

// answer answers one request. After a panic the engines are in an unknown state,
// so the worker ends.
func answer(engine reader.Extractor, r request, out io.Writer) int {
	reply, err := extractGuarded(engine, r, out)
	if err == nil {
		err = writeFrame(out, replyFrame, reply)
		if errors.Is(err, errWireTooLarge) {
			err = problem.Wrap(err, problem.DocumentTooLarge,
				"The document holds more text and pictures than can be read at once. Split it into smaller documents.")
		} else if err != nil {
			return exitPipe
		}
	}
	if err == nil {
		return exitDone
	}
	var p panicked
	f := newFailure(err)
	f.Spoiled = errors.As(err, &p)
	if writeFrame(out, failureFrame, appendWire(nil, f)) != nil {
		return exitPipe
	}
	if f.Spoiled {
		return exitPanic
	}
	return exitDone
}

// panicked is a panic of an engine.
type panicked struct{ value any }

func (p panicked) Error() string { return fmt.Sprintf("the engine panicked: %v", p.value) }

func extractGuarded(engine reader.Extractor, r request, out io.Writer) (reply []byte, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%w\n%s", panicked{p}, debug.Stack())
		}
	}()
	document, err := engine.Extract(context.Background(), r.kind, r.data, func(done, total int) {
		if writeFrame(out, progressFrame, appendWire(nil, pages{done, total})) != nil {
			os.Exit(exitPipe)
		}
	})
	if err != nil {
		return nil, err
	}
	return appendWire(nil, document), nil
}
