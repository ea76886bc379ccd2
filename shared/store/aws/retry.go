package aws

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	sdk "github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/aws/retry"
	"github.com/aws/smithy-go"

	"formwright/shared/problem"
)

// failure says what was being done, and marks as transient what may work
// another time.
func failure(ctx context.Context, what string, err error) error {
	if ctx.Err() != nil {
		return fmt.Errorf("%s: %w", what, ctx.Err())
	}
	err = fmt.Errorf("%s: %w", what, err)
	if retry.IsErrorRetryables(retry.DefaultRetryables).IsErrorRetryable(err) == sdk.TrueTernary {
		return problem.Transient(err)
	}
	return err
}

// errorCode is the service's name for an error, "" when it did not come from
// the service.
func errorCode(err error) string {
	var api smithy.APIError
	if errors.As(err, &api) {
		return api.ErrorCode()
	}
	return ""
}

// The pauses before another try double from the first to the longest.
const (
	firstPause   = 20 * time.Millisecond
	longestPause = time.Second
)

// pause waits a random part of the pause of an attempt (0, 1 ...), so that those
// who lost a race do not meet again.
func pause(ctx context.Context, attempt int) error {
	longest := min(firstPause<<attempt, longestPause)
	timer := time.NewTimer(rand.N(longest))
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
