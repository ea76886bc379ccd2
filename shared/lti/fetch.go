package lti

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"

	"formwright/shared/jose"
	"formwright/shared/problem"
)

// fetchKeys reads the key set and how long it stays fresh.
func (s *Service) fetchKeys(ctx context.Context, p Platform) (jose.ForeignKeys, time.Duration, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, p.JWKSURL, nil)
	if err != nil {
		return jose.ForeignKeys{}, 0, errors.New("the keyset URL is not a URL")
	}
	body, header, err := s.fetch(req, jose.MaxForeignSet)
	if err != nil {
		return jose.ForeignKeys{}, 0, err
	}
	keys, err := jose.ParseForeignKeys(body)
	if err != nil {
		return jose.ForeignKeys{}, 0, err
	}
	return keys, freshness(header), nil
}

// fetch sends a request to a platform and reads a JSON answer of at most max
// bytes.
func (s *Service) fetch(req *http.Request, max int64) ([]byte, http.Header, error) {
	if err := s.checkURL("address", req.URL.String()); err != nil {
		return nil, nil, err
	}
	req.Header.Set("User-Agent", "Formwright/1.0 (LTI tool)")
	req.Header.Set("Accept", "application/json")
	ctx, cancel := context.WithTimeout(req.Context(), fetchTime)
	defer cancel()
	resp, err := s.outbound.Do(req.WithContext(ctx))
	if err != nil {
		return nil, nil, err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK && resp.StatusCode != http.StatusCreated {
		return nil, nil, answered(resp.StatusCode)
	}
	body, err := io.ReadAll(io.LimitReader(resp.Body, max+1))
	if err != nil {
		return nil, nil, errors.New("the answer broke off")
	}
	if int64(len(body)) > max {
		return nil, nil, tooLong(max)
	}
	return body, resp.Header, nil
}

// answered is a status that is no success.
type answered int

func (a answered) Error() string { return fmt.Sprintf("the server answered %d", int(a)) }

// tooLong is an answer beyond this many bytes.
type tooLong int64

func (t tooLong) Error() string { return fmt.Sprintf("the answer has more than %d KB", int64(t)>>10) }

// freshness is max-age within its bounds.
func freshness(h http.Header) time.Duration {
	fresh := time.Duration(0)
	for _, directive := range strings.Split(strings.Join(h.Values("Cache-Control"), ","), ",") {
		name, value, _ := strings.Cut(strings.ToLower(strings.TrimSpace(directive)), "=")
		switch name {
		case "no-store", "no-cache":
			return minFresh
		case "max-age":
			if seconds, err := strconv.ParseUint(strings.Trim(value, `"`), 10, 31); err == nil {
				fresh = time.Duration(seconds) * time.Second
			}
		}
	}
	return min(max(fresh, minFresh), maxFresh)
}

// KeyTest is what the key set of a platform holds.
type KeyTest struct {
	Keys    int    // usable for RS256
	Message string // what is wrong, or that all is well
}

// TestKeys fetches the key set of a platform now, for its administrator. What
// was cached is left alone.
func (s *Service) TestKeys(ctx context.Context, id string) (KeyTest, error) {
	p, err := s.Get(ctx, id)
	if err != nil {
		return KeyTest{}, err
	}
	keys, _, err := s.fetchKeys(ctx, p)
	switch {
	case err != nil && ctx.Err() != nil:
		return KeyTest{}, ctx.Err()
	case err != nil:
		return KeyTest{Message: "The keyset cannot be read: " + whyNot(err)}, nil
	case keys.Len() == 0:
		return KeyTest{Message: "The keyset was read, but holds no RSA key of at least 2048 bits for RS256 signatures."}, nil
	}
	return KeyTest{Keys: keys.Len(), Message: fmt.Sprintf("The keyset was read; usable RS256 keys: %d.", keys.Len())}, nil
}

// whyNot tells an administrator what a fetch ended in.
func whyNot(err error) string {
	var status answered
	var long tooLong
	switch {
	case errors.As(err, &status), errors.As(err, &long):
		return err.Error() + "."
	case errors.Is(err, jose.ErrInvalid):
		return "it is not a JSON Web Key Set."
	case problem.CodeOf(err) != problem.Internal:
		return problem.Of(err).Message
	}
	return "the server did not answer properly."
}
