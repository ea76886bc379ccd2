package cloudaccount

import (
	"context"
	"errors"
	"time"

	"golang.org/x/oauth2"

	"formwright/shared/problem"
	"formwright/shared/store"
)

const (
	// early is how long before its end an access token is replaced.
	early = time.Minute
	// margin is the least that an access token must live to be handed out.
	margin = 10 * time.Second
	// leaseTime is how long one refresh keeps others from another. A refresh
	// token that is replaced at every use must not be used twice.
	leaseTime = time.Minute
	// refreshTime bounds a refresh with its write, well within the lease.
	refreshTime = 30 * time.Second
	// writeTries is how often the new tokens are written: losing them would lose
	// the connection.
	writeTries = 3
	// Who finds a refresh under way looks again after these waits.
	firstWait, lastWait = 20 * time.Millisecond, time.Second
)

// Token gives an access token that lives for a while yet and has the scopes
// that are needed. Without a working connection the error is a
// CloudAuthRequired problem that says what to do.
func (s *Service) Token(ctx context.Context, user string, needs ...string) (string, error) {
	if !s.Configured() {
		return "", notConfigured(problem.CloudAuthRequired)
	}
	var waited time.Duration
	for wait := firstWait; waited < leaseTime; wait = min(2*wait, lastWait) {
		r, err := s.row(ctx, user)
		if err != nil {
			return "", err
		}
		if err := r.permits(needs); err != nil {
			return "", err
		}
		if s.lives(r, early) {
			return r.secrets.Access, nil
		}
		token, done, err := s.replace(ctx, r)
		if done || err != nil {
			return token, err
		}
		if err := pause(ctx, wait); err != nil {
			return "", err
		}
		waited += wait
	}
	return "", busy(errors.New("a refresh under way did not end"))
}

// lives reports whether the access token lives for a while longer.
func (s *Service) lives(r row, while time.Duration) bool {
	return r.secrets.Access != "" && s.now().Add(while).Before(r.expires)
}

// replace gets a new access token unless somebody else is doing it; done is
// false when the row is to be read again.
func (s *Service) replace(ctx context.Context, r row) (token string, done bool, err error) {
	now := s.now()
	if r.lease.After(now) {
		return r.secrets.Access, s.lives(r, margin), nil
	}
	held, _, ok, err := s.update(ctx, r, map[string]any{"leaseUntil": now.Add(leaseTime).UnixMilli()})
	if err != nil || !ok {
		return "", false, err
	}
	// From here on the caller's end must not lose what the cloud service gave.
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), refreshTime)
	defer cancel()
	fresh, err := s.refresh(ctx, held.secrets.Refresh)
	if errors.Is(err, errRevoked) {
		return "", false, s.breakOff(ctx, held)
	}
	if err != nil {
		return s.release(ctx, held, err)
	}
	return s.keep(ctx, held, fresh)
}

// breakOff notes that the cloud service takes our token no longer.
func (s *Service) breakOff(ctx context.Context, r row) error {
	_, _, _, err := s.update(ctx, r, map[string]any{"broken": true, "sealed": []byte{}, "expiresAt": int64(0), "leaseUntil": int64(0)})
	return err
}

// release lets others try after a refresh that failed for the moment. The old
// access token may do for as long as it lives.
func (s *Service) release(ctx context.Context, r row, cause error) (token string, done bool, err error) {
	_, _, _, _ = s.update(ctx, r, map[string]any{"leaseUntil": int64(0)}) // the lease ends by itself
	if s.lives(r, margin) {
		return r.secrets.Access, true, nil
	}
	return "", false, cause
}

// keep writes what a refresh gave. Where the row has gone meanwhile the person
// has disconnected, and the new tokens are of no more use to anybody.
func (s *Service) keep(ctx context.Context, r row, fresh *oauth2.Token) (token string, done bool, err error) {
	r.secrets = secrets{Access: fresh.AccessToken, Refresh: fresh.RefreshToken}
	r.scopes = scopesOf(fresh, r.scopes)
	sealed, err := s.seal(r)
	if err != nil {
		return "", false, err
	}
	for range writeTries {
		var found *store.Item
		var ok bool
		_, found, ok, err = s.update(ctx, r, r.renewed(sealed, s.now().Add(life(fresh))))
		if err != nil {
			continue
		}
		if !ok && found == nil {
			s.endpoint.revoke(ctx, r.secrets.Refresh)
		}
		return r.secrets.Access, ok, nil
	}
	return "", false, err
}

// Refused tells that the cloud service did not take an access token before its
// time, as after the person removed this service there. The next Token asks for
// another one, and learns whether the connection is broken.
func (s *Service) Refused(ctx context.Context, user, token string) error {
	r, err := s.row(ctx, user)
	if err != nil || token == "" || r.secrets.Access != token || r.lease.After(s.now()) {
		return err
	}
	_, _, _, err = s.update(ctx, r, map[string]any{"expiresAt": int64(0)})
	return err
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
