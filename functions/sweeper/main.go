// Command sweeper is the Lambda function that looks after jobs and
// deliveries whose time has come: those nobody began and those whose worker died.
package main

import (
	"context"
	"log/slog"
	"os"

	"formwright/shared/app/service"
	"formwright/shared/config"
	"formwright/shared/gateway"
)

func main() { gateway.Main(os.Getenv, start) }

func start(ctx context.Context, getenv func(string) string, log *slog.Logger) (gateway.Handler, error) {
	cfg, err := config.Lambda(getenv)
	if err != nil {
		return nil, err
	}
	sweep, err := service.CloudSweeper(ctx, cfg, log)
	if err != nil {
		return nil, err
	}
	return gateway.Schedule(sweep), nil
}
