// Command formexports is the Lambda function that writes the quiz of a form to a file.
package main

import (
	"context"
	"log/slog"
	"os"

	"formwright/shared/api"
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
	a, err := service.CloudFormExports(ctx, cfg, output.Make, log)
	if err != nil {
		return nil, err
	}
	return gateway.Buffered(a.Function(api.FormExports)), nil
}
