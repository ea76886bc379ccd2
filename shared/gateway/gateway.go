// Package gateway stands between Lambda and the rest of the program: events of
// API Gateway, SQS and the scheduler become http.Requests and plain function
// calls, and what they answer becomes the replies those services expect.
//
// It promises that a handler written for net/http behaves in a function as it
// does behind a server: the same statuses and headers, bodies of any bytes,
// writes that go out one by one on streamed routes, a context that ends before
// Lambda kills the function. Routing, authentication and the shape of errors
// are left to package api.
package gateway

import (
	"context"
	"encoding/json"
	"log/slog"
	"os"
	"time"

	"github.com/aws/aws-lambda-go/lambda"
)

// Handler answers one event. What it returns is sent as JSON, or piece by piece
// when it is a reader.
type Handler func(ctx context.Context, event json.RawMessage) (any, error)

// Start builds a function's handler, once for each cold start.
type Start func(ctx context.Context, getenv func(string) string, log *slog.Logger) (Handler, error)

// Main runs a function until Lambda ends it. When start does not succeed, the
// reason goes to the log and to the Runtime API, so that it stands in the
// answer of the invocation and not only in an exit status.
func Main(getenv func(string) string, start Start) {
	log := newLog(getenv)
	handler, err := start(context.Background(), getenv, log)
	if err != nil {
		log.Error("function cannot start", "error", err.Error())
		if err := reportInit(getenv("AWS_LAMBDA_RUNTIME_API"), err); err != nil {
			log.Error("report the failed start", "error", err.Error())
		}
		os.Exit(1)
	}
	lambda.Start((func(context.Context, json.RawMessage) (any, error))(handler))
}

// newLog writes JSON lines to standard output, where Lambda collects them. A
// bad LOG_LEVEL is reported by package config.
func newLog(getenv func(string) string) *slog.Logger {
	var level slog.Level
	if err := level.UnmarshalText([]byte(getenv("LOG_LEVEL"))); err != nil {
		level = slog.LevelInfo
	}
	log := slog.New(slog.NewJSONHandler(os.Stdout, &slog.HandlerOptions{Level: level}))
	return log.With("function", getenv("AWS_LAMBDA_FUNCTION_NAME"))
}

// How long before Lambda's deadline the context given to a handler ends: enough
// to say something to a client that is still there, or to hand a job back.
const (
	bufferedGrace = time.Second
	streamedGrace = 10 * time.Second
	workerGrace   = 10 * time.Second
)

// early ends a context grace before its deadline.
func early(ctx context.Context, grace time.Duration) (context.Context, context.CancelFunc) {
	if end, ok := ctx.Deadline(); ok {
		return context.WithDeadline(ctx, end.Add(-grace))
	}
	return context.WithCancel(ctx)
}
