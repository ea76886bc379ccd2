package cloudform

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/netip"
	"strconv"
	"strings"
	"time"

	"formwright/shared/cloudaccount"
	"formwright/shared/problem"
)

const (
	requestTime = 60 * time.Second // the service fetches the pictures of a batch meanwhile
	maxAnswer   = 16 << 20
	// A busy service is asked again so often, after these waits or the one it names
	// if that is not too long; after that the job tries again later.
	tries                  = 4
	firstWait, longestWait = time.Second, 30 * time.Second
)

// client speaks to the forms API for one person at a time.
type client struct {
	http  *http.Client
	forms string
	drive string
	pause func(context.Context, time.Duration) error
	now   func() time.Time
}

// refusal is an answer that is no success. It repeats nothing of the form.
type refusal struct {
	status int
	reason string // a word of the service's, such as INVALID_ARGUMENT
	wait   time.Duration
}

func (r *refusal) Error() string {
	return fmt.Sprintf("the cloud service answered %d %s", r.status, r.reason)
}

// busy reports whether the same request may do later.
func (r *refusal) busy() bool {
	return r.status == http.StatusTooManyRequests || r.status == http.StatusRequestTimeout || r.status >= 500
}

// errUnanswered is a request of which nobody knows whether it was done.
var errUnanswered = errors.New("the cloud service gave no answer")

// ask sends a request that may be done twice, and sends it again while the
// service is busy.
func (c client) ask(ctx context.Context, who *cloudaccount.Person, method, address string, in, out any) error {
	return c.patiently(ctx, c.passing, func() error { return c.once(ctx, who, method, address, in, out) })
}

// patiently does something again while its error passes.
func (c client) patiently(ctx context.Context, passes func(error) bool, do func() error) error {
	wait := firstWait
	for try := 1; ; try++ {
		err := do()
		if err == nil || try == tries || ctx.Err() != nil || !passes(err) {
			return err
		}
		if err := c.pause(ctx, max(wait, waitOf(err))); err != nil {
			return err
		}
		wait *= 2
	}
}

// declined reports whether the service was too busy to begin, for a while that
// can be waited for.
func (c client) declined(err error) bool {
	var no *refusal
	return errors.As(err, &no) && no.status == http.StatusTooManyRequests && c.passing(err)
}

// passing reports whether the same request may do soon.
func (c client) passing(err error) bool {
	var no *refusal
	if errors.As(err, &no) {
		return no.busy() && no.wait <= longestWait
	}
	return errors.Is(err, errUnanswered)
}

// waitOf is how long the service asks to be left alone.
func waitOf(err error) time.Duration {
	var no *refusal
	if errors.As(err, &no) {
		return no.wait
	}
	return 0
}

// once sends a request, a second time only when the access token was not taken.
func (c client) once(ctx context.Context, who *cloudaccount.Person, method, address string, in, out any) error {
	for first := true; ; first = false {
		token, err := who.Token(ctx)
		if err != nil {
			return err
		}
		err = c.send(ctx, token, method, address, in, out)
		var no *refusal
		if !first || !errors.As(err, &no) || no.status != http.StatusUnauthorized {
			return err
		}
		who.Refused(ctx, token)
	}
}

func (c client) send(ctx context.Context, token, method, address string, in, out any) error {
	var body io.Reader
	if in != nil {
		text, err := encode(in)
		if err != nil {
			return err
		}
		body = bytes.NewReader(text)
	}
	req, err := http.NewRequestWithContext(ctx, method, address, body)
	if err != nil {
		return errors.New("make request to the cloud service")
	}
	req.Header.Set("Authorization", "Bearer "+token)
	req.Header.Set("Accept", "application/json")
	if in != nil {
		req.Header.Set("Content-Type", "application/json; charset=utf-8")
	}
	resp, err := c.http.Do(req)
	if err != nil {
		return errUnanswered // the error would repeat the address
	}
	defer resp.Body.Close()
	text, err := io.ReadAll(io.LimitReader(resp.Body, maxAnswer+1))
	switch {
	case resp.StatusCode != http.StatusOK:
		return c.refused(resp, text)
	case err != nil:
		return errUnanswered
	case len(text) > maxAnswer:
		return fmt.Errorf("the cloud service's answer has over %d bytes", maxAnswer)
	}
	if err := json.Unmarshal(text, out); err != nil {
		return fmt.Errorf("%w that is JSON", errUnanswered)
	}
	return nil
}

