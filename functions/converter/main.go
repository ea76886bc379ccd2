// Command converter is the Lambda function that converts the documents of the jobs
// in the queue.
package main

import (
	"context"
	"log/slog"
	"os"

	"formwright/shared/app"
	"formwright/shared/config"
	"formwright/shared/gateway"
	"formwright/shared/reader/engine"
)

func main() {
	if code, ended := engine.Main(os.Args); ended {
		os.Exit(code)
	}
	gateway.Main(os.Getenv, start)
}

func start(ctx context.Context, getenv func(string) string, log *slog.Logger) (gateway.Handler, error) {
	cfg, err := config.Lambda(getenv)
	if err != nil {
		return nil, err
	}
	convert, err := app.CloudConverter(ctx, cfg, log)
	if err != nil {
		return nil, err
	}
	return gateway.Queue(convert, log), nil
}
