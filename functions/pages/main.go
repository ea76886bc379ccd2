// Command pages is the Lambda function of everything that people see.
package main

import (
	"context"
	"log/slog"
	"os"

	"formwright/shared/app/service"
	"formwright/shared/config"
	"formwright/shared/gateway"
	"formwright/shared/output"
)

func main() { gateway.Main(os.Getenv, start) }

func start(ctx context.Context, getenv func(string) string, log *slog.Logger) (gateway.Handler, error) {
	cfg, err := config.Lambda(getenv)
	if err != nil {
		return nil, err
	}
	pages, err := service.CloudPages(ctx, cfg, output.Make, log)
	if err != nil {
		return nil, err
	}
	return gateway.Buffered(pages.Handler(nil)), nil
}
