package drive

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"strconv"
	"time"

	"formwright/shared/problem"
	"formwright/shared/source"
)

const (
	// tries is how often a request is sent at most.
	tries = 4
	// firstWait is before the second try; it doubles for each one after.
	firstWait = 500 * time.Millisecond
	// maxWait is the longest Retry-After that is waited for. With a longer one
	// the job comes back later instead of holding a worker.
	maxWait = 20 * time.Second
	// requestTime bounds one try with its body.
	requestTime = 90 * time.Second
	// maxPage bounds the pages and error bodies that are looked into.
	maxPage = 1 << 20
)

// session is one document's way through the drive: the confirm page of a large
// file may set a cookie.
type session struct {
	*Client
	bearer bearer // nil without one
	http   http.Client
}

// session is the way as the bearer.
func (c *Client) session(b bearer) *session {
	jar, _ := cookiejar.New(nil) // fails on options only
	return &session{c, b, http.Client{
		Transport: c.transport, Jar: jar, Timeout: requestTime, CheckRedirect: c.places.redirect,
	}}
}

// send does a request, again and later when the drive is busy. An answer from
// 300 up comes back as a *statusError. The caller closes the body.
func (s *session) send(req *http.Request) (*http.Response, error) {
	ctx := req.Context()
	for try := 1; ; try++ {
		resp, err := s.once(req)
		wait, again := retry(err, try, s.now())
		if err == nil || ctx.Err() != nil || !again {
			return resp, err
		}
		if err := s.sleep(ctx, wait); err != nil {
			return nil, err
		}
	}
}

func (s *session) once(req *http.Request) (*http.Response, error) {
	one := req.Clone(req.Context())
	if req.GetBody != nil {
		body, err := req.GetBody()
		if err != nil {
			return nil, fmt.Errorf("repeat request: %w", err)
		}
		one.Body = body
	}
	resp, err := s.http.Do(one)
	if err != nil {
		return nil, withoutURL(err)
	}
	if resp.StatusCode >= 300 {
		defer resp.Body.Close()
		return nil, readStatus(resp)
	}
	return resp, nil
}

// withoutURL drops the address the library puts in its errors: it holds the
// document's id and maybe the key.
func withoutURL(err error) error {
	var whole *url.Error
	if errors.As(err, &whole) {
		err = whole.Err
	}
	return fmt.Errorf("ask the drive: %w", err)
}

// retry says whether an error is worth another try now, and after how long.
func retry(err error, try int, now time.Time) (wait time.Duration, again bool) {
	if err == nil || try >= tries || errors.Is(err, errPrivate) {
		return 0, false
	}
	wait = firstWait << (try - 1)
	var status *statusError
	var network net.Error
	switch {
	case errors.As(err, &network):
		// After a time-out another try would take as long again.
		return wait, !network.Timeout()
	case !errors.As(err, &status):
		return wait, true
	case !status.busy():
		return 0, false
	}
	wait = max(wait, status.retryAfter(now))
	return wait, wait <= maxWait
}

// retryAfter reads Retry-After, which is seconds or a date (RFC 9110 section
// 10.2.3).
func (e *statusError) retryAfter(now time.Time) time.Duration {
	if n, err := strconv.Atoi(e.after); err == nil && n > 0 {
		return time.Duration(min(n, 86400)) * time.Second
	}
	if at, err := http.ParseTime(e.after); err == nil {
		return at.Sub(now)
	}
	return 0
}

// explain turns what went wrong into a problem.
func (c *Client) explain(ctx context.Context, err error) error {
	var p *problem.Error
	var status *statusError
	switch {
	case errors.As(err, &p):
		return err
	case errors.Is(ctx.Err(), context.Canceled):
		return fmt.Errorf("fetch document: %w", ctx.Err())
	case errors.Is(err, errPrivate):
		return c.notShared(err)
	case errors.As(err, &status) && status.ours():
		return noAccess(err)
	case errors.As(err, &status) && !status.busy() && !status.quota():
		return c.notShared(err)
	}
	return problem.Transient(problem.Wrap(err, problem.SourceUnavailable, "The drive does not answer at the moment. Try again later."))
}

// noAccess is a fault of the service's own credentials, which trying again does
// not mend.
func noAccess(cause error) error {
	return problem.Wrap(cause, problem.SourceUnavailable, "The service's own access to the drive does not work at the moment.")
}

func (c *Client) notShared(cause error) error {
	whom := "anyone with the link"
	if c.account != nil {
		whom = c.account.email + " or with " + whom
	}
	return problem.Wrap(cause, problem.DocumentNotFound,
		"There is no such document, or it is not shared. Share it with %s, downloading allowed.", whom)
}

// read takes a document's bytes from an answer.
func read(resp *http.Response) ([]byte, error) {
	if resp.ContentLength > source.MaxSize {
		return nil, source.TooLarge(source.MaxSize)
	}
	return source.ReadAll(resp.Body, source.MaxSize)
}

func readPage(resp *http.Response) []byte {
	page, _ := io.ReadAll(io.LimitReader(resp.Body, maxPage)) // a part of it will do
	return page
}
