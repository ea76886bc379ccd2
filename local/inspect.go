package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"formwright/shared/app"
	"formwright/shared/config"
	"formwright/shared/convert"
	"formwright/shared/inspect"
	"formwright/shared/problem"
	"formwright/shared/reader"
	"formwright/shared/source"
)

// inspectFiles shows what is read in documents.
func inspectFiles(ctx context.Context, e env, args []string) error {
	fs := e.flags("inspect", "inspect [--json|--full] [--key KEYFILE] FILE...\n\nShows the questions of documents, their keys with evidence, and findings.")
	asJSON := fs.Bool("json", false, "print questions and findings as JSON")
	key := fs.String("key", "", "a file that holds the answer key of the document")
	full := fs.Bool("full", false, "print the whole quiz as formwright.quiz/v1 JSON")
	if err := parse(fs, args); err != nil {
		return err
	}
	if fs.NArg() == 0 {
		fs.Usage()
		return errReported
	}
	if *key != "" && fs.NArg() > 1 {
		return errors.New("--key is for one document at a time")
	}
	documents, finish, err := e.reader()
	if err != nil {
		return err
	}
	defer finish()
	var errs []error
	for _, path := range fs.Args() {
		if fs.NArg() > 1 && !*asJSON && !*full {
			fmt.Fprintf(e.stdout, "== %s\n", path)
		}
		if err := inspectFile(ctx, e, documents, path, *key, *asJSON, *full); err != nil {
			errs = append(errs, fmt.Errorf("%s: %w", path, plain(err)))
		}
	}
	return errors.Join(errs...)
}

func inspectFile(ctx context.Context, e env, documents reader.Reader, path, key string, asJSON, full bool) error {
	u, err := understand(ctx, documents, path, key, newProgress(e).step)
	if err != nil {
		return err
	}
	var data []byte
	switch {
	case full:
		data, err = json.Marshal(u.Quiz)
	case asJSON:
		data, err = inspect.JSON(u.Quiz, u.Findings)
	default:
		return inspect.Listing(e.stdout, u.Quiz, u.Findings)
	}
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(e.stdout, "%s\n", data)
	return err
}

// reader is what the commands read documents with; finish ends its workers.
func (e env) reader() (documents reader.Reader, finish func(), err error) {
	cfg, err := config.Command(e.getenv)
	if err != nil {
		return reader.Reader{}, nil, err
	}
	documents, pool, err := app.CommandReader(cfg)
	if err != nil {
		return reader.Reader{}, nil, err
	}
	return documents, func() { _ = pool.Close() }, nil // whatever they were doing, they are gone
}

// understand reads a file of this machine, and the key beside it if there is one.
func understand(ctx context.Context, documents reader.Reader, path, keyPath string, step func(convert.Step)) (convert.Understood, error) {
	document, err := open(path)
	if err != nil {
		return convert.Understood{}, err
	}
	in := convert.Input{Document: document}
	if keyPath != "" {
		key, err := open(keyPath)
		if err != nil {
			return convert.Understood{}, fmt.Errorf("%s: %w", keyPath, plain(err))
		}
		in.Key = &key
	}
	return convert.Quiz(ctx, documents, in, step)
}

func open(path string) (source.Document, error) {
	f, err := os.Open(path)
	if err != nil {
		return source.Document{}, err
	}
	defer f.Close()
	data, err := source.ReadAll(f, source.MaxSize)
	return source.Document{Name: filepath.Base(path), Data: data, Origin: source.FromFolder}, err
}

// plain is the message of a problem without its code and cause, which are for
// machines and logs.
func plain(err error) error {
	var p *problem.Error
	if errors.As(err, &p) {
		return errors.New(strings.TrimSpace(p.Message))
	}
	return err
}
