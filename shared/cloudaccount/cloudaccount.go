// Package cloudaccount is this service as an OAuth client of a person's cloud
// account. The person allows us once, in the browser, to read documents and to
// make forms; from then on we hold a refresh token, sealed, and hand out access
// tokens for as long as the cloud service takes it.
//
// No token ever stands in an error's text.
package cloudaccount

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"time"

	"golang.org/x/oauth2"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// The scopes that a person is asked for. A person may leave some of them out.
const (
	// ScopeDocuments lets us read the person's documents.
	ScopeDocuments = "https://www.googleapis.com/auth/drive.readonly"
	// ScopeForms lets us make forms in the person's drive and change them.
	ScopeForms = "https://www.googleapis.com/auth/forms.body"
)

// asked lists all of them; the first two tell whose account it is.
func asked() []string { return []string{"openid", "email", ScopeDocuments, ScopeForms} }

// The real service.
const (
	defaultAuthURL  = "https://accounts.google.com/o/oauth2/v2/auth"
	defaultTokenURL = "https://oauth2.googleapis.com/token"
)

// callback is the path the cloud service sends the person back to.
const callback = "/cloud/callback"

// What went wrong, for those who ask by errors.Is. The problem around them has
// the message for the person.
var (
	// ErrNotConfigured: the operator has not set up a client of the cloud service.
	ErrNotConfigured = errors.New("no client of the cloud account is configured")
	// ErrDenied: the person did not allow what is needed.
	ErrDenied = errors.New("the person did not allow access")
	// ErrState: the answer belongs to no request of this session that still waits.
	ErrState = errors.New("unknown, used, expired or foreign state")
	// ErrNoRefresh: the cloud service gave no refresh token.
	ErrNoRefresh = errors.New("no refresh token was given")
)

// Sealer encrypts what is stored. What was sealed for one context opens for no
// other.
type Sealer interface {
	Seal(plain, context []byte) ([]byte, error)
	Open(sealed, context []byte) ([]byte, error)
}

// Options are the settings of the service.
type Options struct {
	ClientID     string // empty: nobody can connect an account
	ClientSecret string
	AuthURL      string            // empty: the real service
	TokenURL     string            // empty: the real service; tokens are revoked beside it
	BaseURL      string            // of this service, without a trailing slash
	Transport    http.RoundTripper // nil: the usual one
}

// Service connects accounts and gives access tokens. It is safe for concurrent
// use, also by several processes over one table.
type Service struct {
	table    store.Table
	box      Sealer
	config   oauth2.Config
	endpoint endpoint
	now      func() time.Time
}

// New makes the service.
func New(table store.Table, box Sealer, o Options, now func() time.Time) *Service {
	config := oauth2.Config{
		ClientID: o.ClientID, ClientSecret: o.ClientSecret, Scopes: asked(), RedirectURL: o.BaseURL + callback,
		Endpoint: oauth2.Endpoint{AuthURL: o.AuthURL, TokenURL: o.TokenURL, AuthStyle: oauth2.AuthStyleInParams},
	}
	if config.Endpoint.AuthURL == "" {
		config.Endpoint.AuthURL = defaultAuthURL
	}
	if config.Endpoint.TokenURL == "" {
		config.Endpoint.TokenURL = defaultTokenURL
	}
	return &Service{table: table, box: box, config: config, now: now, endpoint: newEndpoint(config.Endpoint.TokenURL, o.Transport)}
}

// Configured reports whether people can connect their account at all.
func (s *Service) Configured() bool { return s.config.ClientID != "" }

// Connection is what is known of a person's cloud account.
type Connection struct {
	Connected   bool // an account was connected and not disconnected since
	Email       string
	Scopes      []string // what the person allowed
	ConnectedAt time.Time
	Broken      bool // the cloud service takes our token no longer: the person must connect again
}

// Allows reports whether the connection works and has a scope.
func (c Connection) Allows(scope string) bool {
	return c.Connected && !c.Broken && slices.Contains(c.Scopes, scope)
}

// Status says whether a person has connected an account, and which.
func (s *Service) Status(ctx context.Context, user string) (Connection, error) {
	item, err := s.table.Get(ctx, rowKey(user))
	if errors.Is(err, store.ErrNotFound) {
		return Connection{}, nil
	}
	if err != nil {
		return Connection{}, fmt.Errorf("get cloud account: %w", err)
	}
	return Connection{
		Connected: true, Email: item.String("email"), Scopes: strings.Fields(item.String("scopes")),
		ConnectedAt: time.UnixMilli(item.Int("connectedAt")).UTC(), Broken: item.Bool("broken"),
	}, nil
}

func notConfigured(code problem.Code) error {
	return problem.Wrap(ErrNotConfigured, code, "Cloud accounts cannot be connected here: this service has no client of the cloud service (CLOUD_CLIENT_ID).")
}
