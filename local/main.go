// Command local is Formwright on one machine: the same handlers and the same
// worker that run in Lambda, over an embedded store, without AWS or Docker.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"
	"syscall"

	"formwright/shared/app"
	"formwright/shared/reader/engine"
)

func main() {
	if code, ended := engine.Main(os.Args); ended {
		os.Exit(code)
	}
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(app.CollectAt)
	}
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(app.MemoryGoal)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	err := run(ctx, os.Args[1:], os.Getenv, os.Stdout, os.Stderr)
	if err == nil || errors.Is(err, flag.ErrHelp) {
		return
	}
	if !errors.Is(err, errReported) {
		fmt.Fprintln(os.Stderr, "formwright:", err)
	}
	os.Exit(1)
}

// errReported is an error whose message the user has already seen.
var errReported = errors.New("reported")

const usage = `Formwright on one machine.

Usage: local COMMAND [OPTIONS]

Commands:
  serve     serve the API, convert documents, keep the data in DATA_DIR
  token     print a bearer token for an e-mail address
  signin    print a one-time sign-in link for an e-mail address
  keys      make, rotate or list the keys that sign and seal
  inspect   show what is read in documents: questions, keys with evidence, findings
  convert   convert a document to a target format

local COMMAND --help explains a command. Settings come from the environment;
the README has them in a table.
`

// env is what a command sees of the world.
type env struct {
	getenv         func(string) string
	stdout, stderr io.Writer
}

func run(ctx context.Context, args []string, getenv func(string) string, stdout, stderr io.Writer) error {
	e := env{getenv: getenv, stdout: stdout, stderr: stderr}
	if len(args) == 0 {
		fmt.Fprint(stderr, usage)
		return errReported
	}
	switch args[0] {
	case "serve":
		return serve(ctx, e, args[1:])
	case "token":
		return token(ctx, e, args[1:])
	case "signin":
		return signIn(ctx, e, args[1:])
	case "keys":
		return keyCommand(ctx, e, args[1:])
	case "inspect":
		return inspectFiles(ctx, e, args[1:])
	case "convert":
		return convertFile(ctx, e, args[1:])
	case "help", "-h", "-help", "--help":
		fmt.Fprint(stdout, usage)
		return nil
	}
	fmt.Fprintf(stderr, "unknown command %q\n\n%s", args[0], usage)
	return errReported
}

// flags makes the flag set of one command; it reports its own errors.
func (e env) flags(name, synopsis string) *flag.FlagSet {
	fs := flag.NewFlagSet(name, flag.ContinueOnError)
	fs.SetOutput(e.stderr)
	fs.Usage = func() {
		fmt.Fprintf(e.stderr, "Usage: local %s\n", synopsis)
		fs.PrintDefaults()
	}
	return fs
}

// parse parses and tells a request for help from a mistake.
func parse(fs *flag.FlagSet, args []string) error {
	err := fs.Parse(args)
	if err != nil && !errors.Is(err, flag.ErrHelp) {
		return errReported
	}
	return err
}
