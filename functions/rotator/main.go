// Command rotator is the Lambda function that renews the rings of keys whose time
// has come.
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
	renew, err := service.CloudRotator(ctx, cfg, log)
	if err != nil {
		return nil, err
	}
	return gateway.Schedule(renew), nil
}
