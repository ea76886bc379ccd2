package lambda

import (
	"context"
	"encoding/json"
	"log/slog"
	"time"
)

// Clock stands where AWS has the scheduler's rule: it invokes a function once
// every period, and leaves a beat out while the last one still runs.
type Clock struct {
	Runtime  Invoker
	Function string
	Every    time.Duration
	Log      *slog.Logger
}

// Run beats until ctx ends.
func (c *Clock) Run(ctx context.Context) {
	ticker := time.NewTicker(c.Every)
	defer ticker.Stop()
	for {
		select {
		case <-ticker.C:
		case <-ctx.Done():
			return
		}
		if err := c.beat(ctx); err != nil && ctx.Err() == nil {
			c.Log.Error("scheduled invocation", "function", c.Function, "error", err.Error())
		}
	}
}

func (c *Clock) beat(ctx context.Context) error {
	event, err := json.Marshal(map[string]any{
		"version": "0", "id": uuid(), "source": "aws.events", "detail-type": "Scheduled Event",
		"account": "000000000000", "region": "us-east-1", "time": time.Now().UTC().Format(time.RFC3339),
		"resources": []string{arn("events", "rule/"+c.Function)}, "detail": map[string]any{},
	})
	if err != nil {
		return err
	}
	_, err = c.Runtime.Invoke(ctx, c.Function, event)
	return err
}
