// Command invoke gives recorded events to a function's handler and prints the
// replies: invoke NAME [CASE].
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"

	"formwright/tests/recorded"
)

func main() {
	if err := run(context.Background(), os.Args[1:], os.Stdout, os.Stderr); err != nil {
		fmt.Fprintln(os.Stderr, "invoke:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	if len(args) < 1 || len(args) > 2 {
		return errors.New("a function and perhaps a case are needed, as in: make invoke-convert CASE=sync")
	}
	name, which := args[0], "*"
	if len(args) == 2 {
		which = args[1]
	}
	cases, err := filepath.Glob(filepath.Join("events", name, which+".json"))
	if err != nil {
		return err
	}
	if len(cases) == 0 {
		return fmt.Errorf("there is no event events/%s/%s.json", name, which)
	}
	log := slog.New(slog.NewJSONHandler(stderr, nil))
	for _, path := range cases {
		if err := invoke(ctx, name, path, stdout, log); err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
	}
	return nil
}

// invoke uses a fresh store for each event, so that none changes another's
// reply.
func invoke(ctx context.Context, name, path string, stdout io.Writer, log *slog.Logger) error {
	event, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "invoke")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	stage, err := recorded.Open(ctx, dir, log)
	if err != nil {
		return err
	}
	defer stage.Close()
	reply, err := stage.Invoke(ctx, name, event)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(stdout, "%s\n%s\n\n", path, reply)
	return err
}
