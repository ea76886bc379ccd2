package account

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"formwright/shared/jose"
	"formwright/shared/memo"
	"formwright/shared/problem"
	"formwright/shared/store"
)

// Scopes lists every scope in the contract's order (section 5).
func Scopes() []string { return []string{"forms:read", "forms:write", "jobs:read"} }

// MaxTokenLife is the longest an API-settings token may live.
const MaxTokenLife = 365 * 24 * time.Hour

// tokenUse marks API-settings tokens ("personal access tokens") among our JWTs.
const tokenUse = "pat"

// Credential is what a request proves itself with.
type Credential string

// The credentials.
const (
	SettingsToken Credential = "settings token" // made on the API settings page
	AccessToken   Credential = "access token"   // given to an OAuth client
	Session       Credential = "session"        // the cookie of a browser that signed in here
	Launch        Credential = "launch"         // the cookie of a browser that an LMS sent here
)

// Principal is who a request acts for.
type Principal struct {
	User   string // the account's id
	Scopes []string
	By     Credential
	Token  string // the id of the token or session used
	Client string // the OAuth client of an AccessToken
}

// Whole reports whether nothing of the account is out of the principal's reach:
// a session, or a token of the API settings that was not narrowed. The session
// of a launch is none of them: an LMS began it, which may do so for any of its
// people.
func (p Principal) Whole() bool {
	narrowed := slices.ContainsFunc(Scopes(), func(s string) bool { return !p.May(s) })
	return p.By == Session || p.By == SettingsToken && !narrowed
}

// May reports whether the principal has a scope; everybody has the empty one.
func (p Principal) May(scope string) bool {
	return scope == "" || slices.Contains(p.Scopes, scope)
}

// Tokens makes and checks API-settings tokens.
type Tokens struct {
	table    store.Table
	signer   *jose.Signer
	verifier *jose.Verifier
	issuer   string // the service's base URL
	now      func() time.Time
	owners   *memo.Memo[string] // of the tokens that were alive a moment ago
}

// NewTokens makes the token service of one issuer.
func NewTokens(table store.Table, rings jose.Rings, issuer string, now func() time.Time) *Tokens {
	return &Tokens{table: table, signer: jose.NewSigner(rings), verifier: jose.NewVerifier(rings, now),
		issuer: issuer, now: now, owners: memo.New[string](now)}
}

func tokensOf(user string) string { return "TOKENS#" + user }

func tokenKey(id string) store.Key { return store.Key{PK: "TOKEN#" + id, SK: "TOKEN"} }

// Issue makes a token for a user. No scopes means all of them.
func (t *Tokens) Issue(ctx context.Context, user, name string, scopes []string, life time.Duration) (string, error) {
	scopes, err := checkScopes(scopes)
	if err != nil {
		return "", err
	}
	if life <= 0 || life > MaxTokenLife {
		return "", problem.Field(problem.InvalidRequest, "expiresIn", "A token lives from 1 second to 365 days.")
	}
	name = strings.TrimSpace(name)
	if name == "" || !validName(name) {
		return "", problem.Field(problem.InvalidRequest, "name", "A token has a name of 1 to %d characters without control characters.", maxName)
	}
	id, now := uuid.NewString(), t.now()
	token, err := t.signer.Sign(jose.Claims{
		jose.Issuer: t.issuer, jose.Audience: t.issuer, jose.Subject: user, jose.ID: id,
		jose.Scope: strings.Join(scopes, " "), jose.TokenUse: tokenUse, jose.IssuedAt: now, jose.Expires: now.Add(life),
	}, jose.TypeJWT)
	if err != nil {
		return "", fmt.Errorf("sign token: %w", err)
	}
	err = t.table.Write(ctx, store.Put(store.Item{
		Key: tokenKey(id),
		Attrs: map[string]any{"user": user, "name": name, "scopes": strings.Join(scopes, " "), "createdAt": now.UnixMilli(),
			"expiresAt": now.Add(life).Unix(), "usedAt": int64(0)},
		Index:   [2]store.Key{{PK: tokensOf(user), SK: fmt.Sprintf("%020d#%s", now.UnixMilli(), id)}},
		Expires: now.Add(life),
	}, store.Absent()))
	if err != nil {
		return "", fmt.Errorf("keep token: %w", err)
	}
	return token, nil
}

func checkScopes(scopes []string) ([]string, error) {
	if len(scopes) == 0 {
		return Scopes(), nil
	}
	for i, s := range scopes {
		switch {
		case !slices.Contains(Scopes(), s):
			return nil, problem.Field(problem.InvalidRequest, "scopes", "Unknown scope %q. Allowed: %s.", s, strings.Join(Scopes(), ", "))
		case slices.Contains(scopes[:i], s):
			return nil, problem.Field(problem.InvalidRequest, "scopes", "The scope %s stands there twice.", s)
		}
	}
	return scopes, nil
}

// Authenticate says whom a bearer token stands for. Every way a token can be
// bad gives the same InvalidToken answer; the log sees which.
func (t *Tokens) Authenticate(ctx context.Context, token string) (Principal, error) {
	claims, err := t.verifier.Verify(token, jose.Expect{Issuer: t.issuer, Audience: []string{t.issuer}, Type: jose.TypeJWT})
	if err != nil {
		return Principal{}, invalidToken(err)
	}
	if claims.String(jose.TokenUse) != tokenUse {
		return Principal{}, invalidToken(errors.New("not an API-settings token"))
	}
	p := Principal{By: SettingsToken, User: claims.String(jose.Subject), Token: claims.String(jose.ID), Scopes: strings.Fields(claims.String(jose.Scope))}
	alive, err := t.alive(ctx, p)
	if err != nil {
		return Principal{}, err
	}
	if !alive {
		return Principal{}, invalidToken(errors.New("token is revoked or unknown"))
	}
	return p, nil
}

func invalidToken(cause error) error {
	return problem.Wrap(cause, problem.InvalidToken, "The access token is invalid or has expired.")
}

// alive looks the token's row up; only living tokens are remembered.
func (t *Tokens) alive(ctx context.Context, p Principal) (bool, error) {
	user, err := t.owners.Get(p.Token, func() (string, bool, error) {
		item, err := t.table.Get(ctx, tokenKey(p.Token))
		if errors.Is(err, store.ErrNotFound) {
			return "", false, nil
		}
		if err != nil {
			return "", false, fmt.Errorf("look token up: %w", err)
		}
		t.noteUse(ctx, item)
		return item.String("user"), true, nil
	})
	return err == nil && user != "" && user == p.User, err
}
