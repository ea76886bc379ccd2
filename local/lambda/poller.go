package lambda

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"formwright/shared/store"
)

// Invoker invokes functions; a Runtime is one.
type Invoker interface {
	Invoke(ctx context.Context, name string, event []byte) ([]byte, error)
}

// Poller stands where AWS has the event source mapping of a queue: it receives
// messages, invokes the function with each, and deletes those that the function
// is done with. Failed ones are shown again, so that the queue counts their
// receives and moves them to its dead letters in the end.
type Poller struct {
	Runtime    Invoker
	Function   string
	From       store.Receiver
	Parallel   int           // messages handled at the same time
	RetryAfter time.Duration // until a failed message is shown again
	Log        *slog.Logger
}

// How long one receive waits for a message, and how long the poller rests after
// one that did not succeed.
const (
	receiveWait  = 20 * time.Second
	afterTrouble = 2 * time.Second
)

// Run polls until ctx ends and the messages under way are handled.
func (p *Poller) Run(ctx context.Context) {
	var all sync.WaitGroup
	for range p.Parallel {
		all.Go(func() {
			for ctx.Err() == nil {
				p.poll(ctx)
			}
		})
	}
	all.Wait()
}

// poll receives and handles at most one message.
func (p *Poller) poll(ctx context.Context) {
	messages, err := p.From.Receive(ctx, 1, receiveWait)
	if err != nil {
		if ctx.Err() == nil {
			p.Log.Error("receive", "error", err.Error())
			pause(ctx, afterTrouble)
		}
		return
	}
	for _, m := range messages {
		p.handle(context.WithoutCancel(ctx), m)
	}
}

func (p *Poller) handle(ctx context.Context, m store.Message) {
	err := p.invoke(ctx, m)
	if err == nil {
		err = p.From.Done(ctx, m)
	} else {
		p.Log.Error("message comes again", "function", p.Function, "receives", m.Receives, "error", err.Error())
		err = p.From.Retry(ctx, m, p.RetryAfter)
	}
	if err != nil {
		p.Log.Error("settle message", "error", err.Error())
	}
}

// invoke gives one message to the function; an error means that it failed.
func (p *Poller) invoke(ctx context.Context, m store.Message) error {
	event, err := json.Marshal(sqsEvent(m))
	if err != nil {
		return err
	}
	text, err := p.Runtime.Invoke(ctx, p.Function, event)
	if err != nil {
		return err
	}
	return failedIn(text, m.ID)
}

// failedIn reads the answer to a batch of one message, as an event source with
// ReportBatchItemFailures does: an empty answer or an empty list is success, an
// unknown or empty id fails the batch.
func failedIn(text []byte, id string) error {
	var reply batchReply
	if len(text) == 0 {
		return nil
	}
	if err := json.Unmarshal(text, &reply); err != nil {
		return fmt.Errorf("read the batch's answer: %w", err)
	}
	for _, f := range reply.Failures {
		if f.ID != id {
			return fmt.Errorf("the answer names the unknown message %q", f.ID)
		}
	}
	if len(reply.Failures) > 0 {
		return errors.New("the function reported the message as failed")
	}
	return nil
}

// batchReply is the answer of a function to a batch; null counts as empty.
type batchReply struct {
	Failures []struct {
		ID string `json:"itemIdentifier"`
	} `json:"batchItemFailures"`
}

// sqsEvent is what the event source sends for one message.
func sqsEvent(m store.Message) map[string]any {
	return map[string]any{"Records": []any{map[string]any{
		"messageId": m.ID, "receiptHandle": m.Receipt, "body": m.Body,
		"attributes":        map[string]string{"ApproximateReceiveCount": fmt.Sprint(m.Receives)},
		"messageAttributes": map[string]any{}, "eventSource": "aws:sqs",
		"eventSourceARN": arn("sqs", "conversions"), "awsRegion": "us-east-1",
	}}}
}

// pause waits for d or until ctx ends.
func pause(ctx context.Context, d time.Duration) {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-ctx.Done():
	}
}
