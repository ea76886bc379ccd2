// Command bench measures what the product promises about speed, each figure
// against a floor or a peer of the same run, and prints ratios with the promise
// beside them. It builds the program first; a peer that is not installed is
// named and left out. Arguments name the measures to take, none takes all.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"slices"

	"formwright/shared/app"
	"formwright/shared/reader/engine"
)

func main() {
	if code, ended := engine.Main(os.Args); ended { // the workers of the measures that need some
		os.Exit(code)
	}
	debug.SetGCPercent(app.CollectAt) // as the program does
	if err := run(context.Background(), os.Stdout, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// bench is what the measures share.
type bench struct {
	out     io.Writer
	dir     string // for files of the run
	program string // the built one-machine program
	hundred string // Word file of so many questions
}

// measure prints one or more figures.
type measure struct {
	name string
	take func(*bench, context.Context) error
}

func measures() []measure {
	return []measure{
		{"memory", (*bench).memory}, // first, because a child's peak begins with its parent's
		{"docx", (*bench).docx}, {"pandoc", (*bench).pandoc}, {"recognition", (*bench).recognition},
		{"xlsx", (*bench).xlsx}, {"writers", (*bench).writers}, {"ready", (*bench).ready}, {"pdf", (*bench).pdf}, {"http", (*bench).overHTTP},
	}
}

func run(ctx context.Context, out io.Writer, names []string) error {
	dir, err := os.MkdirTemp("", "formwright-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	b := &bench{out: out, dir: dir, program: filepath.Join(dir, "formwright"), hundred: filepath.Join(dir, "hundred.docx")}
	if msg, err := exec.CommandContext(ctx, "go", "build", "-trimpath", "-o", b.program, "./local").CombinedOutput(); err != nil {
		return fmt.Errorf("build: %w\n%s", err, msg)
	}
	if err := errors.Join(writeDocument(b.hundred, 100), writeDocument(filepath.Join(dir, "twenty.docx"), 20)); err != nil {
		return err
	}
	var errs []error
	for _, m := range measures() {
		if len(names) > 0 && !slices.Contains(names, m.name) {
			continue
		}
		if err := m.take(b, ctx); err != nil {
			errs = append(errs, fmt.Errorf("%s: %w", m.name, err))
		}
	}
	return errors.Join(errs...)
}
