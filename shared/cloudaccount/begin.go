package cloudaccount

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"net/url"
	"time"

	"golang.org/x/oauth2"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// stateLife is how long a person may take to allow us in.
const stateLife = 10 * time.Minute

// maxState bounds what is looked up; ours has 43 characters.
const maxState = 128

// Begin starts connecting a person's account and gives the address the browser
// is sent to. The answer must come back to Finish in the same session.
func (s *Service) Begin(ctx context.Context, user, session string) (string, error) {
	if !s.Configured() {
		return "", notConfigured(problem.TargetNotAvailable)
	}
	state, verifier := random(), oauth2.GenerateVerifier()
	sealed, err := s.box.Seal([]byte(verifier), stateContext(user))
	if err != nil {
		return "", fmt.Errorf("seal verifier: %w", err)
	}
	until := s.now().Add(stateLife)
	err = s.table.Write(ctx, store.Put(store.Item{
		Key:     stateKey(state),
		Attrs:   map[string]any{"user": user, "session": digest(session), "verifier": sealed, "until": until.UnixMilli()},
		Expires: until,
	}, store.Absent()))
	if err != nil {
		return "", fmt.Errorf("keep state: %w", err)
	}
	return s.config.AuthCodeURL(state, oauth2.AccessTypeOffline, oauth2.S256ChallengeOption(verifier),
		oauth2.SetAuthURLParam("prompt", "consent"), // without it a second consent gives no refresh token
		oauth2.SetAuthURLParam("include_granted_scopes", "true")), nil
}

// redeem takes the one state of an answer and gives its PKCE verifier. A state
// of another session stays: who learned it cannot spoil it for its owner.
func (s *Service) redeem(ctx context.Context, user, session string, query url.Values) (verifier string, err error) {
	state, ok := only(query, "state", maxState)
	if !ok {
		return "", badState(errors.New("not exactly one state"))
	}
	item, err := s.table.Get(ctx, stateKey(state))
	if errors.Is(err, store.ErrNotFound) {
		return "", badState(nil)
	}
	if err != nil {
		return "", fmt.Errorf("get state: %w", err)
	}
	if item.String("user") != user || item.String("session") != digest(session) || s.now().UnixMilli() >= item.Int("until") {
		return "", badState(nil)
	}
	err = s.table.Write(ctx, store.Delete(item.Key, store.Present()))
	if _, _, raced := store.FailedOp(err); raced {
		return "", badState(nil)
	}
	if err != nil {
		return "", fmt.Errorf("take state: %w", err)
	}
	plain, err := s.box.Open(item.Bytes("verifier"), stateContext(user))
	if err != nil {
		return "", fmt.Errorf("open verifier: %w", err)
	}
	return string(plain), nil
}

func badState(cause error) error {
	return problem.Wrap(errors.Join(ErrState, cause), problem.InvalidRequest,
		"This answer of the cloud service belongs to no request of yours that still waits. Press Connect again, and finish within 10 minutes in the same browser.")
}

func stateKey(state string) store.Key {
	return store.Key{PK: "CLOUDSTATE#" + digest(state), SK: "STATE"}
}

func stateContext(user string) []byte { return []byte("cloud state of " + user) }

// only gives the value of a parameter that stands there exactly once.
func only(query url.Values, name string, most int) (string, bool) {
	values := query[name]
	if len(values) != 1 || values[0] == "" || len(values[0]) > most {
		return "", false
	}
	return values[0], true
}

// random gives 256 bits that nobody guesses.
func random() string {
	var b [32]byte
	_, _ = rand.Read(b[:]) // never fails
	return base64.RawURLEncoding.EncodeToString(b[:])
}

func digest(s string) string {
	sum := sha256.Sum256([]byte(s))
	return hex.EncodeToString(sum[:])
}
