// Command webhook is the Lambda function of the webhooks of forms: where submissions are sent.
package main

import (
	"context"
	"log/slog"
	"os"

	"formwright/shared/api"
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
	a, err := service.CloudAPI(ctx, cfg, log)
	if err != nil {
		return nil, err
	}
	return gateway.Buffered(a.Function(api.Webhook)), nil
}
