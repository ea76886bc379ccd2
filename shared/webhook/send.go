package webhook

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"

	"formwright/shared/problem"
)

// The bounds of one try. Connecting has its own bound in the guarded client.
const (
	sendTime    = 15 * time.Second
	maxResponse = 64 << 10 // read
	keepBytes   = 1 << 10  // kept
)

// try is one request to be made.
type try struct {
	url     string
	secrets Secrets
	id      string
	body    []byte
	test    bool
}

// Outcome is what became of one request.
type Outcome struct {
	Status   int    // of the response; 0 when there was none
	Response string // the beginning of its body
	Error    string // why the request did not succeed; empty when it did

	wait time.Duration // what the receiver asked for
}

// Delivered reports whether the receiver acknowledged.
func (o Outcome) Delivered() bool { return o.Status >= 200 && o.Status < 300 }

// gone: the receiver wants nothing more, ever.
func (o Outcome) gone() bool { return o.Status == http.StatusGone }

// busy: the receiver, or what stands before it, asks for fewer requests.
func (o Outcome) busy() bool {
	switch o.Status {
	case http.StatusTooManyRequests, http.StatusBadGateway, http.StatusGatewayTimeout:
		return true
	}
	return o.wait > 0 && !o.Delivered()
}

// send makes one request. An error is trouble of our own; what the receiver
// does wrong is an outcome.
func (s *Service) send(ctx context.Context, t try) (Outcome, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, t.url, bytes.NewReader(t.body))
	if err != nil {
		return Outcome{Error: "The address is not a URL."}, nil
	}
	now := s.now()
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("User-Agent", "Formwright/1.0 (webhooks)")
	req.Header.Set("Accept-Encoding", "identity")
	if t.test {
		req.Header.Set("X-Service-Test", "true")
	}
	Sign(req.Header, t.secrets, t.id, now, t.body)
	resp, err := s.client.Do(req)
	if err != nil && ctx.Err() != nil {
		return Outcome{}, fmt.Errorf("send: %w", ctx.Err())
	}
	if err != nil {
		return Outcome{Error: problem.Of(err).Message}, nil
	}
	defer resp.Body.Close()
	out := Outcome{Status: resp.StatusCode, Response: beginning(resp.Body), wait: retryAfter(resp.Header, now)}
	out.Error = complaint(out.Status)
	return out, nil
}

// beginning reads a bounded part of a body and keeps its beginning. How the body
// ends does not matter: the status is the acknowledgement.
func beginning(body io.Reader) string {
	data, _ := io.ReadAll(io.LimitReader(body, maxResponse))
	if len(data) > keepBytes {
		data = data[:keepBytes]
	}
	return strings.ToValidUTF8(strings.ReplaceAll(string(data), "\x00", ""), "")
}

func complaint(status int) string {
	switch {
	case status >= 200 && status < 300:
		return ""
	case status >= 300 && status < 400:
		return fmt.Sprintf("The receiver answered %d. Redirects are not followed: save the final address.", status)
	case status == http.StatusGone:
		return "The receiver answered 410: it wants no more events."
	}
	return fmt.Sprintf("The receiver answered %d.", status)
}
