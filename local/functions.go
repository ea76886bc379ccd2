package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"

	"formwright/local/lambda"
	"formwright/shared/api"
	"formwright/shared/app/service"
	"formwright/shared/config"
)

// functionsDir is where `make functions` builds the bootstraps.
const functionsDir = "dist/functions"

// How functions run here: as in template.yaml, but swept more often.
const (
	apiTimeout         = 29 * time.Second
	streamTimeout      = 310 * time.Second
	workerTimeout      = 300 * time.Second
	sweeperTimeout     = 55 * time.Second
	delivererTimeout   = 30 * time.Second
	parallelDeliveries = 4
	rotatorTimeout     = 55 * time.Second
	functionSweep      = 5 * time.Second
	functionRotate     = time.Hour
	parallelAPI        = 16
	retryMessage       = 2 * time.Second
)

// serveLambda serves the API through the built functions themselves.
func serveLambda(ctx context.Context, e env) error {
	cfg, port, err := functionSettings(e.getenv)
	if err != nil {
		return err
	}
	functions, err := findFunctions(cfg.BaseURL)
	if err != nil {
		return err
	}
	log := slog.New(slog.NewJSONHandler(e.stderr, &slog.HandlerOptions{Level: cfg.LogLevel}))
	rt, err := lambda.New(functions, e.stderr, log)
	if err != nil {
		return err
	}
	defer rt.Close()
	inbox, err := service.CloudInbox(ctx, cfg)
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", net.JoinHostPort("127.0.0.1", port))
	if err != nil {
		return fmt.Errorf("PORT %s cannot be used: %w", port, err)
	}
	defer listener.Close()
	work, stop := context.WithCancel(context.WithoutCancel(ctx))
	defer stop()
	var all sync.WaitGroup
	poller := lambda.Poller{Runtime: rt, Function: "converter", From: inbox, Parallel: runtime.NumCPU(), RetryAfter: retryMessage, Log: log}
	all.Go(func() { poller.Run(work) })
	hookbox, err := service.CloudWebhookInbox(ctx, cfg)
	if err != nil {
		return err
	}
	hooks := lambda.Poller{Runtime: rt, Function: "deliverer", From: hookbox, Parallel: parallelDeliveries, RetryAfter: retryMessage, Log: log}
	all.Go(func() { hooks.Run(work) })
	clock := lambda.Clock{Runtime: rt, Function: "sweeper", Every: functionSweep, Log: log}
	all.Go(func() { clock.Run(work) })
	daily := lambda.Clock{Runtime: rt, Function: "rotator", Every: functionRotate, Log: log}
	all.Go(func() { daily.Run(work) })
	fmt.Fprintln(e.stdout, cfg.BaseURL)
	err = serveHTTP(ctx, listener, lambda.Front(rt, service.Routes(), log))
	stop()
	all.Wait()
	return err
}

// functionSettings reads the functions' settings as they would; BASE_URL comes
// from PORT unless it is set.
func functionSettings(getenv func(string) string) (cfg config.Config, port string, err error) {
	port = getenv("PORT")
	if port == "" {
		port = "3000"
	}
	cfg, err = config.Lambda(func(name string) string {
		if v := getenv(name); name != "BASE_URL" || v != "" {
			return v
		}
		return "http://127.0.0.1:" + port
	})
	return cfg, port, err
}

// findFunctions lists the functions that were built, and checks that none is
// missing.
func findFunctions(baseURL string) ([]lambda.Function, error) {
	env := append(os.Environ(), "BASE_URL="+baseURL)
	var out []lambda.Function
	var missing []string
	add := func(name string, timeout time.Duration, concurrency int) {
		path := filepath.Join(functionsDir, name, "bootstrap")
		if _, err := os.Stat(path); err != nil {
			missing = append(missing, path)
		}
		out = append(out, lambda.Function{Name: name, Bootstrap: path, Timeout: timeout, Concurrency: concurrency, Env: env})
	}
	added := map[api.Name]bool{}
	for _, r := range service.Routes() {
		timeout := apiTimeout
		if r.Streamed {
			timeout = streamTimeout
		}
		if !added[r.Of()] {
			added[r.Of()] = true
			add(string(r.Of()), timeout, parallelAPI)
		}
	}
	add("converter", workerTimeout, runtime.NumCPU())
	add("deliverer", delivererTimeout, parallelDeliveries)
	add("sweeper", sweeperTimeout, 1)
	add("rotator", rotatorTimeout, 1)
	if len(missing) > 0 {
		return nil, errors.New("not built (make functions): " + strings.Join(missing, ", "))
	}
	return out, nil
}
