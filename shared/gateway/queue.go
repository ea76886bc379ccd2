package gateway

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"runtime/debug"

	"github.com/aws/aws-lambda-go/events"
)

// Queue answers SQS events with f, one message after the other. Messages that f
// gives an error for are named in the reply and come again, the others of the
// batch do not (the event source has ReportBatchItemFailures).
func Queue(f func(ctx context.Context, body string) error, log *slog.Logger) Handler {
	return func(ctx context.Context, raw json.RawMessage) (any, error) {
		var event events.SQSEvent
		if err := json.Unmarshal(raw, &event); err != nil {
			return nil, fmt.Errorf("read the event: %w", err)
		}
		ctx, cancel := early(ctx, workerGrace)
		defer cancel()
		reply := events.SQSEventResponse{BatchItemFailures: []events.SQSBatchItemFailure{}}
		for _, m := range event.Records {
			if err := one(ctx, f, m.Body); err != nil {
				log.Error("message comes again", "messageId", m.MessageId, "error", err.Error())
				reply.BatchItemFailures = append(reply.BatchItemFailures, events.SQSBatchItemFailure{ItemIdentifier: m.MessageId})
			}
		}
		return reply, nil
	}
}

// one handles a message; a panic in it must not take the others of the batch
// along.
func one(ctx context.Context, f func(context.Context, string) error, body string) (err error) {
	defer func() {
		if v := recover(); v != nil {
			err = fmt.Errorf("panicked: %v\n%s", v, debug.Stack())
		}
	}()
	if err := ctx.Err(); err != nil {
		return err
	}
	return f(ctx, body)
}
