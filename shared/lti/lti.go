// Package lti lets people come in from their learning platform (LTI 1.3, the
// tool's side): the platforms a site administrator registered, the login that a
// platform initiates, the launch it signs, and who its people are here.
//
// It promises that a launch is believed once, in the browser that began it, when
// a registered platform signed it for us within the last minutes; that an e-mail
// address in a launch opens no account by itself; and that everything refused is
// told with its cause and what the platform's administrator may do.
package lti

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"net/url"
	"slices"
	"strings"
	"time"

	"formwright/shared/account"
	"formwright/shared/source/guard"
	"formwright/shared/store"
)

// The tool's paths, under the base address.
const (
	LoginPath    = "/api/lti/login"
	CallbackPath = "/api/lti/callback"
	KeysPath     = "/api/lti/jwks"
	RegisterPath = "/api/lti/register"
)

// Accounts is what a launch needs of the accounts; *account.Service is one.
type Accounts interface {
	Get(ctx context.Context, id string) (account.User, error)
	// Assert gives a new account and the ops that make it.
	Assert(email, name string, plan account.Plan) (account.User, []store.Op, error)
	// Reassert updates an account that Assert made, and no other.
	Reassert(ctx context.Context, user account.User, email, name string) (account.User, error)
}

// Options are the settings of a Service.
type Options struct {
	BaseURL string // without a trailing slash
	// AllowPrivate allows platforms on loopback, with http and any port.
	AllowPrivate bool
	Dashboard    string   // the path a launch ends at; empty: /dashboard
	Pages        []string // more paths that a launch may ask for
}

// Service answers platforms.
type Service struct {
	table    store.Table
	accounts Accounts
	options  Options
	base     *url.URL
	outbound *guard.Client
	keys     keySets
	now      func() time.Time
}

// New makes the service; now is the clock.
func New(table store.Table, accounts Accounts, o Options, now func() time.Time) *Service {
	if o.Dashboard == "" {
		o.Dashboard = "/dashboard"
	}
	base, err := url.Parse(o.BaseURL)
	if err != nil {
		base = &url.URL{} // the settings were checked; no target fits this one
	}
	return &Service{table: table, accounts: accounts, options: o, base: base, now: now,
		outbound: guard.New(guard.Options{AllowPrivate: o.AllowPrivate, Timeout: fetchTime})}
}

// secret makes a value of 256 bits that nobody can guess.
func secret() string {
	var b [32]byte
	_, _ = rand.Read(b[:]) // never fails (crypto/rand)
	return base64.RawURLEncoding.EncodeToString(b[:])
}

// digest is what is kept of a secret, and how texts of any length become keys.
func digest(texts ...string) string {
	h := sha256.New()
	for _, s := range texts {
		sum := sha256.Sum256([]byte(s))
		h.Write(sum[:])
	}
	return hex.EncodeToString(h.Sum(nil))
}

// origin is scheme, host and port of an address, as browsers write it.
func origin(address string) string {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" {
		return ""
	}
	host := strings.ToLower(u.Host)
	switch u.Scheme {
	case "https":
		host = strings.TrimSuffix(host, ":443")
	case "http":
		host = strings.TrimSuffix(host, ":80")
	}
	return u.Scheme + "://" + host
}

// frames are the origins that may frame what a launch of the platform opened.
// Hosted platforms have one issuer for all and show tools on each institution's
// own host, which only the signed address of the way back names.
func frames(p Platform, back string) []string {
	list := []string{origin(p.Issuer), origin(p.AuthLoginURL)}
	if back != "" {
		list = append(list, origin(back))
	}
	slices.Sort(list)
	return slices.Compact(list)
}
