// Command deliverer is the Lambda function that sends submissions to the webhooks
// of their forms.
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
	deliver, err := service.CloudDeliverer(ctx, cfg, log)
	if err != nil {
		return nil, err
	}
	return gateway.Queue(deliver, log), nil
}
