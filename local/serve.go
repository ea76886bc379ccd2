package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"strconv"
	"time"

	"formwright/shared/app"
	"formwright/shared/config"
)

// Times of the server.
const (
	headerTime = 10 * time.Second
	idleTime   = 2 * time.Minute
	closeTime  = 5 * time.Second  // for requests under way when the server stops
	drainTime  = 30 * time.Second // for conversions under way
	demoLife   = 30 * 24 * time.Hour
)

// demoEmail is the account of the token that serve prints.
const demoEmail = "demo@localhost"

func serve(ctx context.Context, e env, args []string) error {
	fs := e.flags("serve", "serve [--quiet] [--lambda]\n\nServes the API on PORT until Ctrl-C.")
	quiet := fs.Bool("quiet", false, "print only the base URL, and the links of mails")
	functions := fs.Bool("lambda", false, "run the built Lambda functions themselves, over the AWS services that AWS_ENDPOINT_URL names")
	if err := parse(fs, args); err != nil {
		return err
	}
	if *functions {
		return serveLambda(ctx, e)
	}
	cfg, err := config.Machine(e.getenv)
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(cfg.Port)))
	if err != nil {
		return fmt.Errorf("PORT %d cannot be used: %w", cfg.Port, err)
	}
	defer listener.Close()
	if cfg.Port == 0 && e.getenv("BASE_URL") == "" {
		cfg.BaseURL = "http://" + listener.Addr().String()
	}
	log := slog.New(slog.NewJSONHandler(e.stderr, &slog.HandlerOptions{Level: cfg.LogLevel}))
	m, err := app.OpenMachine(cfg, log, e.stdout)
	if err != nil {
		return err
	}
	return errors.Join(serveMachine(ctx, e, cfg, m, listener, *quiet), m.Close())
}

func serveMachine(ctx context.Context, e env, cfg config.Config, m *app.Machine, listener net.Listener, quiet bool) error {
	control, err := startControl(cfg.DataDir, m)
	if err != nil {
		return err
	}
	defer control.Close()
	work, stopWork := context.WithCancel(context.WithoutCancel(ctx))
	defer stopWork()
	worked := make(chan struct{})
	go func() { defer close(worked); m.Run(work, drainTime) }()
	if err := greet(ctx, e.stdout, cfg, m, quiet); err != nil {
		return err
	}
	err = serveHTTP(ctx, listener, m.Handler())
	stopWork()
	<-worked
	return err
}

// serveHTTP serves until ctx ends, then lets requests finish for a moment.
func serveHTTP(ctx context.Context, listener net.Listener, h http.Handler) error {
	srv := &http.Server{Handler: h, ReadHeaderTimeout: headerTime, IdleTimeout: idleTime, MaxHeaderBytes: 64 << 10}
	failed := make(chan error, 1)
	go func() { failed <- srv.Serve(listener) }()
	select {
	case err := <-failed:
		return fmt.Errorf("serve: %w", err)
	case <-ctx.Done():
	}
	closing, cancel := context.WithTimeout(context.WithoutCancel(ctx), closeTime)
	defer cancel()
	if err := srv.Shutdown(closing); err != nil {
		return srv.Close() // streams do not end by themselves
	}
	return nil
}

// greet prints what a newcomer pastes next.
func greet(ctx context.Context, w io.Writer, cfg config.Config, m *app.Machine, quiet bool) error {
	if quiet {
		_, err := fmt.Fprintln(w, cfg.BaseURL)
		return err
	}
	token, err := m.Token(ctx, demoEmail, nil, demoLife)
	if err != nil {
		return fmt.Errorf("make demo token: %w", err)
	}
	link, err := m.SignIn(ctx, demoEmail)
	if err != nil {
		return fmt.Errorf("make sign-in link: %w", err)
	}
	_, err = fmt.Fprintf(w, `Formwright serves %[1]s
Documents of the drive: %[2]s   Data: %[3]s

Sign in to the pages, once and within 15 minutes (another link: make -s signin EMAIL=%[4]s):
%[6]s

Demo token (account %[4]s):
%[5]s

Convert a sample to Moodle XML; the answer holds its downloadUrl:
curl -s %[1]s/api/v1/convert -H 'Authorization: Bearer %[5]s' -H 'Content-Type: application/json' -d '{"documentId":"capitals","format":"lms_b","documentName":"Capitals"}'

Ctrl-C stops.
`, cfg.BaseURL, cfg.DriveDir, cfg.DataDir, demoEmail, token, link)
	return err
}
