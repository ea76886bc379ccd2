package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"

	"formwright/shared/app"
	"formwright/shared/app/service"
	"formwright/shared/config"
)

// signIn prints a one-time sign-in link and nothing else. It works beside a
// running server and without one, as token does.
func signIn(ctx context.Context, e env, args []string) error {
	fs := e.flags("signin", "signin --email ADDRESS [--aws]\n\nPrints a link that signs in once, within 15 minutes; the account is made when there is none.")
	email := fs.String("email", "", "the account's e-mail address")
	aws := fs.Bool("aws", false, "make it in the deployment that TABLE_NAME and BASE_URL name")
	if err := parse(fs, args); err != nil {
		return err
	}
	if *email == "" {
		return errors.New("--email is required, as in: make -s signin EMAIL=a@b.c")
	}
	var link string
	var err error
	if *aws {
		link, err = cloudSignIn(ctx, e, *email)
	} else {
		link, err = machineSignIn(ctx, e, *email)
	}
	if err != nil {
		return plain(err)
	}
	_, err = fmt.Fprintln(e.stdout, link)
	return err
}

func machineSignIn(ctx context.Context, e env, email string) (string, error) {
	cfg, err := config.Machine(e.getenv)
	if err != nil {
		return "", err
	}
	link, err := askServer(ctx, cfg.DataDir, "signin", signInRequest{Email: email})
	if !errors.Is(err, errNoServer) {
		return link, err
	}
	m, err := app.OpenMachine(cfg, slog.New(slog.DiscardHandler), io.Discard)
	if err != nil {
		return "", err
	}
	link, err = m.SignIn(ctx, email)
	return link, errors.Join(err, m.Close())
}

func cloudSignIn(ctx context.Context, e env, email string) (string, error) {
	cfg, err := config.Lambda(e.getenv)
	if err != nil {
		return "", err
	}
	return service.CloudSignIn(ctx, cfg, email)
}
