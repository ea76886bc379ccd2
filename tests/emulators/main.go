// Command emulators helps `sam local` where the emulators of AWS leave gaps:
//
//	emulators prepare   makes the table, the queues and the bucket, and prints
//	                    their names as shell assignments
//	emulators poll URL  gives the queues' messages to the ConverterFunction and the
//	                    DelivererFunction behind the Lambda endpoint at URL, until
//	                    it is ended
//
// The emulators are those that AWS_ENDPOINT_URL_DYNAMODB, _SQS and _S3 name.
package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"os"
	"os/signal"
	"sync"
	"syscall"
	"time"

	"formwright/local/lambda"
	"formwright/shared/app/service"
	"formwright/shared/config"
	"formwright/shared/store"
	"formwright/shared/store/aws/awstest"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, os.Args[1:], os.Getenv, os.Stdout, os.Stderr); err != nil {
		fmt.Fprintln(os.Stderr, "emulators:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, args []string, getenv func(string) string, stdout, stderr io.Writer) error {
	switch {
	case len(args) == 1 && args[0] == "prepare":
		return prepare(ctx, getenv, stdout)
	case len(args) == 2 && args[0] == "poll":
		return poll(ctx, getenv, args[1], slog.New(slog.NewTextHandler(stderr, nil)))
	}
	return errors.New("prepare, or poll URL")
}

// As in template.yaml, but for a visibility that a check can wait for.
const (
	visibility  = time.Minute
	maxReceives = 5
)

func prepare(ctx context.Context, getenv func(string) string, stdout io.Writer) error {
	const table, queue, bucket = "formwright", "formwright", "formwright"
	if err := awstest.CreateTable(ctx, awstest.DynamoDB(getenv("AWS_ENDPOINT_URL_DYNAMODB")), table); err != nil {
		return err
	}
	url, dead, err := awstest.CreateQueues(ctx, awstest.SQS(getenv("AWS_ENDPOINT_URL_SQS")), queue, visibility, maxReceives)
	if err != nil {
		return err
	}
	hooks, _, err := awstest.CreateQueues(ctx, awstest.SQS(getenv("AWS_ENDPOINT_URL_SQS")), queue+"-webhooks", visibility, maxReceives)
	if err != nil {
		return err
	}
	if err := awstest.CreateBucket(ctx, awstest.S3(getenv("AWS_ENDPOINT_URL_S3")), bucket); err != nil {
		return err
	}
	_, err = fmt.Fprintf(stdout, "TABLE_NAME=%s\nQUEUE_URL=%s\nDEAD_LETTER_URL=%s\nWEBHOOK_QUEUE_URL=%s\nBUCKET_NAME=%s\n", table, url, dead, hooks, bucket)
	return err
}

func poll(ctx context.Context, getenv func(string) string, endpoint string, log *slog.Logger) error {
	cfg, err := config.Lambda(getenv)
	if err != nil {
		return err
	}
	inbox, err := service.CloudInbox(ctx, cfg)
	if err != nil {
		return err
	}
	hookbox, err := service.CloudWebhookInbox(ctx, cfg)
	if err != nil {
		return err
	}
	var all sync.WaitGroup
	for function, from := range map[string]store.Receiver{"ConverterFunction": inbox, "DelivererFunction": hookbox} {
		p := lambda.Poller{Runtime: remote(endpoint), Function: function, From: from, Parallel: 1, RetryAfter: time.Second, Log: log}
		all.Go(func() { p.Run(ctx) })
	}
	all.Wait()
	return nil
}

// remote invokes functions through Lambda's own API.
type remote string

// Invoke implements lambda.Invoker.
func (r remote) Invoke(ctx context.Context, name string, event []byte) ([]byte, error) {
	url := string(r) + "/2015-03-31/functions/" + name + "/invocations"
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, url, bytes.NewReader(event))
	if err != nil {
		return nil, err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		return nil, err
	}
	if resp.StatusCode != http.StatusOK || resp.Header.Get("X-Amz-Function-Error") != "" {
		return nil, fmt.Errorf("%s answered %s: %s", name, resp.Status, body)
	}
	return body, nil
}
