package aws

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"time"

	sdk "github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/sqs"
	"github.com/aws/aws-sdk-go-v2/service/sqs/types"

	"formwright/shared/store"
)

// Queue is a store.Queue on one SQS queue, and its store.Receiver where no
// event source mapping stands. Times are whole seconds there: they are rounded
// up.
type Queue struct {
	client *sqs.Client
	url    string
}

// NewQueue makes the Queue of the SQS queue at url.
func NewQueue(client *sqs.Client, url string) *Queue { return &Queue{client, url} }

// What one ReceiveMessage takes.
const (
	mostMessages = 10
	longestPoll  = 20 * time.Second
)

// Send implements store.Queue.
func (q *Queue) Send(ctx context.Context, body string, delay time.Duration) error {
	if err := store.ValidateMessage(body, delay); err != nil {
		return err
	}
	_, err := q.client.SendMessage(ctx, &sqs.SendMessageInput{
		QueueUrl: &q.url, MessageBody: &body, DelaySeconds: wholeSeconds(delay),
	})
	if err != nil {
		return failure(ctx, "send message", err)
	}
	return nil
}

// Receive implements store.Receiver. It gives at most 10 messages at a time.
func (q *Queue) Receive(ctx context.Context, max int, wait time.Duration) ([]store.Message, error) {
	if max < 1 {
		return nil, fmt.Errorf("cannot receive %d messages", max)
	}
	for deadline := time.Now().Add(wait); ; {
		left := min(time.Until(deadline), longestPoll)
		messages, err := q.poll(ctx, min(max, mostMessages), wholeSeconds(left))
		if err != nil || len(messages) > 0 || !time.Now().Before(deadline) {
			return messages, err
		}
	}
}

func (q *Queue) poll(ctx context.Context, max int, seconds int32) ([]store.Message, error) {
	out, err := q.client.ReceiveMessage(ctx, &sqs.ReceiveMessageInput{
		QueueUrl: &q.url, MaxNumberOfMessages: int32(max), WaitTimeSeconds: seconds,
		MessageSystemAttributeNames: []types.MessageSystemAttributeName{
			types.MessageSystemAttributeNameApproximateReceiveCount},
	})
	if err != nil {
		return nil, failure(ctx, "receive messages", err)
	}
	var messages []store.Message
	for _, m := range out.Messages {
		receives, err := strconv.Atoi(m.Attributes[string(types.MessageSystemAttributeNameApproximateReceiveCount)])
		if err != nil {
			return nil, fmt.Errorf("read the receive count of message %s: %w", sdk.ToString(m.MessageId), err)
		}
		messages = append(messages, store.Message{
			ID: sdk.ToString(m.MessageId), Body: sdk.ToString(m.Body),
			Receives: receives, Receipt: sdk.ToString(m.ReceiptHandle),
		})
	}
	return messages, nil
}

// Done implements store.Receiver.
func (q *Queue) Done(ctx context.Context, m store.Message) error {
	_, err := q.client.DeleteMessage(ctx, &sqs.DeleteMessageInput{QueueUrl: &q.url, ReceiptHandle: &m.Receipt})
	var gone *types.ReceiptHandleIsInvalid // what ElasticMQ says of a message that was deleted
	if err != nil && !errors.As(err, &gone) {
		return failure(ctx, "delete message", err)
	}
	return nil
}

// Retry implements store.Receiver.
func (q *Queue) Retry(ctx context.Context, m store.Message, delay time.Duration) error {
	_, err := q.client.ChangeMessageVisibility(ctx, &sqs.ChangeMessageVisibilityInput{
		QueueUrl: &q.url, ReceiptHandle: &m.Receipt, VisibilityTimeout: wholeSeconds(delay),
	})
	var visible *types.MessageNotInflight
	if err != nil && !errors.As(err, &visible) { // it shows again already
		return failure(ctx, "show message again", err)
	}
	return nil
}

func wholeSeconds(d time.Duration) int32 {
	return int32(max(0, (d+time.Second-1)/time.Second))
}
