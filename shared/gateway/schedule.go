package gateway

import (
	"context"
	"encoding/json"
)

// Schedule answers the scheduler's events with f. What the event holds does not
// matter, only that it came.
func Schedule(f func(ctx context.Context) error) Handler {
	return func(ctx context.Context, _ json.RawMessage) (any, error) {
		ctx, cancel := early(ctx, workerGrace)
		defer cancel()
		return nil, f(ctx)
	}
}