func encode(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return nil, fmt.Errorf("encode request: %w", err)
	}
	return b.Bytes(), nil
}

func (c client) refused(resp *http.Response, text []byte) error {
	var body struct {
		Error struct {
			Status  string `json:"status"`
			Details []struct {
				Reason string `json:"reason"`
			} `json:"details"`
			Errors []struct {
				Reason string `json:"reason"`
			} `json:"errors"`
		} `json:"error"`
	}
	_ = json.Unmarshal(text, &body) // the status says enough
	reason := body.Error.Status
	for _, d := range body.Error.Details {
		if d.Reason != "" {
			reason = d.Reason
		}
	}
	if reason == "" && len(body.Error.Errors) > 0 {
		reason = body.Error.Errors[0].Reason
	}
	return &refusal{status: resp.StatusCode, reason: word(reason), wait: c.retryAfter(resp.Header.Get("Retry-After"))}
}

// word keeps a reason only if it is one word, because logs repeat it.
func word(s string) string {
	if len(s) > 60 || strings.ContainsFunc(s, func(r rune) bool {
		return r != '_' && (r < '0' || r > '9') && (r < 'A' || r > 'Z') && (r < 'a' || r > 'z')
	}) {
		return ""
	}
	return s
}

// retryAfter reads both forms of the header (RFC 9110 section 10.2.3).
func (c client) retryAfter(value string) time.Duration {
	if n, err := strconv.Atoi(value); err == nil && n > 0 {
		return time.Duration(min(n, 86400)) * time.Second
	}
	if at, err := http.ParseTime(value); err == nil {
		return max(at.Sub(c.now()), 0)
	}
	return 0
}

// explain turns what went wrong, lasting or passing, into a problem.
func explain(err error) error {
	var no *refusal
	var known *problem.Error
	switch {
	case err == nil:
		return nil
	case errors.As(err, &known), problem.IsTransient(err):
		return err
	case errors.Is(err, context.Canceled), errors.Is(err, context.DeadlineExceeded):
		return problem.Transient(err)
	case !errors.As(err, &no):
		return busy(err)
	case no.busy():
		return busy(err)
	case no.status == http.StatusUnauthorized:
		return problem.Wrap(err, problem.CloudAuthRequired, "Your cloud account no longer lets this service in. Connect it again on the page Cloud account.")
	case no.status == http.StatusForbidden && disabled(no.reason):
		return problem.Wrap(err, problem.SourceUnavailable, "This service's own access to the forms of the cloud service is not switched on. Tell its operator.")
	case no.status == http.StatusForbidden:
		return problem.Wrap(err, problem.CloudAuthRequired, "Your cloud account does not let this service make forms. Connect it again on the page Cloud account and tick everything that is asked for.")
	}
	return problem.Wrap(err, problem.SourceUnavailable, "The cloud service refused the form (%d %s).", no.status, no.reason)
}

// disabled reports whether a refusal means our project and not the person.
func disabled(reason string) bool {
	return reason == "SERVICE_DISABLED" || reason == "accessNotConfigured" || reason == "CONSUMER_INVALID"
}

func busy(cause error) error {
	return problem.Transient(problem.Wrap(cause, problem.SourceUnavailable, "The cloud service takes no forms at the moment. Try again later."))
}

func pause(ctx context.Context, d time.Duration) error {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func parseIP(host string) netip.Addr {
	ip, _ := netip.ParseAddr(host)
	return ip.Unmap()
}
