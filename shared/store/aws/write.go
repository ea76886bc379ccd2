package aws

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"strings"
	"time"

	sdk "github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/dynamodb"
	"github.com/aws/aws-sdk-go-v2/service/dynamodb/types"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// Write implements store.Table. One op alone goes as PutItem, UpdateItem or
// DeleteItem, which cost half of a transaction; several go as one transaction
// with a token, so that DynamoDB does a request that was sent twice once.
//
// An op alone has no token. When its answer is lost and doing it twice would
// matter, the error is transient and it is not known whether it was done: read
// before trying again.
func (t *Table) Write(ctx context.Context, ops ...store.Op) error {
	if err := ctx.Err(); err != nil || len(ops) == 0 {
		return err
	}
	if err := store.ValidateOps(ops); err != nil {
		return err
	}
	if len(ops) == 1 && ops[0].Kind == store.OpCheck {
		return t.check(ctx, ops[0])
	}
	steps := make([]step, len(ops))
	for i, op := range ops {
		steps[i].op = op
	}
	return t.writeSteps(ctx, steps)
}

// check reads instead of writing: there is nothing to do together with it.
func (t *Table) check(ctx context.Context, op store.Op) error {
	live, err := t.live(ctx, op.Key)
	if err == nil && !op.Holds(live) {
		err = &store.ConditionFailed{Op: 0, Found: live}
	}
	return err
}

// maxAttempts is how often a write is sent that lost a race or was throttled.
const maxAttempts = 10

func (t *Table) writeSteps(ctx context.Context, steps []step) error {
	var lost error
	for attempt := range maxAttempts {
		now := t.Now()
		err := t.send(ctx, steps, now)
		if err == nil {
			return nil
		}
		reasons := reasonsOf(err)
		if reasons == nil {
			return failure(ctx, "write", err)
		}
		crowded, verdict := judge(steps, reasons, now)
		if verdict != nil {
			return verdict
		}
		if lost = err; !crowded {
			continue // the steps were changed to fit what stands there
		}
		if err := t.pause(ctx, attempt); err != nil {
			return err
		}
	}
	return problem.Transient(fmt.Errorf("write was refused %d times: %w", maxAttempts, lost))
}

// send makes one request of the steps.
func (t *Table) send(ctx context.Context, steps []step, now time.Time) error {
	if len(steps) == 1 {
		return t.sendAlone(ctx, steps[0], now)
	}
	in := &dynamodb.TransactWriteItemsInput{ClientRequestToken: sdk.String(rand.Text())}
	for _, s := range steps {
		in.TransactItems = append(in.TransactItems, s.request(t.name, now))
	}
	_, err := t.client.TransactWriteItems(ctx, in)
	return err
}

func (t *Table) sendAlone(ctx context.Context, s step, now time.Time) error {
	options := func(o *dynamodb.Options) {
		if !s.repeatable() {
			o.Retryer = sdk.NopRetryer{}
		}
	}
	var err error
	switch r := s.request(t.name, now); {
	case r.Put != nil:
		_, err = t.client.PutItem(ctx, putInput(r.Put), options)
	case r.Update != nil:
		_, err = t.client.UpdateItem(ctx, updateInput(r.Update), options)
	default:
		_, err = t.client.DeleteItem(ctx, deleteInput(r.Delete), options)
	}
	return err
}

// The codes of a cancelled transaction, which this driver also gives to the
// refusals of a single op.
const (
	reasonCondition  = "ConditionalCheckFailed"
	reasonConflict   = "TransactionConflict"
	reasonThrottled  = "ThrottlingError"
	reasonThroughput = "ProvisionedThroughputExceeded"
	reasonValidation = "ValidationError"
)

// reasonsOf says per op why DynamoDB refused a request for certain. It is nil
// for any other error, after which the request may have been done.
func reasonsOf(err error) []types.CancellationReason {
	one := func(code string) []types.CancellationReason {
		message := err.Error()
		return []types.CancellationReason{{Code: &code, Message: &message}}
	}
	var cancelled *types.TransactionCanceledException
	if errors.As(err, &cancelled) {
		return cancelled.CancellationReasons
	}
	var failed *types.ConditionalCheckFailedException
	if errors.As(err, &failed) {
		reasons := one(reasonCondition)
		reasons[0].Item = failed.Item
		return reasons
	}
	switch errorCode(err) {
	case "TransactionConflictException", "ReplicatedWriteConflictException":
		return one(reasonConflict)
	case "ThrottlingException", "RequestLimitExceeded":
		return one(reasonThrottled)
	case "ProvisionedThroughputExceededException":
		return one(reasonThroughput)
	case "ValidationException":
		return one(reasonValidation)
	}
	return nil
}

// judge looks at the reasons in the order of the ops. It returns the verdict on
// the write, or nil when it can be sent again: at once after an update that
// found an expired item was marked to begin anew, or after a pause when the
// table was crowded.
func judge(steps []step, reasons []types.CancellationReason, now time.Time) (crowded bool, verdict error) {
	for i := range min(len(steps), len(reasons)) {
		switch code := sdk.ToString(reasons[i].Code); code {
		case "", "None":
		case reasonCondition:
			if err := steps[i].reconsider(i, reasons[i].Item, now); err != nil {
				return false, err
			}
		case reasonConflict, reasonThrottled, reasonThroughput:
			return true, nil
		case reasonValidation:
			return false, invalid(i, sdk.ToString(reasons[i].Message))
		default:
			return false, fmt.Errorf("op %d: %s: %s", i, code, sdk.ToString(reasons[i].Message))
		}
	}
	return false, nil
}

// reconsider asks what the promises say about the item that a condition failed
// on: DynamoDB does not tell the caller's conditions from the guards.
func (s *step) reconsider(i int, found attributes, now time.Time) error {
	var item *store.Item
	if len(found) > 0 {
		var err error
		if item, err = decodeItem(found); err != nil {
			return err
		}
	}
	live := store.Live(item, now)
	if !s.op.Holds(live) {
		return &store.ConditionFailed{Op: i, Found: live}
	}
	if _, err := s.op.Apply(live); err != nil {
		return fmt.Errorf("op %d: %w", i, err)
	}
	s.anew = item != nil && live == nil
	return nil
}

// invalid turns DynamoDB's word about sizes into the store's.
func invalid(i int, message string) error {
	lower := strings.ToLower(message)
	if strings.Contains(lower, "size") && (strings.Contains(lower, "exceed") || strings.Contains(lower, "limit")) {
		return fmt.Errorf("op %d: %w: %s", i, store.ErrTooLarge, message)
	}
	return fmt.Errorf("op %d: %s", i, message)
}
