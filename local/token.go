package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"strings"
	"time"

	"formwright/shared/app"
	"formwright/shared/app/service"
	"formwright/shared/config"
)

// token prints a bearer token and nothing else. It works beside a running server
// and without one.
func token(ctx context.Context, e env, args []string) error {
	fs := e.flags("token", "token --email ADDRESS [--scopes \"jobs:read forms:read\"] [--days N] [--aws]\n\nPrints a bearer token; makes the account when there is none.")
	email := fs.String("email", "", "the account's e-mail address")
	scopes := fs.String("scopes", "", "scopes parted by spaces: forms:read forms:write jobs:read (default all)")
	days := fs.Int("days", 365, "how long the token works, up to 365 days")
	aws := fs.Bool("aws", false, "make it in the deployment that TABLE_NAME, KEYS_PARAMETER and BASE_URL name")
	if err := parse(fs, args); err != nil {
		return err
	}
	if *email == "" {
		return errors.New("--email is required, as in: make -s token EMAIL=a@b.c")
	}
	req := tokenRequest{Email: *email, Scopes: strings.Fields(*scopes), Life: time.Duration(*days) * 24 * time.Hour}
	var made string
	var err error
	if *aws {
		made, err = cloudToken(ctx, e, req)
	} else {
		made, err = machineToken(ctx, e, req)
	}
	if err != nil {
		return plain(err)
	}
	_, err = fmt.Fprintln(e.stdout, made)
	return err
}

func machineToken(ctx context.Context, e env, req tokenRequest) (string, error) {
	cfg, err := config.Machine(e.getenv)
	if err != nil {
		return "", err
	}
	made, err := askServer(ctx, cfg.DataDir, "token", req)
	if !errors.Is(err, errNoServer) {
		return made, err
	}
	m, err := app.OpenMachine(cfg, slog.New(slog.DiscardHandler), io.Discard)
	if err != nil {
		return "", err
	}
	made, err = m.Token(ctx, req.Email, req.Scopes, req.Life)
	return made, errors.Join(err, m.Close())
}

func cloudToken(ctx context.Context, e env, req tokenRequest) (string, error) {
	cfg, err := config.Lambda(e.getenv)
	if err != nil {
		return "", err
	}
	return service.CloudToken(ctx, cfg, req.Email, req.Scopes, req.Life)
}
