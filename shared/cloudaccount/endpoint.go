package cloudaccount

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"time"

	"golang.org/x/oauth2"

	"formwright/shared/problem"
)

const (
	requestTime = 15 * time.Second
	revokeTime  = 5 * time.Second
	// What an access token's life is taken for when it is not said, and the
	// longest that is believed.
	usualLife, longestLife = 10 * time.Minute, 24 * time.Hour
)

// endpoint is how the token endpoint is reached, and the one for revoking that
// stands beside it.
type endpoint struct {
	client    *http.Client
	revokeURL string
}

func newEndpoint(tokenURL string, transport http.RoundTripper) endpoint {
	refuse := func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse } // what we send goes nowhere else
	return endpoint{
		client:    &http.Client{Transport: transport, Timeout: requestTime, CheckRedirect: refuse},
		revokeURL: beside(tokenURL, "revoke"),
	}
}

// beside replaces the last part of an address's path.
func beside(address, name string) string {
	u, err := url.Parse(address)
	if err != nil {
		return ""
	}
	u.Path = u.Path[:strings.LastIndex(u.Path, "/")+1] + name
	u.RawPath, u.RawQuery = "", ""
	return u.String()
}

// errRevoked is the end of a connection: the grant was revoked, or has expired.
var errRevoked = errors.New("the refresh token is refused")

func (s *Service) exchange(ctx context.Context, code, verifier string) (*oauth2.Token, error) {
	token, err := s.config.Exchange(s.endpoint.context(ctx), code, oauth2.VerifierOption(verifier))
	if err = explain(ctx, err); errors.Is(err, errRevoked) {
		return nil, problem.Wrap(err, problem.InvalidRequest, "The cloud service did not take its own code: it is used or has expired. Press Connect again.")
	}
	return token, err
}

func (s *Service) refresh(ctx context.Context, refresh string) (*oauth2.Token, error) {
	token, err := s.config.TokenSource(s.endpoint.context(ctx), &oauth2.Token{RefreshToken: refresh}).Token()
	return token, explain(ctx, err)
}

func (e endpoint) context(ctx context.Context) context.Context {
	return context.WithValue(ctx, oauth2.HTTPClient, e.client)
}

// revoke ends a grant at the cloud service (RFC 7009), if it can be reached.
func (e endpoint) revoke(ctx context.Context, token string) {
	if token == "" {
		return
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), revokeTime)
	defer cancel()
	form := url.Values{"token": {token}}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, e.revokeURL, strings.NewReader(form.Encode()))
	if err != nil {
		return
	}
	req.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	if resp, err := e.client.Do(req); err == nil {
		resp.Body.Close()
	}
}

// explain turns the library's errors, which may repeat whole answers, into
// problems that do not.
func explain(ctx context.Context, err error) error {
	var answer *oauth2.RetrieveError
	var whole *url.Error
	switch {
	case err == nil:
		return nil
	case errors.Is(ctx.Err(), context.Canceled):
		return fmt.Errorf("ask the token endpoint: %w", ctx.Err())
	case errors.As(err, &answer):
		return refused(answer)
	case errors.As(err, &whole):
		return busy(fmt.Errorf("ask the token endpoint: %w", whole.Err))
	}
	return busy(errors.New("the token endpoint's answer is not as documented"))
}

// refused is an answer with an error (RFC 6749 section 5.2).
func refused(answer *oauth2.RetrieveError) error {
	status := answer.Response.StatusCode
	cause := fmt.Errorf("the token endpoint answered %d %s", status, word(answer.ErrorCode))
	switch {
	case answer.ErrorCode == "invalid_grant":
		return errRevoked
	case status == http.StatusTooManyRequests || status == http.StatusRequestTimeout || status >= 500:
		return busy(cause)
	}
	return problem.Wrap(cause, problem.SourceUnavailable, "This service's own access to the cloud service does not work at the moment.")
}

func busy(cause error) error {
	return problem.Transient(problem.Wrap(cause, problem.SourceUnavailable, "The cloud service does not answer at the moment. Try again later."))
}

// life is how long an access token lives, counted by our own clock.
func life(token *oauth2.Token) time.Duration {
	if token.ExpiresIn <= 0 {
		return usualLife
	}
	return time.Duration(min(token.ExpiresIn, int64(longestLife/time.Second))) * time.Second
}
