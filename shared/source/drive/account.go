package drive

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"

	"formwright/shared/jose"
)

const (
	// scope lets the account read, and nothing else.
	scope = "https://www.googleapis.com/auth/drive.readonly"
	// defaultToken is the token endpoint when a key file names none.
	defaultToken = "https://oauth2.googleapis.com/token"
	// assertionLife is the longest the token endpoint takes.
	assertionLife = time.Hour
	// early is how long before its end an access token is replaced.
	early = time.Minute
)

// account is a service account: it trades a signed assertion for an access
// token (RFC 7523) and keeps the token while it lives.
type account struct {
	email    string
	signer   *jose.RSASigner
	audience string // the token endpoint as the key file names it
	endpoint string // where it is asked

	mu      sync.Mutex
	token   string
	expires time.Time
}

// parseAccount reads a JSON key file. Its errors never repeat what it holds.
func parseAccount(text string, where places) (*account, error) {
	var file struct {
		Type     string `json:"type"`
		Email    string `json:"client_email"`
		Key      string `json:"private_key"`
		KeyID    string `json:"private_key_id"`
		TokenURI string `json:"token_uri"`
	}
	if err := json.Unmarshal([]byte(text), &file); err != nil {
		return nil, errors.New("the service account (CLOUD_SERVICE_ACCOUNT) is not the JSON of a key file")
	}
	if file.Type != "service_account" || file.Email == "" {
		return nil, errors.New("the service account (CLOUD_SERVICE_ACCOUNT) is not of type service_account or has no client_email")
	}
	signer, err := jose.ParseRSA([]byte(file.Key), file.KeyID)
	if err != nil {
		return nil, fmt.Errorf("the service account's private_key: %w", err)
	}
	a := &account{email: file.Email, signer: signer, audience: file.TokenURI}
	if a.audience == "" {
		a.audience = defaultToken
	}
	a.endpoint, err = endpoint(a.audience, where)
	return a, err
}

// endpoint keeps to the key file's token endpoint when it belongs to the cloud
// that is asked, and goes to the stand-in's own otherwise.
func endpoint(audience string, where places) (string, error) {
	u, err := url.Parse(audience)
	if err != nil || !where.allowed(u) {
		return "", errors.New("the service account's token_uri is not an address of the cloud")
	}
	if where.base != nil && u.Host != where.base.Host {
		return where.token, nil
	}
	return audience, nil
}

// access gives a token that lives for another minute at least.
func (a *account) access(ctx context.Context, s *session) (string, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	now := s.now()
	if a.token != "" && now.Before(a.expires) {
		return a.token, nil
	}
	assertion, err := a.signer.SignRS256(jose.Claims{
		jose.Issuer: a.email, jose.Audience: a.audience, jose.Scope: scope,
		jose.IssuedAt: now, jose.Expires: now.Add(assertionLife),
	}, jose.TypeJWT)
	if err != nil {
		return "", err
	}
	token, life, err := a.exchange(ctx, s, assertion)
	if err != nil {
		return "", err
	}
	a.token, a.expires = token, now.Add(life-early)
	return token, nil
}

func (a *account) exchange(ctx context.Context, s *session, assertion string) (token string, life time.Duration, err error) {
	form := url.Values{"grant_type": {"urn:ietf:params:oauth:grant-type:jwt-bearer"}, "assertion": {assertion}}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, a.endpoint, strings.NewReader(form.Encode()))
	if err != nil {
		return "", 0, errors.New("make token request")
	}
	req.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	resp, err := s.send(req)
	var status *statusError
	if errors.As(err, &status) && !status.busy() {
		return "", 0, noAccess(err)
	}
	if err != nil {
		return "", 0, err
	}
	defer resp.Body.Close()
	var answer struct {
		Token string `json:"access_token"`
		Life  int64  `json:"expires_in"`
	}
	if err := json.Unmarshal(readPage(resp), &answer); err != nil || answer.Token == "" {
		return "", 0, errors.New("the token endpoint's answer holds no access_token")
	}
	return answer.Token, time.Duration(min(answer.Life, 86400)) * time.Second, nil
}

// forget drops a token the API did not take.
func (a *account) forget(_ context.Context, token string) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.token == token {
		a.token = ""
	}
}
