package lti

import (
	"context"
	"crypto/subtle"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// stateLife is how long a launch may take from login to callback (contract 8).
const stateLife = 10 * time.Minute

// state is a launch under way. Its secrets are known to the browser alone; the
// store keeps their digests.
type state struct {
	secret string // the state parameter
	nonce  string
	cookie string // the value of the state's cookie
	stored string // the value in the platform's storage

	hashes struct{ nonce, cookie, stored string }

	Platform, Issuer, ClientID string
	Deployment, Target         string
	Storage                    string // the frame that stores for us; empty when the platform offers none
	LoginHint, MessageHint     string
	Expires                    time.Time
}

func newState() state {
	return state{secret: secret(), nonce: secret(), cookie: secret(), stored: secret()}
}

func stateKey(value string) store.Key {
	return store.Key{PK: "LTISTATE#" + digest(value), SK: "STATE"}
}

func (s *Service) keep(ctx context.Context, l state) error {
	l.Expires = s.now().Add(stateLife)
	item := store.Item{Key: stateKey(l.secret), Attrs: map[string]any{
		"nonce": digest(l.nonce), "cookie": digest(l.cookie), "stored": digest(l.stored),
		"platform": l.Platform, "issuer": l.Issuer, "clientId": l.ClientID, "deployment": l.Deployment, "target": l.Target,
		"storage": l.Storage, "loginHint": l.LoginHint, "messageHint": l.MessageHint, "expiresAt": l.Expires.UnixMilli(),
	}}
	// The row outlives the state, whose end is told by the clock to the millisecond.
	item.Expires = l.Expires.Add(time.Minute)
	if err := s.table.Write(ctx, store.Put(item, store.Absent())); err != nil {
		return fmt.Errorf("keep state: %w", err)
	}
	return nil
}

// look reads a state that is neither used nor over.
func (s *Service) look(ctx context.Context, value string) (state, error) {
	item, err := s.table.Get(ctx, stateKey(value))
	if errors.Is(err, store.ErrNotFound) {
		return state{}, stateGone()
	}
	if err != nil {
		return state{}, fmt.Errorf("get state: %w", err)
	}
	l := state{secret: value,
		Platform: item.String("platform"), Issuer: item.String("issuer"), ClientID: item.String("clientId"),
		Deployment: item.String("deployment"), Target: item.String("target"), Storage: item.String("storage"),
		LoginHint: item.String("loginHint"), MessageHint: item.String("messageHint"), Expires: time.UnixMilli(item.Int("expiresAt")),
	}
	l.hashes.nonce, l.hashes.cookie, l.hashes.stored = item.String("nonce"), item.String("cookie"), item.String("stored")
	if !s.now().Before(l.Expires) {
		return state{}, stateGone()
	}
	return l, nil
}

// consume uses a state up; of many that try, one succeeds.
func (s *Service) consume(ctx context.Context, l state) error {
	err := s.table.Write(ctx, store.Delete(stateKey(l.secret), store.Present()))
	if _, _, used := store.FailedOp(err); used {
		return stateGone()
	}
	if err != nil {
		return fmt.Errorf("consume state: %w", err)
	}
	return nil
}

func stateGone() error {
	return refuse(problem.LTIStateInvalid, hintLaunch,
		"This launch is unknown, was used already, or took longer than %d minutes.", int(stateLife.Minutes())).field("state")
}

// matches compares a presented secret with the digest that was kept.
func matches(value, hash string) bool {
	return value != "" && subtle.ConstantTimeCompare([]byte(digest(value)), []byte(hash)) == 1
}

// CookieName is the name of the cookie of a state. Each state has its own, so
// that launches in two tabs don't take each other's.
func CookieName(state string) string { return cookiePrefix + digest(state)[:16] }

// stateCookie binds a state to the browser. Partitioned, because the tool stands
// in a frame of another site.
func stateCookie(state, value string) *http.Cookie {
	return &http.Cookie{Name: CookieName(state), Value: value, Path: "/", MaxAge: int(stateLife.Seconds()),
		Secure: true, HttpOnly: true, SameSite: http.SameSiteNoneMode, Partitioned: true}
}

func endCookie(state string) *http.Cookie { return ended(CookieName(state)) }

func ended(name string) *http.Cookie {
	c := stateCookie("", "")
	c.Name, c.MaxAge = name, -1
	return c
}

// maxStates is how many launches a browser may have under way.
const maxStates = 16

// Surplus ends the cookies of launches when a browser has very many of them: any
// site can begin launches in it, and a browser whose cookies have outgrown the
// gateway's bounds is answered nothing at all.
func Surplus(sent []*http.Cookie) (out []*http.Cookie) {
	for _, c := range sent {
		if strings.HasPrefix(c.Name, cookiePrefix) {
			out = append(out, ended(c.Name))
		}
	}
	if len(out) < maxStates {
		return nil
	}
	return out
}

// cookiePrefix begins the name of every cookie of a launch.
const cookiePrefix = "__Host-lti_"

// storageKey is what the value is called in the platform's storage. It does not
// tell the state.
func storageKey(state string) string { return "lti_state_" + digest(state)[:32] }
